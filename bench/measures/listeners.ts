import { spawn } from 'node:child_process'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { openDatabase } from '@sextant/database/open-database'
import { addMember } from '@sextant/database/testing/people'
import pg from 'pg'
import { STREAMS_MAX } from '../../server/src/platform/open-streams.ts'
import { type Bench, median, type Row } from '../bench.ts'

const LISTENERS = 1_000
const CHANGES = 15
const TURNS = 2

type Crowd = { hear: (change: () => Promise<unknown>) => Promise<number>; leave: () => void }

/** A thousand open streams. `hear` answers the milliseconds from a change until the last of them has heard. */
async function gather(url: string, tokens: readonly string[]): Promise<Crowd> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  let heard = 0
  let all = (): void => undefined
  const open = await Promise.all(
    Array.from(
      { length: LISTENERS },
      (_, n) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          get(
            url,
            { agent, headers: { authorization: `Bearer ${tokens[n % tokens.length]}` } },
            response => {
              if (response.statusCode !== 200)
                return reject(new Error(`listening answered ${response.statusCode}`))
              response.setEncoding('utf8')
              let begun = false
              response.on('data', (text: string) => {
                if (!begun) {
                  begun = true
                  resolve(response)
                }
                heard += text.split('event: campaign').length - 1
                if (heard === LISTENERS) all()
              })
              response.on('error', () => undefined)
            },
          ).on('error', reject)
        }),
    ),
  )
  return {
    hear: async change => {
      heard = 0
      const everybody = new Promise<void>(resolve => {
        all = resolve
      })
      const from = performance.now()
      await change()
      await everybody
      return performance.now() - from
    },
    leave: () => {
      for (const response of open) response.destroy()
    },
  }
}

/** The tokens of as many people as it takes: each may keep only so many streams open. */
async function hireListeners(bench: Bench): Promise<string[]> {
  const database = await openDatabase({ url: bench.url, dataDir: '' })
  const tokens: string[] = []
  const owner = { ...bench.org, orgId: bench.org.id, email: '' }
  for (let n = 0; n < Math.ceil(LISTENERS / STREAMS_MAX); n += 1)
    tokens.push((await addMember(database, owner, `Listener ${n}`, 'viewer')).token)
  await database.close()
  return tokens
}

/** A change of a campaign until a thousand listeners have heard it: the product, and a bare LISTEN-to-SSE server, taking turns. */
export async function measureListeners(bench: Bench): Promise<Row[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../listen-floor.ts')], {
    env: { ...process.env, DATABASE_URL: bench.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [product, client] = [
    await bench.startServer({}),
    new pg.Client({ connectionString: bench.url }),
  ]
  try {
    const floor = await new Promise<string>(resolve =>
      child.stdout!.on('data', chunk => resolve(/http:\S+/.exec(String(chunk))![0])),
    )
    await client.connect()
    await client.query('set role app_owner')
    const {
      rows: [campaign],
    } = await client.query<{ id: string }>(
      'select id from public.campaigns where org_id = $1 limit 1',
      [bench.org.id],
    )
    const change = (): Promise<unknown> =>
      client.query(
        'update public.campaigns set priority_level = (priority_level + 1) % 10 where org_id = $1 and id = $2',
        [bench.org.id, campaign!.id],
      )
    const tokens = await hireListeners(bench)
    const times = { floor: [] as number[], product: [] as number[] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const which of ['floor', 'product'] as const) {
        const crowd = await gather(
          which === 'floor' ? floor : `${product.address}/api/v1/realtime/campaigns`,
          tokens,
        )
        await crowd.hear(change)
        for (let n = 0; n < CHANGES; n += 1) times[which].push(await crowd.hear(change))
        crowd.leave()
        await new Promise(resolve => setTimeout(resolve, 500))
      }
    }
    const [mine, theirs] = [median(times.product), median(times.floor)]
    return [
      {
        what: `${LISTENERS} listeners hear of a change, the last of them`,
        got: `${(mine / theirs).toFixed(2)} of the floor (${mine.toFixed(0)} against ${theirs.toFixed(0)} ms)`,
        goal: 'within 2.0',
        met: mine / theirs <= 2,
      },
    ]
  } finally {
    child.kill()
    await client.end()
    await product.stop()
  }
}
