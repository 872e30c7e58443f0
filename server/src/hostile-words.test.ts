import { FRAMEWORKS, type FrameworkId } from '@sextant/contracts/catalogue'
import type { MessageRow } from '@sextant/contracts/agent-events'
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
const EVERYWHERE = FRAMEWORKS.map(
  ({ id }, index) => [id, TEXTS[index % TEXTS.length]!] as [FrameworkId, string],
)
const EVERYTHING = TEXTS.map(text => ['swot', text] as [FrameworkId, string])

test.each([...EVERYTHING, ...EVERYWHERE.slice(1)])(
  '%s survives %s as a first answer, before and after the draft, and keeps the words',
  async (framework, name) => {
    const text = HOSTILE[name]!
    const session = await newSession(mara, framework)
    for (const words of [text, 'just draft it', text])
      expect(endOf(await say(mara, session, words))).toBe('done')
    const { messages } = await readSession(mara, session)
    expect(messages.filter(message => message.text === text)).toHaveLength(2)
  },
)

/** So many endless answers that no thread reads them in its time. */
const ENDLESS: Known = {
  framework: 'jobs-to-be-done',
  profile: { companyName: 'Mara & Co', industry: 'Retail', companySize: '1-10', description: '' },
  insights: [],
  recorded: [],
  deleted: [],
  today: '2026-11-20',
  thread: Array.from({ length: 400 }, (_, index): MessageRow => {
    const role = index % 2 ? 'user' : 'agent'
    const asked = { key: 'offer', n: 1, of: 7, why: '', example: '' }
    const question = { ...asked, kind: null, attributes: [] }
    return {
      id: `m${index}`,
      parent_id: null,
      role,
      text: role === 'user' ? HOSTILE['one word for ever']! : 'What do you sell?',
      created_at: '2026-11-20T10:00:00Z',
      framework: 'jobs-to-be-done',
      question: role === 'agent' ? question : null,
    }
  }),
}

test('a thought that takes too long is given up; meanwhile the server and other people go on', async () => {
  const ended: string[] = []
  const patience = 3_000
  const long = thinkingOf('somebody', patience)
    .draft(ENDLESS)
    .catch((error: unknown) => error)
    .finally(() => ended.push('the long thought'))
  const other = thinkingOf('somebody else')
    .plan({ ...ENDLESS, thread: [] })
    .finally(() => ended.push('another person’s'))
  const health = server.call('GET', '/api/v1/health').finally(() => ended.push('the server'))
  expect((await health).status).toBe(200)
  expect(await other).toMatchObject({ kind: 'ask' })
  expect(await long).toMatchObject({
    code: 'UNPROCESSABLE',
    message: expect.stringContaining('Your words are kept'),
  })
  expect(ended.at(-1)).toBe('the long thought')
})

test('one person thinks one thought at a time, and the next after one that was given up', async () => {
  const thinking = thinkingOf('somebody', 1_000)
  const long = thinking.draft(ENDLESS).catch((error: unknown) => error)
  const next = thinkingOf('somebody').plan({ ...ENDLESS, thread: [] })
  expect(await long).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(await next).toMatchObject({ kind: 'ask' })
})
