/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';

const server = process.env['HEARTHSIDE_SERVER'] ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [svelte()],
  // Trap: without this vitest resolves Svelte's server build and nothing mounts.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Trap: the server refuses what comes from another origin, so the host must stay the one of the page.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true } } },
  // Words are read by keys: without names for each of them they are plain objects, and smaller.
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What many pages share in small parts comes as one: each part costs an answer with all that is said around it.
      output: {
        codeSplitting: { groups: [{ name: 'common', test: /web\/src\/.*\.(ts|svelte)$/, minShareCount: 8, maxModuleSize: 4000 }] },
      },
    },
  },
  test: { environment: 'happy-dom', testTimeout: 20_000, include: ['src/**/*.test.ts'], setupFiles: ['src/words/laid-out.ts'] },
});
