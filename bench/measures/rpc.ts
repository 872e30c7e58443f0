import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Bench, Row } from '../bench.ts'

const CALLERS = [1, 10, 50]
const TURNS = ['floor', 'product', 'product', 'floor', 'floor', 'product'] as const

/** The same read over HTTP, as the product serves it and from a bare Node http + pg floor (four awaited round trips, no session check), taking turns. */
export async function measureRpc(bench: Bench): Promise<Row[]> {
  const floor = await listen(
    spawn(process.execPath, [join(import.meta.dirname, '../floor.ts')], {
      env: {
        ...process.env,
        DATABASE_URL: bench.url,
        ORG_ID: bench.org.id,
        USER_ID: bench.org.userId,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const product = await bench.startServer({})
  const rows: Row[] = []
  try {
    for (const connections of CALLERS.slice(0, bench.size.rounds)) {
      const rates: { floor: number[]; product: number[] } = { floor: [], product: [] }
      const fire = async (which: 'floor' | 'product'): Promise<void> => {
        const result = await autocannon({
          url:
            which === 'floor'
              ? floor.address
              : `${product.address}/api/v1/rpc/get_dashboard_campaigns_routed`,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${bench.org.token}`,
          },
          body: JSON.stringify({ p_org_id: bench.org.id, p_limit: 100 }),
          connections,
          duration: bench.size.seconds,
        })
        if (result.non2xx || result.errors)
          throw new Error(`${which}: ${result.non2xx} refused, ${result.errors} broken`)
        rates[which].push(result.requests.average)
      }
      for (const which of TURNS.slice(0, 2 * bench.size.rounds)) await fire(which)
      const [mine, theirs] = [mean(rates.product), mean(rates.floor)]
      rows.push({
        what: `rpc read, newest 100 campaigns, ${connections} caller${connections > 1 ? 's' : ''}`,
        got: `${(mine / theirs).toFixed(2)} of the floor (${mine.toFixed(0)} against ${theirs.toFixed(0)} requests/s)`,
        goal: 'at least 0.8',
        met: mine / theirs >= 0.8,
      })
    }
  } finally {
    floor.process.kill()
    await product.stop()
  }
  return rows
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

async function listen(child: ChildProcess): Promise<{ address: string; process: ChildProcess }> {
  for await (const chunk of child.stdout!) {
    const address = /http:\S+/.exec(String(chunk))?.[0]
    if (address) return { address, process: child }
  }
  throw new Error('the floor did not start')
}
