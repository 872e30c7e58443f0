// node scripts/build-web.mjs: builds the web application, and compresses it once, so that the server only sends files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { building, environment, node, ROOT, run } from './setup.mjs'

const ASSETS = join(ROOT, 'web/dist/assets')

async function compress(name) {
  const content = readFileSync(join(ASSETS, name))
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content),
  ])
  writeFileSync(join(ASSETS, `${name}.gz`), gz)
  writeFileSync(join(ASSETS, `${name}.br`), br)
}

await building(async () => {
  run(node(), ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    env: environment(),
  })
  // On all cores: one after the other takes as long as the build itself.
  const names = readdirSync(ASSETS).filter(name => /\.(m?js|css|svg)$/.test(name))
  await Promise.all(names.map(compress))
})
