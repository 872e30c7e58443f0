import type { Amount } from '@sextant/contracts/company/figures'
import type { Company, Fact } from './company.ts'
import { factsOf } from './company.ts'
import { withSoundHours } from './line-hours.ts'
import { plannedCents } from './periods.ts'
import { lineRefused, tooManyRefused } from './refusals.ts'
import { type Computed, ownPrice, paymentsAYear, type PricedOffer, pricedOffers } from './sales.ts'
import { takesGifts } from './targets.ts'
import { toldSales } from './told-sales.ts'

/** What a line brings, or anybody pays or is paid, beyond so many times the turnover that was told, is no part of it. */
const ABSURD = 2
/** A goal in money may be for a part of all sales, and says less of the whole. */
const ABSURD_OF_GOAL = 20
/** A rise beyond this in one year counts from something else: 3 is four times as much. */
const FASTEST = 3

/** Sales of a year as somebody stated them: the figure itself, else the larger end of a goal for them. Never what follows from the lines. */
export function statedTurnover(company: Company): Computed | null {
  const told = toldSales(company)
  if (told) return { value: told.value, how: 'as said', rests: [told] }
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

const mostOf = ({ value, rests }: Computed): number =>
  value * (rests.some(({ kind }) => kind === 'goal') ? ABSURD_OF_GOAL : ABSURD)

/** A line of which number × price is absurdly more than all sales. */
export type TooLarge = { line: PricedOffer; brings: number; turnover: Computed; times: number }

export function tooLarge(company: Company): TooLarge[] {
  const turnover = statedTurnover(company)
  if (!turnover) return []
  return pricedOffers(company).flatMap(line => {
    const brings = (line.volume ?? 0) * ownPrice(line) * paymentsAYear(line)
    const times = brings / turnover.value
    return brings > mostOf(turnover) ? [{ line, brings, turnover, times }] : []
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

/** A line that sells many times what is said to be possible: that counts what fits in at once, or on a day. */
export type TooFull = { line: Fact<'offer'>; sold: number; possible: number }

/** Somebody may work beyond what they call possible, but not at several times of it. */
export const BEYOND_MOST = 3

export const tooFull = (company: Company): TooFull[] =>
  factsOf(company, 'offer').flatMap(line => {
    const { volume: sold = 0, capacity: possible = 0 } = line
    return possible > 0 && sold > possible * BEYOND_MOST ? [{ line, sold, possible }] : []
  })

/** A figure of a card that no year can hold against the turnover that was told. */
export type TooMuch = { fact: Fact; field: string; cents: number; turnover: Computed }

/** What a fact says is paid in a year, field by field. */
function sumsIn(fact: Fact): { field: string; sum: Amount | undefined }[] {
  if (fact.kind === 'offer') return [{ field: 'revenue', sum: fact.revenue }]
  if (fact.kind === 'segment') return fact.single ? [{ field: 'spend', sum: fact.spend }] : []
  if (fact.kind === 'channel') return [{ field: 'spend', sum: fact.spend }]
  if (fact.kind === 'partner' || fact.kind === 'change')
    return [{ field: 'yearlyCost', sum: fact.yearlyCost }]
  return []
}

export function tooMuch(company: Company): TooMuch[] {
  const turnover = statedTurnover(company)
  if (!turnover) return []
  return confirmed(company).flatMap(fact =>
    sumsIn(fact).flatMap(({ field, sum }) => {
      const isOfYear = sum && sum.per !== 'sale' && sum.per !== 'hour'
      const cents = isOfYear ? plannedCents(sum) : 0
      return cents > mostOf(turnover) ? [{ fact, field, cents, turnover }] : []
    }),
  )
}

/** Refusals of which nobody told how many are sold, priced by their line, else by the cheapest: many times all sales, they count something else. */
export function refusedTooMuch(company: Company): TooMuch[] {
  const turnover = statedTurnover(company)
  const prices = pricedOffers(company).map(ownPrice)
  if (!turnover || prices.length === 0) return []
  if (factsOf(company, 'offer').some(({ volume }) => volume)) return []
  return factsOf(company, 'constraint').flatMap(brake => {
    const line = pricedOffers(company).find(({ id }) => id === lineRefused(company, brake)?.id)
    const cents = (brake.lost ?? 0) * (line ? ownPrice(line) : Math.min(...prices))
    return cents > mostOf(turnover) ? [{ fact: brake, field: 'lost', cents, turnover }] : []
  })
}

/** A growth in a year beyond what is believed unasked, as said or from two figures of one card. */
export type TooFast = { fact: Fact; fields: string[]; growth: number }

function growthsIn(fact: Fact): { fields: string[]; growth: number | undefined }[] {
  const since = (now?: number, before?: number) => (now && before ? now / before - 1 : undefined)
  if (fact.kind === 'offer')
    return [
      { fields: ['growth'], growth: fact.growth },
      { fields: ['marketGrowth'], growth: fact.marketGrowth },
      { fields: ['previousVolume'], growth: since(fact.volume, fact.previousVolume) },
    ]
  if (fact.kind === 'segment')
    return [
      { fields: ['growth'], growth: fact.growth },
      { fields: ['previousSize'], growth: since(fact.size, fact.previousSize) },
    ]
  if (fact.kind === 'rival') return [{ fields: ['growth'], growth: fact.growth }]
  return fact.kind === 'change' ? [{ fields: ['by'], growth: fact.by }] : []
}

export const tooFast = (company: Company): TooFast[] =>
  confirmed(company).flatMap(fact =>
    growthsIn(fact).flatMap(({ fields, growth }) =>
      growth !== undefined && growth > FASTEST ? [{ fact, fields, growth }] : [],
    ),
  )

const confirmed = ({ facts }: Company): Fact[] =>
  facts.filter(({ status }) => status === 'confirmed')

/** The company as it can be reckoned with: what is absurd against its other figures is asked about, and nothing is built on it. */
export function sound(company: Company): Company {
  const doubted = doubtedIn(company)
  const facts = company.facts.map((fact): Fact => {
    const fields = doubted.filter(({ id }) => id === fact.id).flatMap(one => one.fields)
    return fields.length > 0 ? without(fact, fields) : fact
  })
  return withSoundHours({ ...company, facts })
}

/** Fields on which nothing is built, by the fact that bears them. */
function doubtedIn(company: Company): { id: string; fields: readonly string[] }[] {
  return [
    ...tooDear(company).map(({ line }) => ({ id: line.id, fields: ['price', 'unitCost'] })),
    ...tooLarge(company).map(({ line }) => ({ id: line.id, fields: ['volume'] })),
    ...tooFull(company).map(({ line }) => ({ id: line.id, fields: ['capacity'] })),
    ...tooManyRefused(company).map(({ brake }) => ({ id: brake.id, fields: ['lost'] })),
    ...[...tooMuch(company), ...refusedTooMuch(company)].map(({ fact, field }) => ({
      id: fact.id,
      fields: [field],
    })),
    ...tooFast(company).map(({ fact, fields }) => ({ id: fact.id, fields })),
  ]
}

function without(fact: Fact, fields: readonly string[]): Fact {
  const kept = Object.entries(fact).filter(([name]) => !fields.includes(name))
  return Object.fromEntries(kept) as Fact
}
