import type { Fact } from './company.ts'

/** Where nobody said in what lines are counted, prices further apart than this belong to unlike things: a kilo and a visit, a fitting and a check. */
const ALIKE = 5

/** How a price is paid: sale by sale, or again and again by the month, the year, the hour. */
const kindOfPrice = ({ price }: Fact<'offer'>): string => {
  const per = price?.per
  return per === undefined || per === 'once' ? 'sale' : per
}

const isOne = <T>(list: readonly T[]): boolean => new Set(list).size <= 1

/** Whether prices are paid in the same way, so that one may be set against the other. */
export const isPaidAlike = (offers: readonly Fact<'offer'>[]): boolean =>
  isOne(offers.filter(({ price }) => price).map(kindOfPrice))

/** Whether the lines are counted and paid alike, so that they may be added up and averaged: kilos never with visits, months never with pieces. */
export function isOneUnit(offers: readonly Fact<'offer'>[]): boolean {
  if (offers.length < 2) return true
  const priced = offers.filter(({ price }) => price)
  if (!isPaidAlike(offers)) return false
  if (offers.some(({ unit }) => unit)) return isOne(offers.map(({ unit }) => unit?.many))
  const prices = priced.map(({ price }) => price?.cents ?? 0).filter(cents => cents > 0)
  return prices.length === 0 || Math.max(...prices) <= Math.min(...prices) * ALIKE
}

/** Whether somebody said that the two are counted in the same: without it nothing tells that one could be taken for the other. */
export const isSameUnit = (a: Fact<'offer'>, b: Fact<'offer'>): boolean =>
  a.unit !== undefined && a.unit.many === b.unit?.many && kindOfPrice(a) === kindOfPrice(b)
