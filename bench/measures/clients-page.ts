import { asOwner } from '@sextant/database/as-owner'
import pg from 'pg'
import { openBrowser } from '../../e2e/browser.ts'
import { type Bench, median, type Row } from '../bench.ts'
import { joinAgency } from '../join-agency.ts'

/** An agency of five thousand clients in real Chromium: scrolling their page, and typing into the command palette. */
export async function measureClientsPage(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({ EMAIL_CONFIRMATION: 'off' })
  const pool = new pg.Pool({ connectionString: bench.url })
  const browser = await openBrowser()
  try {
    const { clients, rounds } = bench.size
    const token = await plant(product.address, pool, clients)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(value => {
      localStorage.setItem('auth_token', value)
      const found: number[] = []
      Reflect.set(window, 'longTasks', found)
      new PerformanceObserver(list =>
        found.push(...list.getEntries().map(entry => entry.duration)),
      ).observe({ type: 'longtask', buffered: false })
    }, token)
    await page.goto(`${product.address}/clients`)
    await page.locator('main a[href^="/clients/client-"]').first().waitFor()
    await page.waitForTimeout(1_500)
    await page.evaluate(() => (Reflect.get(window, 'longTasks') as number[]).splice(0))
    const seen = new Set<string>()
    for (let turn = 0; turn < 30 * rounds; turn += 1) {
      await page.mouse.wheel(0, 2_400)
      await page.waitForTimeout(60)
      seen.add(
        await page.evaluate(
          () =>
            document.querySelector('main a[href^="/clients/client-"]')?.getAttribute('href') ?? '',
        ),
      )
    }
    const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[])
    const scrolled = await page.evaluate(() => Math.round(window.scrollY))
    const strokes = await typeInPalette(page)
    return [
      {
        what: `scrolling the page of ${clients.toLocaleString('en-US')} clients, tasks over 50 ms`,
        got: `${tasks.length} in ${scrolled.toLocaleString('en-US')} px${tasks.length ? ` (longest ${Math.max(...tasks).toFixed(0)} ms)` : ''}, ${seen.size} places seen`,
        goal: 'none',
        met: tasks.length === 0,
      },
      {
        what: `a keystroke in the palette, ${clients.toLocaleString('en-US')} clients, to the next frame`,
        got: `${median(strokes).toFixed(0)} ms median, ${Math.max(...strokes).toFixed(0)} ms at most`,
        goal: 'under 50 ms',
        met: Math.max(...strokes) < 50,
      },
    ]
  } finally {
    await browser.close()
    await pool.end()
    await product.stop()
  }
}

async function plant(address: string, pool: pg.Pool, clients: number): Promise<string> {
  const { token, orgId } = await joinAgency(address, pool, 'many-clients')
  await asOwner({ pool }, async owner => {
    await owner.query(
      `insert into public.clients (org_id, slug, name, industry, monthly_fee_cents, created_at) select $1, 'client-' || n, 'Client ' || n || ' ' || (array['Bakery', 'Dental', 'Logistics', 'Outfitters', 'Studio'])[1 + n % 5], 'Retail', n * 100, now() - n * interval '1 hour' from generate_series(1, $2::integer) n`,
      [orgId, clients],
    )
    await owner.query(
      `insert into public.campaigns (org_id, client_id, name, status) select c.org_id, c.id, 'Campaign', (array['active', 'paused'])[1 + n % 2] from public.clients c cross join generate_series(1, 3) n where c.org_id = $1`,
      [orgId],
    )
  })
  await pool.query('analyze')
  return token
}

/** Milliseconds from each key to the frame after it. */
async function typeInPalette(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>,
): Promise<number[]> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').last().waitFor()
  await page.waitForTimeout(1_500)
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'strokes', times)
    document.addEventListener(
      'keydown',
      () => {
        const from = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from), 0))
      },
      { capture: true },
    )
  })
  await page.keyboard.type('client 4321 outfit', { delay: 120 })
  await page.waitForTimeout(300)
  return page.evaluate(() => Reflect.get(window, 'strokes') as number[])
}
