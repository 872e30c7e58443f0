import { expect, test } from 'vitest'
import { differencesOf, readsAs } from './differences.ts'
import { inWords, moveOf, said } from './testing/in-words.ts'

const flat = (...given: Parameters<typeof differencesOf>) =>
  differencesOf(...given).parts.flatMap(({ differences }) =>
    differences.map(({ part: _part, ...difference }) => difference),
  )

test('statements are paired by what they are about; what reads the same is only counted', () => {
  const builtIn = inWords({ wouldChange: [said('A flood.'), said('A rival.')] })
  const model = inWords({
    decision: said('Bread costs too little.', { by: 'model' }),
    wouldChange: [said('A flood.'), said('A rival next door.')],
  })
  expect(flat(builtIn, model)).toEqual([
    {
      key: 'decision',
      kind: 'changed',
      builtIn: 'Raise the price of bread.',
      model: 'Bread costs too little.',
    },
    {
      key: 'wouldChange/1',
      kind: 'changed',
      builtIn: 'A rival.',
      model: 'A rival next door.',
    },
  ])
  expect(differencesOf(builtIn, model).same).toBe(1)
  expect(differencesOf(builtIn, builtIn)).toEqual({ parts: [], same: 3, reordered: false })
})

test('what only one of them says is told with whose it is; of a whole move, title and reason', () => {
  const judged = { by: 'model', evidence: 'judgment' } as const
  const own = { rule: 'model-1', quadrant: null, claim: said('Two risks meet.', judged) }
  const builtIn = inWords({ wouldChange: [said('A flood.')] })
  const model = inWords({
    findings: [own],
    moves: [moveOf('model-1', said('Ask who left.', judged))],
  })
  const told = flat(builtIn, model).map(difference =>
    difference.kind === 'only' ? [difference.mind, difference.text, difference.judgment] : [],
  )
  expect(told).toEqual([
    ['model', 'Two risks meet.', true],
    ['model', 'Ask who left.', true],
    ['model', 'Because it pays.', false],
    ['built-in', 'A flood.', false],
  ])
})

test('of a move that both have, a step that only one has is told', () => {
  const both = moveOf('raise', said('Raise it.'))
  const shorter = { ...both, steps: both.steps.slice(0, 2) }
  const told = flat(inWords({ moves: [both] }), inWords({ moves: [shorter] }))
  expect(told).toMatchObject([{ kind: 'only', mind: 'built-in', text: 'Note.' }])
})

test('what a person changed by hand is theirs in both', () => {
  const changed = { decision: said('Close on Mondays.', { sources: [9], by: 'model' }) }
  expect(flat(inWords(changed), inWords(changed))).toEqual([
    { key: 'decision', kind: 'hand', text: 'Close on Mondays.' },
  ])
})

test('another order of the moves that both have is noticed; a move of one alone is no other order', () => {
  const [a, b] = [moveOf('a', said('A.')), moveOf('b', said('B.'))]
  const own = moveOf('model-1', said('Own.'))
  const ordered = (...moves: (typeof a)[]) => inWords({ moves })
  expect(differencesOf(ordered(a, b), ordered(b, a)).reordered).toBe(true)
  expect(differencesOf(ordered(a, b), ordered(a, own, b)).reordered).toBe(false)
})

test('two versions read the same only with the same statements in the same words', () => {
  const one = inWords({ wouldChange: [said('A flood.')] })
  expect(readsAs(one, structuredClone(one))).toBe(true)
  expect(readsAs(one, inWords({ wouldChange: [said('A rival.')] }))).toBe(false)
  expect(readsAs(one, inWords({}))).toBe(false)
})
