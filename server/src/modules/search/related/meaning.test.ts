import { expect, test } from 'vitest'
import { DIMENSIONS, meaningOf, nearness } from './meaning.ts'

const near = (a: string, b: string): number => nearness(meaningOf(a)!, meaningOf(b)!)

test('a text is nearest to one in related words, whatever the small words say', () => {
  const sick = 'an employee who is sick needs a physician'
  expect(near(sick, 'Whoever is ill brings a note from the doctor')).toBeGreaterThan(
    near(sick, 'The large trailer carries sixteen boats'),
  )
  expect(near('the dog of the guest', 'pets and animals')).toBeGreaterThan(
    near('the dog of the guest', 'the price of the electricity'),
  )
})

test('the same words mean the same; what no English word is in means nothing', () => {
  expect(near('price of a boat', 'Price of a boat!')).toBeCloseTo(1, 6)
  expect(meaningOf('price')).toHaveLength(DIMENSIONS)
  expect(meaningOf('Überschwänglichkeit 17')).toBeNull()
})
