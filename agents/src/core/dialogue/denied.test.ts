import { describe, expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { withoutDenied } from './denied.ts'
import { propose } from './propose.ts'

describe('what is said not to hold back is taken out of the answer', () => {
  test.each([
    [
      'the van isn’t the bottleneck, the kiln is: two loads a week',
      'the kiln is: two loads a week',
    ],
    ['not the van. the kiln', 'the kiln'],
    ['the van is not a problem. the kiln is too small', 'the kiln is too small'],
    ['the van wasn’t the problem', ''],
    ['the kiln holds us back, not more', 'the kiln holds us back, not more'],
    ['there is no van', 'there is no van'],
  ])('%s', (said, meant) => expect(withoutDenied(said)).toBe(meant))
})

test('a denial names no hindrance, and what follows it is nobody else’s', () => {
  const read = (text: string) => propose(text, firm({}), { kind: 'constraint', attributes: [] })
  const { facts } = read('the van is not the problem. the firing room is full, 30 orders refused')
  expect(facts.map(({ label }) => label)).toEqual(['the firing room'])
  expect(facts[0]?.attributes).toMatchObject({ lost: 30 })
  const poured = propose(
    'The van isn’t the problem, the kiln is: we refused 30 orders.',
    firm({}),
    null,
  )
  expect(poured.facts).toMatchObject([{ kind: 'constraint', label: 'the kiln' }])
  expect(read('the van isn’t the problem').facts).toEqual([])
  expect(read('the van isn’t the problem').leftOut).toContain('van')
})
