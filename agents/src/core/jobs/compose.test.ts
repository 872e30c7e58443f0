import { expect, test } from 'vitest'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { rebuild } from '../rebuild.ts'
import { thinkHere } from '../thinking.ts'
import { claimsOf } from '../../evidence/claims.ts'
import type { Prompt } from '../../model/prompt.ts'
import { bindery, carried, drafted, figure, known, NOTHING, writing } from './testing/bindery.ts'
import type { ThinkAnswer } from './think/form.ts'
import type { Written } from './write/form.ts'

const byModel = (deliverable: Deliverable): string[] =>
  claimsOf(deliverable).flatMap(({ claim }) => (claim.by === 'model' ? [claim.text] : []))

const decision = (prompt: Prompt): Written => ({
  place: 'decision',
  text: `You turn away ${figure(prompt, 'lost')} books because of [[f4]]: lift that before anything else.`,
  rests: ['f4'],
})

test('the model writes with holes, and code fills in figures and names', async () => {
  const { deliverable, notices } = await drafted({
    think: () => NOTHING,
    judge: carried,
    write: prompt => ({
      statements: [
        decision(prompt),
        { place: 'narrative/0/heading', text: 'What is refused comes first', rests: [] },
        {
          place: 'narrative/0/0',
          text: `At ${figure(prompt, 'price')} a book, each one that is sent home is missed.`,
          rests: ['f3'],
        },
      ],
    }),
  })
  expect(deliverable.decision).toMatchObject({
    text: 'You turn away 40 books because of one pair of hands: lift that before anything else.',
    by: 'model',
  })
  expect(deliverable.narrative[0]).toMatchObject({
    heading: 'What is refused comes first',
    paragraphs: [{ text: 'At $90 a book, each one that is sent home is missed.' }],
  })
  expect(deliverable.writer).toEqual({
    kind: 'provider',
    label: 'Scripted model',
    notice: null,
  })
  const { checks } = (await drafted({})).deliverable
  expect(deliverable.checks.map(({ status }) => status)).toEqual(checks.map(({ status }) => status))
  expect(notices).toEqual([expect.stringContaining('about 1,000 tokens')])
})

test.each<[string, string]>([
  ['a figure of its own', 'You turn away 400 books because of [[f4]].'],
  ['a figure in words', 'You turn away forty books because of [[f4]].'],
  ['an id that nobody gave', 'You turn away {{n999}} books because of [[f4]].'],
  ['a company that no fact holds', 'Ask Harrington and Sons to take the books over.'],
  ['a company at the beginning', 'Harrington takes the books over from [[f4]].'],
  ['a date', 'Do it before the end of March.'],
  [
    'another language',
    'Sie lehnen Bücher ab, weil nur eine Person sie binden kann und alle warten.',
  ],
  ['another script', '我们必须先解决这个问题'],
  ['a link', 'Read more at https://evil.example before you act on [[f4]].'],
  ['markup', '**Do this** <img src=x> for [[f4]].'],
  ['nothing', '   '],
  ['endless text', `You turn away books because of [[f4]]${' and then some more'.repeat(60)}.`],
])('%s is asked for once more, and then the built-in words stand', async (_what, text) => {
  const asked: Prompt[] = []
  const bad = { place: 'decision', text, rests: ['f4'] }
  const { deliverable } = await drafted(
    { think: () => NOTHING, judge: carried, write: writing(bad) },
    asked,
  )
  const builtIn = await thinkHere.draft(known)
  expect(deliverable.decision).toEqual(builtIn.decision)
  const writes = asked.filter(({ job }) => job === 'write')
  expect(writes).toHaveLength(2)
  expect(writes[1]!.material).toContain('could not be used')
})

test('what is mended at the second time stands', async () => {
  let times = 0
  const { deliverable } = await drafted({
    think: () => NOTHING,
    judge: carried,
    write: prompt => {
      times += 1
      const good = decision(prompt)
      return { statements: [times === 1 ? { ...good, text: 'You turn away 40.' } : good] }
    },
  })
  expect(deliverable.decision.text).toContain('You turn away 40 books')
})

test('a statement that its sources do not carry has the built-in words back', async () => {
  const { deliverable } = await drafted({
    think: () => NOTHING,
    write: prompt => ({ statements: [decision(prompt)] }),
    judge: ({ material }) => {
      expect(material).toContain('one pair of hands')
      return { verdicts: [{ id: 'decision', verdict: 'does not', why: 'no' }] }
    },
  })
  expect(byModel(deliverable)).toEqual([])
})

const thoughts = (prompt: Prompt): ThinkAnswer => ({
  findings: [
    {
      text: `[[f5]] takes work from the hands that turn ${figure(prompt, 'lost')} books away.`,
      rests: ['f4', 'f5'],
      quadrant: 'opportunity',
    },
    { text: 'Quality always wins in the end.', rests: [], quadrant: null },
  ],
  moves: [
    {
      title: 'Write to everybody who was sent home',
      because: `${figure(prompt, 'lost')} books were refused, and [[f5]] frees hands.`,
      steps: ['List them by name.', 'Ask who still waits.', 'Give each a week.'],
      metric: 'How many still wait',
      stop: 'Nobody waits any more',
      rests: ['f4', 'f5'],
      owner: 'owner',
      work: 'a day',
      shows: 'weeks',
      cost: 'nothing',
    },
  ],
  order: [{ move: 'new-1', reason: 'It costs nothing.' }],
})

