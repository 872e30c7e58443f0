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

/** Milliseconds between the provider's first word of a question and the reader's. */
async function addedBy(bench: Bench, address: string, loopback: Loopback): Promise<number> {
  const id = await newSession(bench, address)
  const from = performance.now()
  const { firstMs } = await send(bench, address, id, ANSWER)
  return from + firstMs - (loopback.beganAt('ask') ?? Number.NaN)
}

/** The same without the product: what the line and the reading of a stream take by themselves. */
async function ownOf(loopback: Loopback): Promise<number> {
  const content = 'You interview the owner of a business.'
  const response = await fetch(`${loopback.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'system', content }, QUESTION] }),
  })
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
    if (/"content":"[^"]/.test(chunk)) break
  return performance.now() - (loopback.beganAt('ask') ?? Number.NaN)
}
const QUESTION = { role: 'user', content: 'Questions:\ngoal: <<<What is to change?>>>' }

/** A first answer, so that the model reads it and asks the next question. */
const ANSWER = 'bread, $9'

/** Time added to the first word over a loopback provider, and a thousand paced streams at once in one process. */
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
    // As providers do, it thinks first: words that follow each other at once would wait to travel together.
    loopback.behave('late', 'ask')
    const [added, own]: [number[], number[]] = [[], []]
    for (let n = 0; n < warmUp + 20 * rounds; n += 1) {
      const one = await addedBy(bench, product.address, loopback)
      const alone = await ownOf(loopback)
      if (n < warmUp) continue
      added.push(one)
      own.push(alone)
    }
    const ids = await Promise.all(
      Array.from({ length: count }, () => newSession(bench, product.address)),
    )
    loopback.behave('slow', 'ask')
    const from = performance.now()
    const streams = await Promise.all(ids.map(id => send(bench, product.address, id, ANSWER)))
    const whole = streams.filter(
      ({ seqs, ended }) =>
        ended && seqs.every((seq, index) => index === 0 || seq === seqs[index - 1]! + 1),
    ).length
    const more = median(added) - median(own)
    return [
      {
        what: 'time added to the first word of a model, median',
        got: `${more.toFixed(1)} ms (the provider alone ${median(own).toFixed(1)} ms)`,
        goal: 'at most 5 ms',
        met: more <= 5,
      },
      {
        what: `${count} paced streams at once in one process`,
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
