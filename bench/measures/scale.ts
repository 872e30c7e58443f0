import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import pg from 'pg'
import { type Bench, type Row, startProduct } from '../bench.ts'

const CALLS = ['get_campaigns_list_routed', 'get_dashboard_metrics_cached'] as const

/** A database of the same server with one organization and its thousand campaigns. */
async function plantSmall(
  bench: Bench,
): Promise<{ url: string; org: { id: string; token: string } }> {
  const url = new URL(bench.url)
  const admin = new pg.Client({ connectionString: bench.url })
  await admin.connect()
  await admin.query('create database bench_small')
  await admin.end()
  url.pathname = '/bench_small'
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

/** The same calls for an organization of a thousand campaigns: alone in its database, and among a thousand such organizations. */
export async function measureScale(bench: Bench): Promise<Row[]> {
  const small = await plantSmall(bench)
  const [alone, among] = [
    await startProduct({ DATABASE_URL: small.url }),
    await bench.startServer({}),
  ]
  try {
    const rows: Row[] = []
    for (const call of CALLS) {
      const rates = { alone: [] as number[], among: [] as number[] }
      const fire = async (which: 'alone' | 'among', counts: boolean): Promise<void> => {
        const { address, org } =
          which === 'alone'
            ? { address: alone.address, org: small.org }
            : { address: among.address, org: bench.org }
        const result = await autocannon({
          url: `${address}/api/v1/rpc/${call}`,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${org.token}` },
          body: JSON.stringify({ p_org_id: org.id }),
          connections: 2,
          duration: counts ? bench.size.seconds : 1,
        })
        if (result.non2xx || result.errors)
          throw new Error(`${call}: ${result.non2xx} refused, ${result.errors} broken`)
        if (counts) rates[which].push(result.requests.average)
      }
      for (const which of ['alone', 'among'] as const) await fire(which, false)
      for (let turn = 0; turn < Math.min(3, bench.size.rounds); turn += 1)
        for (const which of turn % 2
          ? (['among', 'alone'] as const)
          : (['alone', 'among'] as const))
          await fire(which, true)
      const [one, thousand] = [mean(rates.alone), mean(rates.among)]
      const campaigns = (bench.size.organizations * 1_000).toLocaleString('en-US')
      rows.push({
        what: `${call}, ${campaigns} campaigns`,
        got: `${(one / thousand).toFixed(2)} of the time with 1,000 (${thousand.toFixed(0)} against ${one.toFixed(0)} requests/s)`,
        goal: 'within 1.2',
        met: one / thousand <= 1.2,
      })
    }
    return rows
  } finally {
    await alone.stop()
    await among.stop()
  }
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
