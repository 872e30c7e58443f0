import type { InterviewAnswer } from '@sextant/contracts/persona/interview'
import { nextAsks, suggestedAsk } from '@sextant/contracts/persona/interview'
import type { InterviewTurn, InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { INTERVIEW_BANK } from '@sextant/contracts/persona/topics'
import { expect, test } from 'vitest'
import { guideMarkdown, guideOf, partsOf } from './guide.ts'
import { sourceNumbers } from './source-words.ts'
import { fileName, transcriptMarkdown } from './transcript.ts'

const source = (fact: string, who: string | null) => ({
  fact,
  who,
  heard: who ? ('call' as const) : null,
  quote: `whole words of ${fact}`,
})
function turn(position: number, question: string, more: Partial<InterviewAnswer>): InterviewTurn {
  const answer: InterviewAnswer = {
    tag: 'unknown',
    sentences: [],
    note: '',
    near: null,
    topic: null,
    missing: null,
    opens: null,
    mind: 'built-in',
    notice: null,
    ...more,
  }
  const asked_at = '2026-11-23T10:00:00Z'
  return { id: `t${position}`, position, question, answer, asked_by_name: 'Mara', asked_at }
}
const TURNS = [
  turn(1, 'Who decides?', {
    tag: 'evidenced',
    topic: 'decider',
    sentences: [{ text: '# My *boss* does.', sources: [source('b', 'Kit')] }],
  }),
  turn(2, 'What did it cost?', { note: 'Nobody says.', topic: 'price', opens: 'price' }),
  turn(3, 'And your budget?', {
    note: 'Nobody says.',
    topic: 'price',
    opens: 'price',
    near: { text: 'Not much.', sources: [source('n', 'Lou')] },
  }),
]

test('a transcript says first that it is simulated, and people’s words form no headings in it', () => {
  const interview = { title: 'Riders', created_at: '2026-11-23', turns: TURNS }
  const text = transcriptMarkdown(interview as InterviewWhole)
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    '# Simulated interview: Riders',
    '**A persona answered and no customer: nothing in it is evidence, and none of it becomes a fact.**',
  ])
  expect(text).toContain(String.raw`“\# My \*boss\* does.” (Kit, call)`)
  expect(text).toContain('Nearest to it: “Not much.” (Lou, call)')
  expect(text).toContain('- What had you set aside for it, in money and in time?')
})

test('what was not known is one question a topic, with the decision that waits', () => {
  expect(nextAsks(TURNS)).toEqual([
    {
      topic: 'price',
      question: 'What had you set aside for it, in money and in time?',
      decides: 'The price that is named first',
      from: ['What did it cost?', 'And your budget?'],
    },
  ])
})

test('suggested is what was not asked yet, until the bank is empty', () => {
  expect(suggestedAsk([])).toBe(INTERVIEW_BANK[0]!.asks[0])
  expect(suggestedAsk([turn(1, 'When?', { topic: 'trigger' })])).toBe(INTERVIEW_BANK[1]!.asks[0])
  const all = INTERVIEW_BANK.flatMap(({ asks }) => asks).map((ask, at) => turn(at + 1, ask, {}))
  expect(suggestedAsk(all)).toBeNull()
})

test('the guide begins with what is open, and is no shorter than twelve and no longer than twenty minutes', () => {
  const guide = guideOf(['price', 'decider'])
  expect(partsOf(guide.topics).map(({ part }) => part.length)).toEqual([2, 12])
  expect(guide.topics.slice(0, 2).map(({ topic }) => topic)).toEqual(['decider', 'price'])
  expect(guide.minutes).toBe(16)
  expect(guideOf(INTERVIEW_BANK.map(({ topic }) => topic)).minutes).toBe(20)
  expect(guideMarkdown('Riders', guide)).toContain('- [ ] Who else had a say?')
})

test('sources are numbered once, as they come up', () => {
  expect([...sourceNumbers(TURNS)]).toEqual([
    ['b', 1],
    ['n', 2],
  ])
})

test('a file is named after the persona', () => {
  expect(fileName('Keepers, of “old” greenhouses!')).toBe('keepers-of-old-greenhouses')
  expect(fileName('???')).toBe('persona')
})
