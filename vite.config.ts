import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { firstPaint } from './scripts/build/first-paint.ts';
import { preloadFonts } from './scripts/build/preload-fonts.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: 'src/client',
  plugins: [
    react(),
    tailwindcss(),
    firstPaint(),
    preloadFonts(/(fraunces|source-sans-3)-latin-.{8}\.woff2$/),
  ],
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
    // Which files a page loads first: read by scripts/gates/check-first-load.ts.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: { '/api': server, '/livez': server, '/readyz': server },
  },
});
