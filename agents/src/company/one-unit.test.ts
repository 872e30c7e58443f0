import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { factsOf } from './company.ts'
import { isOneUnit, isSameUnit } from './one-unit.ts'
import { averageSale } from './sales.ts'
import { yearlyVolume } from './volumes.ts'

const JAR = { one: 'jar', many: 'jars' }
const VISIT = { one: 'visit', many: 'visits' }
const mixed = firm({
  offer: [
    { label: 'chutney', unit: JAR, price: dollars(9), volume: 4000 },
    { label: 'kitchen visits', unit: VISIT, price: dollars(30), volume: 200 },
  ],
})
const alike = firm({
  offer: [
    { label: 'chutney', unit: JAR, price: dollars(9), volume: 4000 },
    { label: 'honey', unit: JAR, price: dollars(12), volume: 1000 },
  ],
})

test('what is counted in unlike units is neither averaged nor added up', () => {
  expect(averageSale(mixed)).toBeNull()
  expect(yearlyVolume(mixed)).toBeNull()
  expect(averageSale(alike)?.value).toBe(960)
  expect(yearlyVolume(alike)?.value).toBe(5000)
})

test('months never stand with pieces, and prices far apart are unlike where nobody said the unit', () => {
  const paid = (...offers: { label: string; price: ReturnType<typeof dollars> }[]) =>
    isOneUnit(factsOf(firm({ offer: offers }), 'offer'))
  expect(paid({ label: 'a box', price: dollars(20) }, { label: 'a bag', price: dollars(30) })).toBe(
    true,
  )
  expect(
    paid({ label: 'a box', price: dollars(20) }, { label: 'a plan', price: dollars(30, 'month') }),
  ).toBe(false)
  expect(paid({ label: 'a box', price: dollars(2) }, { label: 'a day', price: dollars(90) })).toBe(
    false,
  )
})

test('one could be taken for the other only where both say the same unit', () => {
  const [first, second] = factsOf(alike, 'offer')
  const [jar, visit] = factsOf(mixed, 'offer')
  expect(isSameUnit(first!, second!)).toBe(true)
  expect(isSameUnit(jar!, visit!)).toBe(false)
})
