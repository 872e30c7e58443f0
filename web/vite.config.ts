import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { fontPreloads, sitePlugin } from './site-plugin.ts'

const FETCHED_COLD = /\/(?:app-frame|public-frame|onboarding-frame|visitor|dashboard|login)-/

const page = (name: string) => fileURLToPath(new URL(`./${name}.html`, import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), contractPlugin(), sitePlugin(), fontPreloads()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The Host header stays the browser's own: the authentication provider compares it with the Origin.
  server: { proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    // What a dynamic import needs besides its own file is listed in the first file every visitor loads. Only the frames and the dashboard, which
    // somebody opens cold, are worth that; another screen finds nearly all it shares with them loaded.
    modulePreload: { resolveDependencies: (file, dependencies, { hostType }) => (hostType === 'html' || FETCHED_COLD.test(file) ? dependencies : dependencies.filter(name => name.endsWith('.css'))) },
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: ['index', 'landing', 'terms', 'privacy'].map(page) },
    // light-dark() carries the themes; older targets would have it rewritten into something nested themes do not survive.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
