import { gzipSync } from 'node:zlib'
import { openBrowser } from '../../e2e/browser.ts'
import { type Row, startProduct } from '../bench.ts'
import { onDemo } from '../planted.ts'

const BUDGETS: [string, number][] = [
  ['/login', 130],
  ['/dashboard', 220],
]

/** JavaScript that a first visit loads, in gzipped kilobytes (1,000 bytes), read off a real browser. */
export const measureFirstPage = (): Promise<Row[]> => onDemo(firstPages)

async function firstPages(dataDir: string): Promise<Row[]> {
  const product = await startProduct({ DATA_DIR: dataDir })
  const browser = await openBrowser()
  try {
    const answer = await fetch(`${product.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sme-owner@demo.example', password: 'Demo-Pass-2025' }),
    })
    const { token } = (await answer.json()) as { token: string }
    const rows: Row[] = []
    for (const [path, budget] of BUDGETS) {
      const context = await browser.newContext()
      if (path !== '/login')
        await context.addInitScript(value => localStorage.setItem('auth_token', value), token)
      const page = await context.newPage()
      const scripts: Promise<number>[] = []
      page.on('response', response => {
        if (response.request().resourceType() === 'script')
          scripts.push(response.body().then(body => gzipSync(body, { level: 9 }).length))
      })
      await page.goto(product.address + path, { waitUntil: 'load' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(2_000)
      if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
      rows.push({
        what: `JavaScript of ${path}, gzipped`,
        got: `${(bytes / 1000).toFixed(0)} kB`,
        goal: `at most ${budget} kB`,
        met: bytes <= budget * 1000,
      })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}
