import { expect, test } from 'vitest'
import { restates } from './left-out.ts'

test.each([
  ['9,400 visits last year, 12,000 by June', 'visits 9.400 so far'],
  ['the county hospital is 34% of sales', 'One hospital sends 34% alone'],
  ['copper pots are cast by hand', 'we cast the copper pots'],
])('“%s” says “%s” again', (sentence, clause) => {
  expect(restates(sentence, clause)).toBe(true)
})

test.each([
  ['resin is from one firm abroad', 'One hospital sends 34% alone'],
  ['oak doors 1,900 each', 'it was 7 or so last year'],
  ['we want 60 a year', 'each year we have 12 of them'],
])('“%s” says another thing than “%s”', (sentence, clause) => {
  expect(restates(sentence, clause)).toBe(false)
})
