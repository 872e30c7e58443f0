import { expect, test } from 'vitest'
import { findAll } from '../../findings/find.ts'
import { firm } from '../../findings/testing/firm.ts'
import { whyBoth } from './why-both.ts'

const yard = firm({
  offer: [{ label: 'hull cleaning', volume: 150, capacity: 200 }],
  constraint: [{ label: 'slipway winch', sort: 'capacity', lost: 12, about: 'offer-1' }],
})
const asked = findAll(yard).findings.filter(({ family }) => family === 'contradiction')
const told = `One thing does not fit: ${asked[0]?.says.text}\n\nWhy do customers pick you?`
const answer = (text: string, before = told) => whyBoth(text, asked, { company: yard, before })

test.each([
  'the 12 were in may, while the cable was changed',
  'that was only in the spring',
  'because the winch was out for a month',
  'no, those were before the new cable',
])('what explains two figures is kept with what was asked: %s', text => {
  const { changes, rest, says } = answer(text)
  expect(changes).toEqual([
    { id: expect.any(String), attributes: { fits: [{ says: asked[0]?.says.text, words: text }] } },
  ])
  expect(rest).toBe('')
  expect(says).toContain(text)
})

test.each([
  'they pick us because we are fast',
  'Our crew has been here since 1998 and 40 boats come back each year',
  'not 12 but 19 were turned away',
  'it was 12 of 60',
])('an answer to the next question explains nothing: %s', text => {
  expect(answer(text)).toEqual({ changes: [], says: '', rest: text })
})

test('what is said besides is left to be read', () => {
  const { changes, rest } = answer('The 12 were in May. We answer within two hours.')
  expect(changes).toHaveLength(1)
  expect(rest).toBe('We answer within two hours.')
})

test('a message later only its figures lead back to it', () => {
  expect(answer('that was only in the spring', 'Why do customers pick you?').changes).toEqual([])
  expect(answer('the 12 were in spring', 'Why do customers pick you?').changes).toHaveLength(1)
})

test('what was explained is not asked again, until a figure changes', () => {
  const [change] = answer('the 12 were in may when it was broken').changes
  const explained = (lost: number) => ({
    ...yard,
    facts: yard.facts.map(fact => {
      const known = { ...fact, ...(fact.kind === 'constraint' && { lost }) }
      return (fact.id === change?.id ? { ...known, ...change.attributes } : known) as typeof fact
    }),
  })
  const families = (lost: number) => findAll(explained(lost)).findings.map(({ family }) => family)
  expect(families(12)).not.toContain('contradiction')
  expect(families(14)).toContain('contradiction')
  expect(findAll(explained(12)).explained).toEqual([
    { says: asked[0]?.says.text, words: 'the 12 were in may when it was broken', fact: change?.id },
  ])
})
