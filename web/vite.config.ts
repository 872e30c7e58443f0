import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { fontPreloads, sitePlugin } from './site-plugin.ts'

const page = (name: string) => fileURLToPath(new URL(`./${name}.html`, import.meta.url))

const OPENED_FIRST = /\/(app-frame|public-frame|organization-dashboard|dashboard|login)-|^(index|landing|terms|privacy)\.html$/

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
    // The table of screens stands in the first script: lists of what each screen imports would weigh on the sign-in page. Those one opens first keep theirs.
    modulePreload: { resolveDependencies: (file, dependencies) => (OPENED_FIRST.test(file) ? dependencies : dependencies.filter(name => name.endsWith('.css'))) },
    // light-dark() carries the themes; older targets would have it rewritten into something nested themes do not survive.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
