import type { Page } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import { type Row, startProduct } from '../bench.ts'
import { onDemo } from '../planted.ts'

const LONGEST_TASK_MS = 50
const CHANGES = ['meta-ads', 'google-ads', '']

/** What a filter change costs a page of figures, and that the code of charts comes only where one is. */
export const measureFiguresPage = (): Promise<Row[]> => onDemo(figuresPage)

/** Milliseconds of the longest task since the page began to watch. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = { ms: 0 }
    Object.assign(globalThis, { longest })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        longest.ms = Math.max(longest.ms, Math.round(duration))
    }).observe({ type: 'longtask' })
  })
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms)

async function signedIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sme-owner@demo.example', password: 'Demo-Pass-2025' }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Whether the code of scales and shapes is among the scripts of a page: every chart draws with it. */
const bringsCharts = (scripts: readonly string[]): boolean =>
  scripts.some(script => script.includes('/trend-chart') || script.includes('/stacked-bars'))

async function figuresPage(dataDir: string): Promise<Row[]> {
  const product = await startProduct({ DATA_DIR: dataDir })
  const browser = await openBrowser()
  try {
    const context = await browser.newContext()
    const token = await signedIn(product.address)
    await context.addInitScript(value => localStorage.setItem('auth_token', value), token)
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', response => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.url())
    })
    await page.goto(`${product.address}/dashboard`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2_000)
    const early = bringsCharts(scripts)
    await page.goto(`${product.address}/metrics`)
    await page.getByRole('heading', { name: /brings \d+% of/ }).waitFor()
    await page.waitForTimeout(1_000)
    await watchTasks(page)
    for (const channel of CHANGES) {
      await page.getByLabel('Channel', { exact: true }).selectOption(channel)
      await page.waitForTimeout(1_500)
    }
    const longest = await longestTask(page)
    return [
      {
        what: 'longest task of a filter change on a page of figures',
        got: longest === 0 ? 'none over 50 ms' : `${longest} ms`,
        goal: `at most ${LONGEST_TASK_MS} ms`,
        met: longest <= LONGEST_TASK_MS,
      },
      {
        what: 'code of charts on a page without one',
        got: early ? 'fetched' : 'not fetched',
        goal: 'not fetched',
        met: !early,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
