import pg from 'pg'
import { type Bench, median, type Row } from '../bench.ts'

const QUERIES: [string, string][] = [
  [
    'newest 100 of an organization',
    'select id, name, status, budget_cents, spent_cents, created_at from public.campaigns where org_id = $1 order by created_at desc limit 100',
  ],
  [
    'figures of an organization',
    `select count(*), count(*) filter (where status = 'active'), sum(budget_cents), sum(spent_cents) from public.campaigns where org_id = $1 and archived_at is null`,
  ],
]

/** Of the time without row level security. */
const GOAL = 1.15
/** Milliseconds. What a policy costs once per statement, however many rows: of a query of a fifth of a millisecond it is a quarter (docs/decisions/0040). */
const FIXED_PART = 0.1

/** The same query on 1,000,000 campaigns of 1,000 organizations, with row level security and as the owner of it all, taking turns. */
export async function measureRls(bench: Bench): Promise<Row[]> {
  const people = new pg.Client({ connectionString: bench.url, options: '-c role=app_auth' })
  const owner = new pg.Client({ connectionString: bench.url })
  await Promise.all([people.connect(), owner.connect()])
  await people.query('begin')
  await people.query(`select app.enter($1), set_config('role', 'app_user', true)`, [
    bench.org.token,
  ])
  const rows: Row[] = []
  for (const [name, text] of QUERIES) {
    const times = { on: [] as number[], off: [] as number[] }
    for (let n = 0; n < 80 * bench.size.rounds; n += 1) {
      for (const [which, client] of [
        ['on', people],
        ['off', owner],
      ] as const) {
        const from = performance.now()
        await client.query({ name: `q-${name}`, text, values: [bench.org.id] })
        times[which].push(performance.now() - from)
      }
    }
    const [on, off] = [median(times.on), median(times.off)]
    rows.push({
      what: `RLS on against off, ${name}`,
      got: `${(on / off).toFixed(2)} (${on.toFixed(2)} against ${off.toFixed(2)} ms)`,
      goal: `at most ${GOAL}, or ${FIXED_PART} ms`,
      met: on / off <= GOAL || on - off <= FIXED_PART,
    })
  }
  await people.end()
  await owner.end()
  return rows
}