test('thoughts that hold and are carried stand as the model’s judgment, its move first; the others fall', async () => {
  const { deliverable } = await drafted({
    think: thoughts,
    judge: carried,
    write: writing(),
  })
  const own = deliverable.findings.filter(({ rule }) => rule.startsWith('model-'))
  expect(own).toMatchObject([
    {
      quadrant: 'opportunity',
      claim: {
        text: 'The closing library takes work from the hands that turn 40 books away.',
        evidence: 'judgment',
        by: 'model',
      },
    },
  ])
  expect(deliverable.moves[0]).toMatchObject({
    id: 'model-1',
    title: { text: 'Write to everybody who was sent home', evidence: 'judgment' },
    hours: 8,
    weeks: [2, 8],
    cost: [0, 0],
  })
  expect(deliverable.decision.text).toContain('Write to everybody who was sent home')
  expect(deliverable.actions[0]).toMatchObject({ move: 'model-1' })
  expect(deliverable.title).toContain('Write to everybody who was sent home')
  // What moves take together is reckoned of the engine's own alone.
  expect(deliverable.narrative.map(({ id }) => id)).not.toContain('effort')
  expect(deliverable.checks.find(({ id }) => id === 'sources')!.status).toBe('passed')
})

test('a move of the model’s own brings what would stop it', async () => {
  const { deliverable } = await drafted({ think: thoughts, judge: carried, write: writing() })
  const own = deliverable.wouldChange.find(({ text }) => text === 'Nobody waits any more')
  expect(own).toMatchObject({ evidence: 'judgment', by: 'model' })
})

test('a verdict falls on the paragraph it was given for, whatever places the model counted in', async () => {
  const paragraph = (place: string, text: string) => ({ place, text, rests: ['f4'] })
  const { deliverable } = await drafted({
    think: () => NOTHING,
    write: writing(
      paragraph('narrative/0/0', 'The hands are what is short.'),
      paragraph('narrative/0/2', 'The street is what is short.'),
    ),
    judge: ({ material }) => ({
      verdicts: [...material.matchAll(/^(\S+): <<<The (\w+)/gm)].map(([, id, about]) => ({
        id,
        verdict: about === 'street' ? 'does not' : 'carries',
        why: '',
      })),
    }),
  })
  expect(byModel(deliverable)).toEqual(['The hands are what is short.'])
})

test('thoughts that nobody judged are not shown', async () => {
  const { deliverable, notices } = await drafted({ think: thoughts, write: writing() })
  expect(byModel(deliverable)).toEqual([])
  expect(notices.join()).toContain('left out')
})

test('each job fails by itself: the deliverable stands either way, and says why', async () => {
  const nothing = await drafted({})
  expect(nothing.deliverable.writer).toMatchObject({
    kind: 'built-in',
    notice: expect.stringContaining('cannot be reached') as string,
  })
  const builtIn = await thinkHere.draft(known)
  expect(nothing.deliverable.decision).toEqual(builtIn.decision)
  const onlyWrites = await drafted({ write: prompt => ({ statements: [decision(prompt)] }) })
  expect(byModel(onlyWrites.deliverable)).toHaveLength(1)
  expect(onlyWrites.deliverable.writer.notice).toContain('Nobody has checked')
})

test('when a figure changes, the model’s words show the new one; words on what is gone fall', async () => {
  const { deliverable } = await drafted({
    think: thoughts,
    judge: carried,
    write: prompt => ({ statements: [decision(prompt)] }),
  })
  const changed = { ...known.company, facts: bindery.facts.map(withLost(52)) }
  const again = rebuild({ before: deliverable, known: { ...known, company: changed } })
  expect(again.decision.text).toContain('You turn away 52 books')
  const gone = { ...known.company, facts: bindery.facts.map(withLost(undefined)) }
  const without = rebuild({ before: deliverable, known: { ...known, company: gone } })
  expect(byModel(without).join()).not.toContain('You turn away')
})

const withLost =
  (lost: number | undefined) =>
  (fact: (typeof bindery.facts)[number]): typeof fact =>
    fact.kind === 'constraint' ? { ...fact, lost } : fact

test('either mind is one rebuild away, and what was written by hand stays in both', async () => {
  const { deliverable } = await drafted({
    think: () => NOTHING,
    judge: carried,
    write: prompt => ({ statements: [decision(prompt)] }),
  })
  const edited = {
    ...deliverable,
    byHand: [{ key: 'actions/0/metric', value: 'Books a week' }],
  } as Deliverable
  const builtIn = rebuild({ before: { ...edited, mind: 'built-in' }, known })
  expect(byModel(builtIn)).toEqual([])
  expect(builtIn.model).not.toBeNull()
  const back = rebuild({ before: { ...builtIn, mind: 'model' }, known })
  expect(back.decision.text).toBe(deliverable.decision.text)
  for (const one of [builtIn, back]) expect(one.actions[0]!.metric).toBe('Books a week')
})
