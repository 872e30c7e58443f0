import type {
  EconomicsInput,
  UnitEconomics,
} from '@sextant/contracts/strategy/business-model-canvas'
import { boughtToday, spendAYear } from '../../../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../../../company/company.ts'
import { lossOf } from '../../../company/loss.ts'
import { yearlyCents } from '../../../company/periods.ts'
import { type PricedOffer, pricedOffers } from '../../../company/sales.ts'
import { isRepeating } from '../../../company/single-sale.ts'
import { stayOfLine } from '../../../company/stays.ts'
import { winsFor } from '../../../company/wins-for.ts'
import { roughly } from '../../../findings/kit.ts'
import type { Desk } from '../../../core/desk.ts'

const MONTHS = 12
export type From = UnitEconomics['from']
/** An input with the field of the card that it shows, where it shows one as it is. */
export type Input = { value: number | null; from?: NonNullable<From[EconomicsInput]> }
export type Inputs = Record<EconomicsInput, Input>

const NONE: Input = { value: null }

/** What is known of the six inputs, for one of this line. */
export function inputsOf(desk: Desk, offer: PricedOffer | undefined): Inputs {
  return {
    priceCents: offer ? priceOf(offer) : NONE,
    variableCostCents: offer ? costOf(offer) : NONE,
    fixedMonthlyCents: fixedOf(desk),
    purchasesPerMonth: offer ? purchasesOf(desk, offer) : NONE,
    monthlyChurn: offer ? churnOf(desk, offer) : NONE,
    cacCents: wonFor(desk, offer),
  }
}

function priceOf({ id, price }: PricedOffer): Input {
  const { cents, ...amount } = price
  return { value: cents, from: { fact: id, attribute: 'price', amount } }
}

/** What one costs, with what is only handed on; from its margin where that was told instead. */
function costOf(offer: PricedOffer): Input {
  const { id, price, passThrough, unitCost, margin } = offer
  const handedOn = passThrough?.cents ?? 0
  if (unitCost) {
    const { cents, ...amount } = unitCost
    const value = cents + handedOn
    return handedOn > 0 ? { value } : { value, from: { fact: id, attribute: 'unitCost', amount } }
  }
  if (margin === undefined) return NONE
  return { value: Math.round((price.cents - handedOn) * (1 - margin)) + handedOn }
}

function fixedOf({ company }: Desk): Input {
  const fact = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'fixed-cost' && form === 'money' && value,
  )
  if (!fact?.value || (fact.per !== 'month' && fact.per !== 'year')) return NONE
  const scale = fact.per === 'year' ? MONTHS : 1
  const value = Math.round(fact.value / scale)
  return { value, from: { fact: fact.id, attribute: 'value', scale } }
}

/** How often one customer buys in a month: by the price's own period, else as told of the group, where one is told of. */
function purchasesOf(desk: Desk, offer: PricedOffer): Input {
  const times = TIMES_A_MONTH[offer.price.per ?? 'sale']
  if (times !== undefined) return { value: times }
  const group = soleGroup(desk, offer, ({ purchases }) => Boolean(purchases))
  if (!group?.purchases) return NONE
  const from = { fact: group.id, attribute: 'purchases', scale: MONTHS }
  return { value: group.purchases / MONTHS, from }
}

/** Only what was told of this line, of all customers, or of the only group that tells. */
function churnOf(desk: Desk, offer: PricedOffer): Input {
  const loss = lossOf(desk.company)
  const { churn } = loss ?? {}
  if (loss && churn && isOfOffer(desk, churn, offer)) {
    const from = { fact: churn.id, attribute: 'value' }
    return churn.per === 'month' ? { value: loss.monthly, from } : { value: loss.monthly }
  }
  const stay = stayOfLine(desk.company, offer)
  if (stay?.value) return { value: 1 / stay.value }
  const group = soleGroup(desk, offer, ({ leaves }) => Boolean(leaves))
  if (!group?.leaves || group.leaves >= 1) return NONE
  return { value: 1 - (1 - group.leaves) ** (1 / MONTHS) }
}

function soleGroup(
  { company }: Desk,
  offer: PricedOffer,
  tells: (group: Fact<'segment'>) => boolean,
): Fact<'segment'> | undefined {
  const groups = factsOf(company, 'segment').filter(tells)
  const ofLine = groups.filter(({ about }) => about === offer.id)
  const [only, another] = ofLine.length > 0 ? ofLine : groups
  const isOther = only?.about !== undefined && only.about !== offer.id
  return another || isOther ? undefined : only
}

/** What is paid by time comes so often in a month. */
const TIMES_A_MONTH: Partial<Readonly<Record<string, number>>> = {
  week: 52 / MONTHS,
  month: 1,
  year: 1 / MONTHS,
}

/** A figure of another line, or of a group of another line, never serves this one; one of nobody in particular serves where all lines are paid in the same way, or where this is the one that is paid again. */
function isOfOffer(
  { company }: Desk,
  { about }: { about?: string | undefined },
  offer: PricedOffer,
): boolean {
  if (about === offer.id) return true
  const group = factsOf(company, 'segment').find(({ id }) => id === about)
  if (about !== undefined) return group !== undefined && (group.about ?? offer.id) === offer.id
  return isRepeating(offer) || pricedOffers(company).every(one => !isRepeating(one))
}

/** What a won customer cost over all channels of the line that are paid for and counted. */
function wonFor(desk: Desk, offer: PricedOffer | undefined): Input {
  const bought = boughtToday(desk.company).filter(
    ({ channel }) => !offer || winsFor(desk.company, channel, offer),
  )
  const paid = bought.map(({ channel, cost }) => ({
    spent: spendAYear(channel) ?? cost * (channel.customers ?? 1),
    won: channel.customers ?? 1,
  }))
  const won = paid.reduce((sum, channel) => sum + channel.won, 0)
  if (won === 0 || areUnlike(desk.company, paid)) return NONE
  const spent = paid.reduce((sum, channel) => sum + channel.spent, 0)
  return { value: Math.round(roughly(spent / won)) }
}

/** From this ratio on two costs, or two groups, have no mean that is true of either. */
const UNLIKE = 4

/** Whether what is spent wins customers of unlike worth, or at costs far apart: a mean of them is nobody's cost. */
function areUnlike(company: Company, paid: readonly { spent: number; won: number }[]): boolean {
  const costs = paid.map(({ spent, won }) => spent / won)
  const spends = factsOf(company, 'segment').flatMap(({ spend, side }) =>
    spend && side !== 'user' ? (yearlyCents(spend) ?? []) : [],
  )
  return [costs, paid.length > 1 ? spends : []].some(
    values => values.length > 1 && Math.max(...values) >= UNLIKE * Math.min(...values),
  )
}
