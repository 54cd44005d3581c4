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
  },
  server: {
    proxy: { '/api': server, '/livez': server, '/readyz': server },
  },
});
