import { asOwner } from '@sextant/database/as-owner'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import { type Bench, median, type Row } from '../bench.ts'
import { joinAgency } from '../join-agency.ts'

/** The library of an agency with ten thousand outputs of ten passages: its pages from the first to the last, those that words of the texts find, and scrolling it in real Chromium. */
export async function measureLibrary(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({ EMAIL_CONFIRMATION: 'off' })
  const pool = new pg.Pool({ connectionString: bench.url })
  try {
    const { token, orgId } = await joinAgency(product.address, pool, 'many-outputs')
    await plant(pool, orgId, bench.size.outputs)
    const pages = await timePages(product.address, token)
    return [
      pagesRow(pages, bench.size.outputs),
      await foundRow(product.address, token),
      await scroll(product.address, token, bench, ''),
      await scroll(product.address, token, bench, 'prices season'),
    ]
  } finally {
    await pool.end()
    await product.stop()
  }
}

const plant = (pool: pg.Pool, orgId: string, outputs: number) =>
  asOwner({ pool }, async owner => {
    await owner.query(
      `insert into public.clients (org_id, slug, name, industry) select $1, 'library-' || n, 'Client ' || n, 'Retail' from generate_series(1, 20) n`,
      [orgId],
    )
    await owner.query(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, summary, content, created_at)
       select $1, c.id, 'strategy', (array['swot', 'vrio', 'ice', 'okrs'])[1 + n % 4],
              'Plan ' || n || ' of the season', 'Begin with what pays back first, in the order of ' || n, '{}',
              now() - n * interval '1 minute'
       from generate_series(1, $2::integer) n
       join public.clients c on c.org_id = $1 and c.slug = 'library-' || (1 + n % 20)`,
      [orgId, outputs],
    )
    // Nine passages more of each, put in at once: read one by one they would take as long as the rest of the bench.
    await owner.query('set local statement_timeout = 0')
    await owner.query(
      `insert into public.search_entries (org_id, kind, source_id, place, client_id, open, name, heading, words, language, about, stems, meaning_model, changed_at)
       select o.org_id, 'output', o.id, t.place, o.client_id, false, o.title, '', t.words, 'en', '{}',
              t.stems || case when t.place = 7 and o.id::text like '00%' then 'lantern:900'::tsvector else ''::tsvector end,
              'none', o.created_at
       from public.agent_outputs o
       cross join (
         select p.place, p.words, app.stems_of_entry('en', '', '', p.words) as stems
         from (
           select place, string_agg(md5(place || ' ' || word) || ' price of the season', ' ') as words
           from generate_series(2, 10) place
           cross join generate_series(1, 15) word
           group by place
         ) p
       ) t
       where o.org_id = $1`,
      [orgId],
    )
    await owner.query(
      `select app.keep_output_words($1, array(select id from public.agent_outputs where org_id = $1))`,
      [orgId],
    )
    await owner.query('analyze public.agent_outputs, public.search_entries, public.output_words')
  })

/** A page of what one word finds, in one output of a hundred and in all, as a multiple of a page without words. */
async function foundRow(address: string, token: string): Promise<Row> {
  const [plain, few, all] = [
    await timeOfPage(address, token, ''),
    await timeOfPage(address, token, 'lantern'),
    await timeOfPage(address, token, 'prices season'),
  ]
  const ms = (value: number) => `${value.toFixed(0)} ms`
  return {
    what: 'a page of that library by words of the texts, to one without',
    got: `${(few / plain).toFixed(1)} and ${(all / plain).toFixed(1)} (${ms(plain)}; in few ${ms(few)}, in all ${ms(all)})`,
    goal: 'at most 10',
    met: Math.max(few, all) / plain <= 10,
  }
}

/** Milliseconds, the median of five. */
async function timeOfPage(address: string, token: string, words: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now()
    const query = new URLSearchParams({ limit: '60', q: words })
    const response = await fetch(`${address}/api/v1/output-library?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await response.json()
    times.push(performance.now() - began)
  }
  return median(times)
}

/** Milliseconds of each page, one after the other to the end. */
async function timePages(address: string, token: string): Promise<number[]> {
  const times: number[] = []
  let after = ''
  for (;;) {
    const began = performance.now()
    const response = await fetch(`${address}/api/v1/output-library?limit=60&after=${after}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { next } = (await response.json()) as { next: string | null }
    times.push(performance.now() - began)
    if (!next) return times
    after = next
  }
}

function pagesRow(times: readonly number[], outputs: number): Row {
  const part = Math.max(1, Math.floor(times.length / 4))
  const [first, last] = [median(times.slice(0, part)), median(times.slice(-part))]
  return {
    what: `pages of a library of ${outputs.toLocaleString('en-US')} outputs, last to first`,
    got: `${(last / first).toFixed(2)} (${first.toFixed(0)} ms, then ${last.toFixed(0)} ms)`,
    goal: 'at most 1.3',
    met: last / first <= 1.3,
  }
}

/** A task of a page, in milliseconds: how long it took, and how long of that it had the processor. */
type Task = { took: number; worked: number }
const LONG_MS = 50

/** Scrolls what some words find, at 40,000 px a second. A task that only waited for others of a busy machine is told and not counted. */
async function scroll(
  address: string,
  token: string,
  { size }: Bench,
  words: string,
): Promise<Row> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token)
    await page.goto(`${address}/outputs?${new URLSearchParams(words ? { q: words } : {})}`)
    await page.locator('[data-library] a[data-output]').first().waitFor()
    await page.waitForTimeout(1_500)
    const tasks = await tasksOf(page, async () => {
      for (let turn = 0; turn < 30 * size.rounds; turn += 1) {
        await page.mouse.wheel(0, 2_400)
        await page.waitForTimeout(60)
      }
    })
    const scrolled = await page.evaluate(() => Math.round(window.scrollY))
    return scrollRow(words, tasks, scrolled)
  } finally {
    await browser.close()
  }
}

function scrollRow(words: string, tasks: readonly Task[], scrolled: number): Row {
  const working = tasks.filter(({ worked }) => worked > LONG_MS).length
  const taking = tasks.filter(({ took }) => took > LONG_MS).length
  const longest = Math.max(...tasks.map(({ worked }) => worked))
  return {
    what: `scrolling that library${words ? ' by words' : ''}, tasks over ${LONG_MS} ms of work`,
    got: `${working} in ${scrolled.toLocaleString('en-US')} px (longest ${longest.toFixed(0)} ms; ${taking} with waiting)`,
    goal: 'none',
    met: working === 0,
  }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** The tasks of the page's own thread while something is done. */
async function tasksOf(page: Page, work: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const ended = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await work()
  await session.send('Tracing.end')
  await ended
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  return events
    .filter(
      event => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1_000, worked: tdur / 1_000 }))
}
