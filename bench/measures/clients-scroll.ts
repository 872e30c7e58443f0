import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../../e2e/browser.ts'
import { type Row, startProduct } from '../bench.ts'

const CLIENTS = 5_000
const LONG_MS = 50

/** The page of an agency with five thousand clients, scrolled to its end in a real browser: what keeps it busy at a stretch. */
export async function measureClientsScroll(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sextant-bench-'))
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' })
  const browser = await openBrowser()
  try {
    const post = async <T>(path: string, body: unknown, token = ''): Promise<T> => {
      const answer = await fetch(product.address + path, { method: 'POST', headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` }, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    }
    const { token } = await post<{ token: string }>('/api/auth/sign-in/email', { email: 'agency-owner@demo.example', password: 'Demo-Pass-2025' })
    const lines = Array.from({ length: CLIENTS }, (_line, n) => `Client number ${n},${n % 7 === 0 ? 'paused' : 'active'},Retail,${n}`)
    await post('/api/v1/clients/import', { csv: ['name,status,industry,monthly_fee', ...lines].join('\n'), dry_run: false }, token)

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(value => localStorage.setItem('auth_token', value), token)
    const page = await context.newPage()
    await page.goto(`${product.address}/clients`)
    await page.locator('a[data-client]').first().waitFor()
    await page.waitForTimeout(1_500)
    await page.evaluate(() => {
      const tasks: number[] = []
      Object.assign(globalThis, { longTasks: tasks })
      new PerformanceObserver(list => { for (const entry of list.getEntries()) tasks.push(entry.duration) }).observe({ type: 'longtask' })
    })
    await page.mouse.move(720, 600)
    let drawn = 0
    for (let still = 0; still < 12;) {
      await page.mouse.wheel(0, 2_400)
      await page.waitForTimeout(40)
      const height = await page.evaluate(() => document.documentElement.scrollHeight - globalThis.scrollY - globalThis.innerHeight)
      still = height < 10 ? still + 1 : 0
      drawn = Math.max(drawn, await page.locator('a[data-client]').count())
    }
    const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as number[])
    const last = await page.locator('tr[aria-rowindex]').last().getAttribute('aria-rowindex')
    if (Number(last) < CLIENTS) throw new Error(`the end was not reached: row ${last}`)
    const longest = Math.max(0, ...tasks)
    return [{ what: `/clients scrolled to the end of ${CLIENTS.toLocaleString('en-US')} clients`, got: `${tasks.length} long tasks${tasks.length > 0 ? `, longest ${longest.toFixed(0)} ms` : ''}; at most ${drawn} rows in the page`, goal: `none over ${LONG_MS} ms`, met: longest <= LONG_MS }]
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
