import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './scripts/preload-fonts.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: 'src/client',
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(/(fraunces|source-sans-3)-latin-(soft|wght)-normal/),
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
    // Which files a page loads first: read by scripts/check-first-load.ts.
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/livez': server, '/readyz': server },
  },
});
