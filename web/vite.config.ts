import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { fontPreloads, sitePlugin } from './site-plugin.ts'

const page = (name: string) => fileURLToPath(new URL(`./${name}.html`, import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), contractPlugin(), sitePlugin(), fontPreloads()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The Host header stays the browser's own: the authentication provider compares it with the Origin.
  server: { proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: ['index', 'landing', 'terms', 'privacy'].map(page) },
    // light-dark() carries the themes; older targets would have it rewritten into something nested themes do not survive.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
