import { fileURLToPath } from 'node:url'
import { fillMarks, type SiteFacts } from '@sextant/contracts/site-marks'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const RENDER = fileURLToPath(new URL('./src/site/render.tsx', import.meta.url))
const PAGES: Record<string, string> = {
  '/': '/landing.html',
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
}
/** The faces that the first lines are set in: asked for at once, not after the style sheet was read. */
const FIRST_FONTS = /(instrument-sans-latin-wdth-normal|newsreader-latin-opsz-normal)[^/]*\.woff2$/

type Renderer = typeof import('./src/site/render.tsx')

/**
 * The public site: pages rendered from React to plain HTML while building, so that they read without JavaScript. What only
 * a running server knows stays as marks, which the server fills; under hot reload this plugin fills them from the environment.
 */
export function sitePlugin(): Plugin {
  let server: ViteDevServer | null = null
  const renderer = async (): Promise<Renderer> =>
    server
      ? ((await server.ssrLoadModule(RENDER)) as Renderer)
      : (
          await runnerImport<Renderer>(RENDER, {
            root: ROOT,
            configFile: false,
            logLevel: 'error',
            resolve: { alias: { '@': `${ROOT}src` } },
          })
        ).module
  return {
    name: 'public-site',
    configureServer(running) {
      server = running
      running.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?')
        const page = PAGES[path]
        if (page) request.url = query === undefined ? page : `${page}?${query}`
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path }) => {
        const name = Object.values(PAGES).includes(path) ? path.slice(1).replace('.html', '') : null
        const page = name ? (await renderer()).renderPage(name) : html
        return server ? fillMarks(page, factsFromEnvironment()) : page
      },
    },
  }
}

/** Adds the preloads once the fonts have their final names. */
export const fontPreloads = (): Plugin => ({
  name: 'font-preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => FIRST_FONTS.test(file))
        .map(file => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: 'head-prepend' as const,
        })),
  },
})

const factsFromEnvironment = (): SiteFacts => ({
  appName: process.env.APP_NAME || 'Sextant',
  contact: process.env.CONTACT_EMAIL || 'hello@sextant.example',
  origin: process.env.PUBLIC_URL ?? '',
  videoUrl: process.env.DEMO_VIDEO_URL || null,
  provider: Boolean(process.env.AI_PROVIDER),
})
