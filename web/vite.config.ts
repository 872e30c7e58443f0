import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { fontPreloads, sitePlugin } from './site-plugin.ts'

const page = (name: string) => fileURLToPath(new URL(`./${name}.html`, import.meta.url))

// Which modules travel together, so that first pages stay within their budgets (docs/decisions, "Chunks by who loads them").
/** Also loaded by the pages of the public site: must stay small. */
const CALLS =
  /web\/src\/client\/(?:send|token|api-address|unauthorized|second-factor|refresh|forget)\.ts/
/** Loaded by every page of the application, signed in or not. */
const EVERYWHERE = oneOf(
  /node_modules\/(?:react|react-dom|scheduler|react-router|clsx|class-variance-authority)\//,
  /lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /web\/src\/(?:ui\/(?:cn|class-groups)|client\/use-sending)\.ts/,
)
/** Loaded by every signed-in page. A group takes along what its modules import: nothing of /login may hang on these. */
const INSIDE = oneOf(
  /node_modules\/@(?:tanstack\/(?:react-query|query-core)|orpc|radix-ui\/react-dropdown-menu)\//,
  /web\/src\/client\/(?:api|changed|failure-of|query-client)\.ts/,
  /web\/src\/ui\/primitives\/(?:avatar|badge|dropdown-menu|menu-style)\.tsx?$/,
  /web\/src\/ui\/patterns\/time-(?:ago|since)\.tsx?$/,
  /web\/src\/features\/session\/step-up\.ts$/,
  /virtual:api-contract/,
)
/** Dynamic imports whose needs are listed ahead, in the file that every visitor loads first: what somebody opens cold. */
const FETCHED_COLD = /\/(?:app-frame|public-frame|onboarding-frame|visitor|dashboard|login)-/

/** What any of the parts matches. */
function oneOf(...parts: RegExp[]): RegExp {
  return new RegExp(parts.map(part => part.source).join('|'))
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), contractPlugin(), sitePlugin(), fontPreloads()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The Host header stays the browser's own: the authentication provider compares it with the Origin.
  server: {
    proxy: {
      '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false },
    },
  },
  build: {
    modulePreload: {
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || FETCHED_COLD.test(file)
          ? dependencies
          : dependencies.filter(name => name.endsWith('.css')),
    },
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['index', 'landing', 'terms', 'privacy'].map(page),
      output: {
        codeSplitting: {
          groups: [
            { name: 'calls', test: CALLS, priority: 3 },
            { name: 'everywhere', test: EVERYWHERE, priority: 2 },
            { name: 'inside', test: INSIDE, priority: 1 },
          ],
        },
      },
    },
    // light-dark() carries the themes; older targets would have it rewritten into something nested themes do not survive.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
