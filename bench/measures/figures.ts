import { asOwner } from '@sextant/database/as-owner'
import { rowsOf } from '@sextant/database/call'
import { type Database, openDatabase } from '@sextant/database/open-database'
import pg from 'pg'
import { type Bench, median, type Row } from '../bench.ts'
import { plantSmall } from './scale.ts'

/** Of the time alone. */
const GOAL = 1.2
/** Milliseconds for planting the figures of others; how many there came to be is printed. */
const PLANTING_MS = 60_000
/** Organizations at once. */
const BATCH = 25
/** What is told of each campaign on each day. */
const MEASURES = ['impressions', 'clicks', 'spend', 'conversions', 'conversion_value']
const CAMPAIGNS = 8
const FIRST_DAY = '2026-01-01'

/** What stands of some organizations, each figure of one line: five measures of eight campaigns, day by day. */
const plantFigures = (database: Database, orgs: readonly string[], figures: number) =>
  asOwner(database, async owner => {
    await owner.query('set local statement_timeout = 0')
    await owner.query(
      `insert into public.figure_totals (org_id, span, starts_on, source, channel, campaign, measures, currencies, sums, lines)
       select o, 'day', date '${FIRST_DAY}' + n / ${CAMPAIGNS}, 'google-ads', 'google-ads', 'Campaign ' || n % ${CAMPAIGNS},
         $3, '{null,null,EUR,null,EUR}', array[17 + n % 991, 17 + n % 89, 17 + n % 997, n % 7, 17 + n % 499], '{1,1,1,1,1}'
       from unnest($1::uuid[]) o, generate_series(0, $2::integer - 1) n`,
      [orgs, figures / MEASURES.length, MEASURES],
    )
  })

const database = (url: string) => openDatabase({ url, dataDir: '', maxConnections: 1 })

/** A database of the same server with one organization, its campaigns and its figures. */
async function openAlone(bench: Bench): Promise<Setting> {
  const { url, org } = await plantSmall(bench, 'bench_figures')
  const opened = await database(url)
  await plantFigures(opened, [org.id], bench.size.figures)
  await analyze(url)
  return { database: opened, token: org.token }
}

/** The figures of as many other organizations as there is time for. Answers how many figures there are in all. */
async function plantAmong(opened: Database, { org, size }: Bench): Promise<number> {
  const { rows } = await asOwner(opened, owner =>
    owner.query<{ id: string }>(
      `select id from public.organizations where name like 'Bench %' order by id <> $1, name`,
      [org.id],
    ),
  )
  const until = performance.now() + PLANTING_MS
  let planted = 0
  while (planted < rows.length && performance.now() < until) {
    const some = rows.slice(planted, planted + BATCH).map(({ id }) => id)
    await plantFigures(opened, some, size.figures)
    planted += some.length
  }
  return planted * size.figures
}

type Setting = { database: Database; token: string }

/** Milliseconds of a page's four weeks. */
async function timeOf({ database: { pool }, token }: Setting): Promise<number> {
  const from = performance.now()
  await rowsOf(pool, { token }, 'read_figures', null, 'day', FIRST_DAY, '2026-01-28')
  return performance.now() - from
}

async function analyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze public.figure_totals')
  await client.end()
}

/** Four weeks of one organization alone in its database, and of one among many of its size, taking turns. */
export async function measureFigures(bench: Bench): Promise<Row[]> {
  const alone = await openAlone(bench)
  const among = { database: await database(bench.url), token: bench.org.token }
  try {
    const all = await plantAmong(among.database, bench)
    await analyze(bench.url)
    const times = { alone: [] as number[], among: [] as number[] }
    // The first calls fill caches and do not count.
    for (let n = 0; n < 20; n += 1) await Promise.all([timeOf(alone), timeOf(among)])
    for (let n = 0; n < 60 * bench.size.rounds; n += 1) {
      times.alone.push(await timeOf(alone))
      times.among.push(await timeOf(among))
    }
    const [mine, theirs] = [median(times.among), median(times.alone)]
    const words = (count: number): string => count.toLocaleString('en-US')
    return [
      {
        what: `four weeks of one among ${words(all)} figures`,
        got: `${(mine / theirs).toFixed(2)} of the time with ${words(bench.size.figures)} (${mine.toFixed(1)} against ${theirs.toFixed(1)} ms)`,
        goal: `within ${GOAL}`,
        met: mine / theirs <= GOAL,
      },
    ]
  } finally {
    await alone.database.close()
    await among.database.close()
  }
}
