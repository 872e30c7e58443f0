import type { Company, Fact } from '../../agents/src/company/company.ts'
import { bikeShopFacts } from '../../server/src/demo/bike-shop-facts.ts'
import { plantFacts } from '../../server/src/demo/plant-facts.ts'
import { type Bench, median, type Row } from '../bench.ts'

const WORDS =
  'Framing is about 60% of what we sell, $150 a piece. We turned away 20 frames last winter because the one mount cutter was busy. Moss & Daughters charge $120 but take 5 weeks. I would like to get from 300 to 340 frames by June 2027. Flyers cost $120 a month and brought 6 customers. '

/** The demo's bike shop as agents think with it. */
export function firmOf(): Company {
  const today = new Date()
  const on = today.toISOString().slice(0, 10)
  const said = { on, by: null, origin: 'card', messageId: null }
  const told = bikeShopFacts(today)
  // A fact is about another by its id; here its name serves.
  const facts = told.map(
    ({ kind, label, quote = '', about, attributes }) =>
      ({ ...attributes, about, id: label, kind, label, quote, status: 'confirmed', said }) as Fact,
  )
  return { name: told[0]!.label, currency: 'USD', today: on, facts }
}

/** What a person waits for on the page of the company model: conclusions over a whole model, and pasted words read into cards. */
export async function measureCompanyModel(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({})
  try {
    const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${product.address}/api/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${bench.org.token}`,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
      return (await answer.json()) as T
    }
    await plantFacts(call, bikeShopFacts(new Date()))
    const rounds = 10 * bench.size.rounds
    const found = await timesOf(rounds, () => call('GET', '/company-findings'))
    const text = WORDS.repeat(4)
    const read = await timesOf(rounds, () => call('POST', '/company-facts/read', { text }))
    return [
      rowOf('conclusions and plays over a model of 17 facts', found, 100),
      rowOf(`${text.length.toLocaleString('en-US')} pasted characters read into cards`, read, 60),
    ]
  } finally {
    await product.stop()
  }
}

/** Milliseconds of each round; the first calls, which load what they need, do not count. */
async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  await work()
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times
}

function rowOf(what: string, times: number[], goal: number): Row {
  const middle = median(times)
  return {
    what,
    got: `${middle.toFixed(0)} ms median, ${Math.max(...times).toFixed(0)} ms at most`,
    goal: `under ${goal} ms`,
    met: middle < goal,
  }
}
