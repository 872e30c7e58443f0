import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { escapeJson, escapeMarkup, fillMarks, type SiteFacts } from '@sextant/contracts/site-marks'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')

/** Pages of the public site, rendered when the web application was built. Every other address is the application's. */
const SITE_PAGES: Record<string, string> = {
  '/': 'landing.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
}
/** What a search engine may read. The rest is behind a sign-in. */
const OPEN_TO_ROBOTS = [
  '/$',
  '/terms',
  '/privacy',
  '/request-invitation',
  '/signup',
  '/login',
  '/assets/',
  '/*.png$',
  '/*.svg$',
  '/*.ico$',
  '/*.js$',
  '/site.webmanifest',
]
const IN_SITEMAP = ['/', '/request-invitation', '/terms', '/privacy']

/**
 * The built web application: hashed files for a year, pages checked for news each time. Without a build the API works alone; at a first
 * start the build may still be under way beside it.
 */
export function serveWeb(hono: Hono, config: Config): void {
  const site = openSite(config)
  const root = relative(process.cwd(), DIST)
  // Until then there is no folder that they could serve.
  const files = whenAsked(() => ({
    assets: serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
    others: serveStatic({
      root,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600'),
    }),
  }))
  hono.use('/assets/*', (c, next) => (site() ? files().assets(c, next) : next()))
  hono.get('*', async (c, next) => {
    const text = site()?.texts.get(c.req.path)
    if (text) return send(c, text)
    return !site() || c.req.path.endsWith('.html') ? next() : files().others(c, next)
  })
  hono.get('*', c => {
    const application = namesAFile(c.req.path) ? null : site()?.application
    return application ? send(c, application) : c.notFound()
  })
}

/** Made with the first call, and kept. */
function whenAsked<T>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

/** Filled in and compressed once, with the first request: before somebody listens the port may not be known. Null without a build. */
const openSite = (config: Config): (() => Site | null) =>
  whenAsked(() => (existsSync(join(DIST, 'index.html')) ? prepareSite(config) : null))

type Site = {
  /** By path. */ texts: ReadonlyMap<string, Document>
  application: Document
}

function prepareSite(config: Config): Site {
  const facts = factsOf(config)
  const filled = (name: string, type: string, escape = escapeMarkup): Document =>
    documentOf(fillMarks(readFileSync(join(DIST, name), 'utf8'), facts, escape), type)
  const html = 'text/html; charset=utf-8'
  const texts = new Map<string, Document>([
    ...Object.entries(SITE_PAGES).map(([path, file]) => [path, filled(file, html)] as const),
    ['/site.webmanifest', filled('site.webmanifest', 'application/manifest+json', escapeJson)],
    ['/robots.txt', documentOf(robots(facts), 'text/plain; charset=utf-8')],
    ['/sitemap.xml', documentOf(sitemap(facts), 'application/xml; charset=utf-8')],
  ])
  return { texts, application: filled('index.html', html) }
}

/** No address of the application has a dot in its last part, nor one at the beginning of any: whoever asks for one wants a file. */
const namesAFile = (path: string): boolean => /^\/assets\/|\/\.|\.[a-z0-9]{1,11}$/i.test(path)

const factsOf = (config: Config): SiteFacts => ({
  appName: config.appName,
  contact: config.contactEmail,
  videoUrl: config.demoVideoUrl ?? null,
  provider: config.ai !== null,
  origin: (config.publicUrl ?? `http://${config.host}:${config.port}`).replace(/\/+$/, ''),
})

type Document = {
  type: string
  etag: string
  plain: string
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

const documentOf = (plain: string, type: string): Document => ({
  type,
  plain,
  etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
  br: new Uint8Array(brotliCompressSync(plain)),
  gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
})

function send(c: Context, { type, etag, plain, br, gzip }: Document): Response {
  const headers = {
    'content-type': type,
    'cache-control': 'no-cache',
    etag,
    vary: 'accept-encoding',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return c.body(br, 200, { ...headers, 'content-encoding': 'br' })
  if (/\bgzip\b/.test(accepted))
    return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(plain, 200, headers)
}

const robots = ({ origin }: SiteFacts): string =>
  [
    'User-agent: *',
    ...OPEN_TO_ROBOTS.map(path => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const sitemap = ({ origin }: SiteFacts): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${IN_SITEMAP.map(path => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`).join('\n')}\n</urlset>\n`
