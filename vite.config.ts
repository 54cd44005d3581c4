import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: 'src/client',
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      'react-style-singleton': `${import.meta.dirname}/src/client/platform/style-singleton.ts`,
    },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    // The page's Content-Security-Policy allows nothing inline: no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
    // Tells the server which files to preload for a page (src/server/app/render-page.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left to itself the bundler makes a file for each set of pages, four dozen for one of them.
        codeSplitting: {
          groups: [
            { name: 'start', priority: 2, tags: ['$initial'] },
            { name: 'icons', priority: 1, test: /lucide-react/, minShareCount: 2 },
            {
              name: 'contracts',
              priority: 1,
              test: /node_modules.zod|src.shared/,
              minShareCount: 3,
            },
            // By which pages need it, with what is too little for a file of its own put to the nearest.
            {
              name: 'shared',
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/livez': server, '/readyz': server },
  },
});
