import type { Company, Fact } from './company.ts'
import { factsOf } from './company.ts'
import { withSoundHours } from './line-hours.ts'
import { type Computed, ownPrice, paymentsAYear, type PricedOffer, pricedOffers } from './sales.ts'
import { takesGifts } from './targets.ts'

/** What a line brings beyond so many times the turnover that was told is no line of it. */
const ABSURD = 20

/** Sales of a year as somebody stated them: the figure itself, else the larger end of a goal for them. Never what follows from the lines. */
export function statedTurnover(company: Company): Computed | null {
  const told = factsOf(company, 'measure').find(
    ({ metric, form, per, about, value }) =>
      metric === 'sales' && form === 'money' && per === 'year' && !about && value,
  )
  if (told?.value) return { value: told.value, how: 'as said', rests: [told] }
  const goal = factsOf(company, 'goal').find(
    ({ form, counts, about, per }) =>
      form === 'money' &&
      (counts === 'sales' || counts === 'money') &&
      !about &&
      (per === undefined || per === 'year'),
  )
  const value = Math.max(goal?.target ?? 0, goal?.baseline ?? 0)
  return goal && value > 0 ? { value, how: 'as said', rests: [goal] } : null
}

/** A line of which number × price is absurdly more than all sales. */
export type TooLarge = { line: PricedOffer; brings: number; turnover: Computed; times: number }

export function tooLarge(company: Company): TooLarge[] {
  const turnover = statedTurnover(company)
  if (!turnover) return []
  return pricedOffers(company).flatMap(line => {
    const brings = (line.volume ?? 0) * ownPrice(line) * paymentsAYear(line)
    const times = brings / turnover.value
    return times > ABSURD ? [{ line, brings, turnover, times }] : []
  })
}

/** A line that is said to cost more than twice what it is sold for: the price is a part of what is paid, or one figure counts something else. */
export type TooDear = { line: PricedOffer; cost: number; price: number }

export function tooDear(company: Company): TooDear[] {
  // What lives on gifts may give away what it makes.
  if (takesGifts(company)) return []
  return pricedOffers(company).flatMap(line => {
    const price = ownPrice(line)
    const cost = line.unitCost?.cents ?? 0
    const isOneMoney = line.unitCost?.currency === line.price.currency
    return isOneMoney && price > 0 && cost - price > price ? [{ line, cost, price }] : []
  })
}

/** The company as it can be reckoned with: what is absurd against its other figures is asked about, and nothing is built on it. */
export function sound(company: Company): Company {
  const large = new Set(tooLarge(company).map(({ line }) => line.id))
  const dear = new Set(tooDear(company).map(({ line }) => line.id))
  const facts = company.facts.map((fact): Fact => {
    if (fact.kind !== 'offer') return fact
    if (dear.has(fact.id)) return without(fact, 'price', 'unitCost')
    return large.has(fact.id) ? without(fact, 'volume') : fact
  })
  return withSoundHours({ ...company, facts })
}

function without(fact: Fact<'offer'>, ...fields: (keyof Fact<'offer'>)[]): Fact<'offer'> {
  const kept = Object.entries(fact).filter(([name]) => !fields.some(field => field === name))
  return Object.fromEntries(kept) as Fact<'offer'>
}
