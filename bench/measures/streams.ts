import { createParser } from 'eventsource-parser'
import { type Loopback, startLoopback } from '../../server/src/testing/loopback-provider.ts'
import { type Bench, median, type Row } from '../bench.ts'

const headers = (bench: Bench): Record<string, string> => ({
  authorization: `Bearer ${bench.org.token}`,
  'content-type': 'application/json',
})
const newSession = async (bench: Bench, address: string): Promise<string> =>
  (
    (await (
      await fetch(`${address}/api/v1/agent-sessions`, {
        method: 'POST',
        headers: headers(bench),
        body: '{"agent":"strategy","tool":"swot"}',
      })
    ).json()) as { id: string }
  ).id

/** Sends a message; answers the numbers of all events and the milliseconds to the first word. */
async function send(
  bench: Bench,
  address: string,
  id: string,
  text: string,
): Promise<{ seqs: number[]; firstMs: number; ended: boolean }> {
  const from = performance.now()
  const response = await fetch(`${address}/api/v1/agent-sessions/${id}/messages`, {
    method: 'POST',
    headers: headers(bench),
    body: JSON.stringify({ text }),
  })
  const seqs: number[] = []
  let firstMs = Number.NaN
  let ended = false
  const parser = createParser({
    onEvent: ({ id: seq, event, data }) => {
      seqs.push(Number(seq))
      if (event === 'text' && Number.isNaN(firstMs)) firstMs = performance.now() - from
      if (
        event === 'run' &&
        (JSON.parse(data) as { run: { status: string } }).run.status === 'done'
      )
        ended = true
    },
  })
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  return { seqs, firstMs, ended }
}

async function firstTokenOf(loopback: Loopback): Promise<number> {
  const from = performance.now()
  const response = await fetch(`${loopback.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      stream: true,
      messages: [{ role: 'user', content: 'Plan: <<<What do you sell?>>>' }],
    }),
  })
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
    if (/"content":"[^"]/.test(chunk)) break
  return performance.now() - from
}

/** Time added to the first token over a loopback provider, and 500 streams at once in one process. */
export async function measureStreams(bench: Bench): Promise<Row[]> {
  const loopback = await startLoopback()
  const product = await bench.startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'loopback',
    AI_BASE_URL: loopback.url,
    AI_MONTHLY_CAP_CENTS: '100000000',
  })
  try {
    // Before the clock counts every connection of the pool has planned its statements.
    const { warmUp, rounds, streams: count } = bench.size
    const [added, direct]: [number[], number[]] = [[], []]
    for (let n = 0; n < warmUp + 20 * rounds; n += 1) {
      const id = await newSession(bench, product.address)
      const own = await firstTokenOf(loopback)
      const { firstMs } = await send(bench, product.address, id, 'Bread and lunches')
      if (n >= warmUp) {
        direct.push(own)
        added.push(firstMs - own)
      }
    }
    const ids = await Promise.all(
      Array.from({ length: count }, () => newSession(bench, product.address)),
    )
    loopback.behave('slow')
    const from = performance.now()
    const streams = await Promise.all(
      ids.map(id => send(bench, product.address, id, 'Bread and lunches')),
    )
    const whole = streams.filter(
      ({ seqs, ended }) =>
        ended && seqs.every((seq, index) => index === 0 || seq === seqs[index - 1]! + 1),
    ).length
    return [
      {
        what: 'time added to the first token, median',
        got: `${median(added).toFixed(1)} ms (the provider alone ${median(direct).toFixed(1)} ms)`,
        goal: 'under 10 ms',
        met: median(added) < 10,
      },
      {
        what: `${count} streams at once in one process`,
        got: `${whole} whole, none with a gap or a repeat: ${whole === count ? 'yes' : 'no'} (${((performance.now() - from) / 1000).toFixed(1)} s)`,
        goal: `${count} whole`,
        met: whole === count,
      },
    ]
  } finally {
    await product.stop()
    await loopback.close()
  }
}
