import { daysFrom } from '@sextant/agents/figures/days'
import { kiteEntries } from '@sextant/agents/performance-intelligence/testing/kite-entries'
import { TO } from '@sextant/agents/performance-intelligence/testing/kites'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import type {
  FiguresAttention,
  FindingRow,
  PredictionList,
} from '@sextant/contracts/performance-intelligence/routes'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newSession,
  readOutput,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const predictions = async (who: Someone): Promise<PredictionList> =>
  (await who.call<PredictionList>('GET', '/api/v1/performance/predictions')).body
const attention = async (who: Someone): Promise<FiguresAttention> =>
  (await who.call<FiguresAttention>('GET', '/api/v1/performance/attention')).body
const findings = async (who: Someone): Promise<FindingRow[]> =>
  (await who.call<FindingRow[]>('GET', '/api/v1/performance/findings')).body

async function tell(who: Someone, rows: FigureEntry[]): Promise<void> {
  expect((await who.call('POST', '/api/v1/figures', { rows })).status).toBe(200)
}

async function predictingOutput(who: Someone): Promise<string> {
  await tell(who, kiteEntries({ seed: 11, phones: 0.2 }))
  return storedIn(await say(who, await newSession(who, 'what-is-odd'), 'Just draft it'))
}

/** Each day of a prediction’s time with two hundred visits, of which this part ends with an order. */
const comes = ({ from, to }: { from: string; to: string }, rate: number): FigureEntry[] =>
  daysFrom(from, to).map(day => ({
    day,
    channel: 'meta-ads',
    values: { sessions: 200, orders: Math.round(200 * rate) },
  }))

async function rebuilt(who: Someone, id: string): Promise<void> {
  const { version } = await readOutput(who, id)
  const { status } = await who.call('POST', `/api/v1/agent-outputs/${id}/rebuild`, { version })
  expect(status).toBe(200)
}

test('written anew, a deliverable predicts anew, and what it predicted before is graded all the same', async () => {
  const ada = await server.join('Ada')
  const id = await predictingOutput(ada)
  const { version, content } = await readOutput(ada, id)
  // Other words are no other prediction.
  const edits = [{ path: ['body', 'surer', 0, 'does', 'text'], value: 'Ask the developer' }]
  await ada.call('POST', `/api/v1/agent-outputs/${id}/edits`, { version, edits })
  const [made] = (await predictions(ada)).rows
  expect(await predictions(ada)).toMatchObject({
    counts: { right: 0, wrong: 0, too_few: 0, waiting: 1 },
    rows: [{ output_id: id, is_current: true, state: 'waiting', grade: 'waiting' }],
  })

  // Three days more, as bad as those before.
  const days = daysFrom('2026-11-16', '2026-11-18')
  const more = kiteEntries({ seed: 12, phones: 0.2, days })
  await tell(ada, more)
  await rebuilt(ada, id)
  const both = (await predictions(ada)).rows
  expect(both.map(({ is_current }) => is_current)).toEqual([true, false])
  expect(both[1]!.prediction).toEqual(made!.prediction)
  expect(both[0]!.prediction.low).not.toBe(made!.prediction.low)

  const { prediction } = (content as DeliverableOf<'what-is-odd'>).body
  await tell(ada, comes(prediction!, prediction!.low / 2))
  expect(await predictions(ada)).toMatchObject({
    counts: { right: 0, wrong: 2, too_few: 0, waiting: 0 },
    rows: [{ grade: 'below' }, { id: made!.id, grade: 'below', regraded: null }],
  })
  expect((await findings(ada))[0]).toMatchObject({ id, state: 'graded', grade: 'below' })
})

test('a deliverable that finds nothing any more keeps what it predicted', async () => {
  const fay = await server.join('Fay')
  const id = await predictingOutput(fay)
  await tell(fay, kiteEntries({ seed: 11 }))
  await rebuilt(fay, id)
  const { content } = await readOutput(fay, id)
  expect((content as DeliverableOf<'what-is-odd'>).body).toMatchObject({
    state: 'silent',
    prediction: null,
  })
  expect(await predictions(fay)).toMatchObject({
    counts: { waiting: 1 },
    rows: [{ output_id: id, is_current: false, state: 'waiting' }],
  })
  expect(await findings(fay)).toEqual([])
})

test('a grade stays as it was given, and restated figures are shown beside it', async () => {
  const ben = await server.join('Ben')
  await predictingOutput(ben)
  const [made] = (await predictions(ben)).rows
  const { low, high } = made!.prediction
  await tell(ben, comes(made!.prediction, low / 2))
  const [graded] = (await predictions(ben)).rows
  expect(graded).toMatchObject({ state: 'graded', grade: 'below', cases: 2_800, regraded: null })

  await tell(ben, comes(made!.prediction, (low + high) / 2))
  const [restated] = (await predictions(ben)).rows
  expect(restated).toMatchObject({
    grade: 'below',
    value: graded!.value,
    graded_at: graded!.graded_at,
    regraded: { grade: 'met', cases: 2_800 },
  })
  expect((await predictions(ben)).counts).toMatchObject({ right: 0, wrong: 1 })
  expect((await findings(ben))[0]).toMatchObject({ grade: 'below', value: graded!.value })
})

test('a wrong prediction asks for somebody once, until it is put aside', async () => {
  const cleo = await server.join('Cleo')
  const id = await predictingOutput(cleo)
  const [made] = (await predictions(cleo)).rows
  expect(await attention(cleo)).toMatchObject({ figures_until: TO })
  await tell(cleo, comes(made!.prediction, made!.prediction.low / 2))
  await predictions(cleo)
  await predictions(cleo)
  const missed = async () =>
    (await attention(cleo)).noticed.filter(({ title }) => title.startsWith('Predicted'))
  expect(await missed()).toMatchObject([
    {
      title: expect.stringMatching(/^Predicted [\d.]+% to [\d.]+%, came [\d.]+%: look at why$/),
      better: false,
      tool: 'what-changed',
      output_id: id,
    },
  ])
  const [one] = await missed()
  await cleo.call('POST', `/api/v1/performance/noticed/${one!.id}/dismiss`, {})
  expect(await missed()).toEqual([])
})

test('who looks on from elsewhere sees none, and a deleted deliverable takes its predictions along', async () => {
  const dora = await server.join('Dora')
  const id = await predictingOutput(dora)
  const stranger = await server.join('Stranger')
  expect(await predictions(stranger)).toEqual({
    counts: { right: 0, wrong: 0, too_few: 0, waiting: 0 },
    rows: [],
  })
  expect(await attention(stranger)).toEqual({ noticed: [], figures_until: null })
  await dora.call('DELETE', `/api/v1/agent-outputs/${id}`)
  expect(await predictions(dora)).toMatchObject({ counts: { waiting: 0 }, rows: [] })
  await dora.call('POST', `/api/v1/agent-outputs/${id}/restore`)
  expect((await predictions(dora)).counts.waiting).toBe(1)
})
