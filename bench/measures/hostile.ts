import { TOOL_IDS, toolById } from '@sextant/contracts/catalogue'
import { type Bench, type Row } from '../bench.ts'

/** Words that an expression over text reads again and again. */
const HOSTILE = [
  `no, a not${' '.repeat(19_900)}x`,
  `change${' '.repeat(19_900)}x`,
  `We sell${'\u00a0'.repeat(19_900)}x`,
  '1,'.repeat(10_000),
  'the '.repeat(4_900),
]
const MORE_MS = 100

/** How long others wait at most while one person sends hostile words, has them drafted and sends them again, in every framework. */
export async function measureHostileWords(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({})
  const call = (path: string, body: object): Promise<Response> =>
    fetch(`${product.address}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bench.org.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const talk = async (texts: readonly string[]): Promise<void> => {
    for (const tool of TOOL_IDS.slice(0, 3 * bench.size.rounds)) {
      for (const text of texts) {
        const answer = await call('/agent-sessions', {
          agent: toolById(tool).agent,
          tool,
        })
        const { id } = (await answer.json()) as { id: string }
        for (const words of [text, 'just draft it', text])
          await (await call(`/agent-sessions/${id}/messages`, { text: words })).text()
      }
    }
  }
  try {
    await talk(['Bread and lunches'])
    const usual = await worstWaitDuring(product.address, () => talk(['Bread and lunches']))
    const hostile = await worstWaitDuring(product.address, () => talk(HOSTILE))
    return [
      {
        what: 'longest wait of others while hostile words are drafted',
        got: `${hostile.toFixed(0)} ms (usual words: ${usual.toFixed(0)} ms)`,
        goal: `${MORE_MS} ms beyond usual`,
        met: hostile - usual <= MORE_MS,
      },
    ]
  } finally {
    await product.stop()
  }
}

/** The longest of the requests that somebody else makes every five milliseconds. */
async function worstWaitDuring(address: string, work: () => Promise<void>): Promise<number> {
  let worst = 0
  let over = false
  const asking = (async () => {
    while (!over) {
      const from = performance.now()
      await (await fetch(`${address}/api/v1/health`)).arrayBuffer()
      worst = Math.max(worst, performance.now() - from)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  })()
  await work()
  over = true
  await asking
  return worst
}
