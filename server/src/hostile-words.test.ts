import { toolsOf, type ToolId } from '@sextant/contracts/catalogue'
import type { Known } from '@sextant/agents/core/known'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thinkingOf } from './modules/thinking/index.ts'
import {
  endOf,
  newSession,
  readSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
})
afterAll(() => server.close())

const AS_LONG_AS_ALLOWED = 19_900
/** Words that an expression over text reads again and again. */
const HOSTILE: Readonly<Record<string, string>> = {
  'spaces after a no': `no, a not${' '.repeat(AS_LONG_AS_ALLOWED)}x`,
  'spaces after a change': `change${' '.repeat(AS_LONG_AS_ALLOWED)}x`,
  'spaces that do not break': `We sell${'\u00a0'.repeat(AS_LONG_AS_ALLOWED)}x`,
  'a list of figures': '1,'.repeat(10_000),
  'one word for ever': 'the '.repeat(4_900),
}
const TEXTS = Object.keys(HOSTILE)
const EVERYWHERE = toolsOf('strategy').map(
  ({ id }, index) => [id, TEXTS[index % TEXTS.length]!] as [ToolId, string],
)
const EVERYTHING = TEXTS.map(text => ['swot', text] as [ToolId, string])

test.each([...EVERYTHING, ...EVERYWHERE.slice(1)])(
  '%s survives %s as a first answer, before and after the draft, and keeps the words',
  async (tool, name) => {
    const text = HOSTILE[name]!
    const session = await newSession(mara, tool)
    for (const words of [text, 'just draft it', text])
      expect(endOf(await say(mara, session, words))).toBe('done')
    const { messages } = await readSession(mara, session)
    expect(messages.filter(message => message.text === text)).toHaveLength(2)
  },
)

/** A model with so many lines and rivals that no thread compares them in its time; a real one holds five hundred facts. */
const LINES = 6_000
const ENDLESS: Known = {
  tool: 'swot',
  profile: { companyName: 'Mara & Co', industry: 'Retail', companySize: '1-10', description: '' },
  company: {
    name: 'Mara & Co',
    currency: 'USD',
    today: '2026-11-20',
    facts: Array.from({ length: LINES }, (_, index) => ({
      id: `f${index}`,
      kind: index % 2 ? ('offer' as const) : ('rival' as const),
      label: `line ${index}`,
      status: 'confirmed' as const,
      quote: '',
      price: { cents: 100 + index, currency: 'USD', per: 'sale' as const },
      ...(index % 2
        ? { volume: index, unitCost: { cents: 50, currency: 'USD' } }
        : { sort: 'rival' as const, about: `f${index + 1}` }),
    })) as Known['company']['facts'],
  },
  thread: [],
  cardsOnly: false,
}

const EASY: Known = { ...ENDLESS, company: { ...ENDLESS.company, facts: [] } }

test('a thought that takes too long is given up; meanwhile the server and other people go on', async () => {
  // A thread that starts anew needs a second or two: both are there before one is kept busy.
  await Promise.all(['somebody', 'somebody else'].map(who => thinkingOf(who).plan(EASY)))
  const ended: string[] = []
  const patience = 3_000
  const long = thinkingOf('somebody', patience)
    .draft(ENDLESS)
    .catch((error: unknown) => error)
    .finally(() => ended.push('the long thought'))
  const other = thinkingOf('somebody else')
    .plan(EASY)
    .finally(() => ended.push('another person’s'))
  const health = server.call('GET', '/api/v1/health').finally(() => ended.push('the server'))
  expect((await health).status).toBe(200)
  expect(await other).toMatchObject({ next: { kind: 'ask' } })
  expect(await long).toMatchObject({
    code: 'UNPROCESSABLE',
    message: expect.stringContaining('Your words are kept'),
  })
  expect(ended.at(-1)).toBe('the long thought')
})

test('one person thinks one thought at a time, and the next after one that was given up', async () => {
  const thinking = thinkingOf('somebody', 1_000)
  const long = thinking.draft(ENDLESS).catch((error: unknown) => error)
  const next = thinkingOf('somebody').plan({
    ...ENDLESS,
    company: { ...ENDLESS.company, facts: [] },
  })
  expect(await long).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(await next).toMatchObject({ next: { kind: 'ask' } })
})
