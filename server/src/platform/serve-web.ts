import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const DIST = join(import.meta.dirname, '../../../web/dist')

/** The built web application: hashed files for a year, the page itself never cached. Without a build the API works alone. */
export function serveWeb(hono: Hono): void {
  const page = join(DIST, 'index.html')
  if (!existsSync(page)) return
  const html = readFileSync(page, 'utf8')
  const root = relative(process.cwd(), DIST)
  hono.use('/assets/*', serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }))
  hono.use('*', async (c, next) => (c.req.path === '/' || c.req.path.endsWith('.html') ? next() : serveStatic({ root })(c, next)))
  hono.get('*', c => c.html(html, 200, { 'cache-control': 'no-cache' }))
}
