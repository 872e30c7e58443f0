import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import pg from 'pg'
import { type Bench, type Row, startProduct } from '../bench.ts'

const CALLS = ['get_campaigns_list_routed', 'get_dashboard_metrics_cached'] as const

/** A database of the same server with one organization and its thousand campaigns. */
export async function plantSmall(
  bench: Bench,
  name: string,
): Promise<{ url: string; org: Target['org'] }> {
  const url = new URL(bench.url)
  const admin = new pg.Client({ connectionString: bench.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, dataDir: '' })
  const id = await asOwner(database, async owner => {
    await owner.query(`select set_config('bench.organizations', '1', true)`)
    await owner.query(
      readFileSync(
        join(import.meta.dirname, '../../database/scenarios/million-campaigns.sql'),
        'utf8',
      ),
    )
    return (
      await owner.query<{ id: string }>(
        `select org_id as id from public.users where email = 'bench-1@people.example'`,
      )
    ).rows[0]!.id
  })
  await database.pool.query('vacuum analyze')
  await database.close()
  return { url: url.href, org: { id, token: 'bench-token-1'.padEnd(24, 'x') } }
}

/** An organization of a thousand campaigns: alone in its database, or among a thousand such organizations. */
type Setting = 'alone' | 'among'
type Target = { address: string; org: { id: string; token: string } }
type Rates = Record<Setting, number[]>

/** Of the time alone. */
const GOAL = 1.2

/** The same calls for an organization alone in its database, and for one among a thousand such organizations. */
export async function measureScale(bench: Bench): Promise<Row[]> {
  const small = await plantSmall(bench, 'bench_small')
  const alone = await startProduct({ DATABASE_URL: small.url })
  const among = await bench.startServer({})
  try {
    const targets = {
      alone: { address: alone.address, org: small.org },
      among: { address: among.address, org: bench.org },
    }
    const rows: Row[] = []
    for (const call of CALLS) rows.push(rowOf(bench, call, await ratesOf(bench, call, targets)))
    return rows
  } finally {
    await alone.stop()
    await among.stop()
  }
}

/** Requests per second, round by round. The order changes from round to round, so that neither always goes first. */
async function ratesOf(
  { size }: Bench,
  call: string,
  targets: Record<Setting, Target>,
): Promise<Rates> {
  const rates: Rates = { alone: [], among: [] }
  // The first calls fill caches and do not count.
  for (const setting of ['alone', 'among'] as const) await rateOf(call, targets[setting], 1)
  for (let round = 0; round < Math.min(3, size.rounds); round += 1) {
    const order: Setting[] = round % 2 ? ['among', 'alone'] : ['alone', 'among']
    for (const setting of order)
      rates[setting].push(await rateOf(call, targets[setting], size.seconds))
  }
  return rates
}

async function rateOf(call: string, { address, org }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${address}/api/v1/rpc/${call}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${org.token}` },
    body: JSON.stringify({ p_org_id: org.id }),
    connections: 2,
    duration: seconds,
  })
  if (result.non2xx || result.errors)
    throw new Error(`${call}: ${result.non2xx} refused, ${result.errors} broken`)
  return result.requests.average
}

function rowOf({ size }: Bench, call: string, rates: Rates): Row {
  const alone = mean(rates.alone)
  const among = mean(rates.among)
  const ratio = alone / among
  const campaigns = (size.organizations * 1_000).toLocaleString('en-US')
  return {
    what: `${call}, ${campaigns} campaigns`,
    got: `${ratio.toFixed(2)} of the time with 1,000 (${among.toFixed(0)} against ${alone.toFixed(0)} requests/s)`,
    goal: `within ${GOAL}`,
    met: ratio <= GOAL,
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
