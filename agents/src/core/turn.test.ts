import { expect, test } from 'vitest'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Writer } from '../writers/writer.ts'
import { builtInWriter } from '../writers/built-in-writer.ts'
import { openingMessage } from './opening.ts'
import type { Proposal } from './known.ts'
import type { TurnInput } from './ports.ts'
import { thinkHere } from './thinking.ts'
import { runTurn } from './turn.ts'

const PROFILE = {
  companyName: 'Anna Lind Photo',
  industry: 'Professional Services',
  companySize: '1-10',
  description: 'Wedding photographer in Lund',
}

/** A session in memory: what is said, learned and stored. */
function session(framework: FrameworkId | null, writer: Writer = builtInWriter()) {
  const known = {
    profile: PROFILE,
    insights: [],
    recorded: [],
    deleted: [],
    today: '2026-11-20',
  }
  let id = 0
  const message = (
    role: MessageRow['role'],
    text: string,
    question: MessageRow['question'],
    of: FrameworkId | null,
  ): MessageRow => ({
    id: `m${(id += 1)}`,
    parent_id: null,
    role,
    text,
    created_at: '2026-11-20T10:00:00Z',
    framework: of,
    question,
  })
  const opening = openingMessage({ ...known, framework })
  const thread = [message('agent', opening.text, opening.question, framework)]
  const learned: Proposal[] = []
  const drafts: StrategyDeliverable[] = []
  const tell = async (text: string, as: FrameworkId = framework ?? 'swot'): Promise<MessageRow> => {
    thread.push(message('user', text, null, as))
    const input: TurnInput = {
      known: { ...known, framework: as, thread: [...thread] },
      writer,
      writerNotice: null,
    }
    await runTurn(
      input,
      {
        thinking: thinkHere,
        newId: () => `n${(id += 1)}`,
        emit: () => undefined,
        learn: async items => void learned.push(...items),
        store: async (_, draft) => void drafts.push(draft),
        say: async said =>
          void thread.push(message('agent', said.text, said.question, said.framework)),
      },
      new AbortController().signal,
    )
    return thread.at(-1)!
  }
  return { tell, thread, learned, drafts }
}

test('a moan or a question back explains, keeps the question and its number, and teaches nothing', async () => {
  const { tell, thread, learned } = session('swot')
  const first = thread[0]!.question!
  for (const text of [
    'why do u ask all this?? im tired',
    'are you a robot?',
    'how long is this',
    '...',
  ]) {
    const { text: said, question } = await tell(text)
    expect(question).toMatchObject({ key: first.key, n: 1 })
    expect(said).toContain(first.why)
    expect(said).toContain('Just draft it')
    expect(said.match(/\?/g)).toHaveLength(1)
  }
  expect(learned).toEqual([])
  expect((await tell('weddings are 900, portraits 250')).question).toMatchObject({ n: 2 })
})

test('after the draft a correction mends the answer, a removal takes it out, and neither is quoted', async () => {
  const { tell, thread, drafts } = session('swot')
  const answers: Record<string, string> = {
    offer: 'weddings $900, portraits $250',
    constraint: 'Hands. The old van breaks down weekly.',
  }
  while (drafts.length === 0)
    await tell(answers[thread.at(-1)!.question?.key ?? ''] ?? "I don't know")
  expect(JSON.stringify(drafts[0])).toContain('van breaks down')
  await tell('weddings are 650 not 900')
  expect(drafts).toHaveLength(2)
  const mended = JSON.stringify(drafts[1])
  expect(mended).toContain('weddings $650')
  expect(mended).not.toMatch(/not 900|\$900/)
  expect(drafts[1]!.sources.find(source => source.quote?.includes('650'))).toMatchObject({
    kind: 'answer',
    verified: true,
  })
  await tell("'old van breaks down' is not a weakness, take it out")
  expect(drafts).toHaveLength(3)
  expect(JSON.stringify(drafts[2])).not.toMatch(/van breaks|not a weakness/i)
  const answer = await tell('take out the thing about zebras')
  expect(drafts).toHaveLength(3)
  expect(answer.text).toContain('×')
  await tell('why is it so long?')
  expect(drafts).toHaveLength(3)
})

test('mending an earlier answer leaves the open question open', async () => {
  const { tell } = session('swot')
  const { question } = await tell('weddings $900, portraits $250')
  const after = await tell('weddings are 650 not 900')
  expect(after.text).toMatch(/^Corrected\./)
  expect(after.question).toMatchObject({ key: question!.key, n: 2 })
  expect((await tell('take it out')).question).toMatchObject({ key: question!.key, n: 2 })
})

test('the framework chosen for a decision is named with its reason; not knowing leads to a SWOT', async () => {
  const { text, question } = await session(null).tell(
    'I have three ideas and do not know which to do first',
    'ice',
  )
  expect(text).toMatch(/I chose .* because you want to know what to do first/)
  expect(question).toMatchObject({ n: 2 })
  expect((await session(null).tell("I don't know")).text).toMatch(/SWOT.* is a good start, because/)
})

/** A provider whose questions say this. */
const saying = (words: string): Writer => ({
  ...builtInWriter(),
  kind: 'provider',
  label: 'A provider',
  reply: async function* () {
    yield* words.match(/\S+\s*/g) ?? []
  },
})

test('a number that a writer invents does not stay in a question; one that was said does', async () => {
  const plan = await session('swot').tell('weddings are 900, portraits 250')
  const honest = 'Weddings at 900: who books them, and how often?'
  expect((await session('swot', saying(honest)).tell('weddings are 900')).text).toBe(honest)
  const lying = session('swot', saying('Firms like yours earn 71% more. Who books you?'))
  const kept = await lying.tell('weddings are 900, portraits 250')
  expect(kept.text).toBe(plan.text)
})
