import type { Claim } from '@sextant/contracts/deliverable'
import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import { boughtToday } from '../../../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../../../company/company.ts'
import { pricedOffers } from '../../../company/sales.ts'
import { winsFor } from '../../../company/wins-for.ts'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { fixed, type MoneyText } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** What a customer should leave for each unit of money spent on winning them (Skok 2010; a convention). */
const HEALTHY = 3
/** Who buys by the piece is not won for one piece: beyond so many the count of sales says nothing. */
const FEW_SALES = 12

type Told = { desk: Desk; economics: UnitEconomics; label: Label; rests: Fact[] }

/** What the computed figures say of one sale; null where none could be computed. */
export function verdictOf(desk: Desk, economics: UnitEconomics): Claim | null {
  const offer = desk.company.facts.find(({ id }) => id === economics.line?.fact)
  const label = offer && desk.kit.name(offer)
  const { contributionCents } = economics
  if (!offer || !label || contributionCents === null) return null
  const told = { desk, economics, label, rests: restsOf(desk, economics, offer) }
  const first = contributionCents > 0 ? leaves(told) : loses(told)
  const next = contributionCents > 0 ? (overTime(told) ?? firstSale(told)) : null
  const fixedCost = contributionCents > 0 ? coverage(told) : null
  const says = [next, fixedCost].reduce<Sentence>(
    (before, sentence) => (sentence ? say`${before} ${sentence}` : before),
    first,
  )
  return desk.claim(
    says,
    told.rests.map(({ id }) => id),
    'computed',
  )
}

/** The cards that the inputs come from. */
function restsOf({ company }: Desk, { from, cacCents }: UnitEconomics, offer: Fact): Fact[] {
  const ids = new Set(Object.values(from).map(({ fact }) => fact))
  const named = company.facts.filter(({ id }) => ids.has(id))
  const channels = cacCents === null ? [] : channelsOf(company, offer)
  return [...new Set([offer, ...named, ...channels])]
}

/** Channels whose customers are paid for, as far as they are of this line. */
function channelsOf(company: Company, line: Fact | undefined): Fact<'channel'>[] {
  const offer = pricedOffers(company).find(({ id }) => id === line?.id)
  return boughtToday(company).flatMap(({ channel }) =>
    !offer || winsFor(company, channel, offer) ? [channel] : [],
  )
}

/** What one is, where a line is paid by time and not by the sale. */
const ONE: Readonly<Record<string, Sentence>> = {
  hour: say`one hour`,
  day: say`one day`,
  week: say`one week`,
  month: say`one month`,
  year: say`one year`,
}
const oneOf = ({ unit }: UnitEconomics): Sentence => ONE[unit] ?? say`one sale`

function leaves({ desk: { kit }, economics, label, rests }: Told): Sentence {
  const cents = economics.contributionCents ?? 0
  const left = kit.money(roughly(cents), 'price − own cost', rests.slice(0, 1))
  const part = kit.percent(
    economics.marginRatio ?? 0,
    '(price − own cost) ÷ price',
    rests.slice(0, 1),
  )
  return say`${label}: ${oneOf(economics)} leaves ${left}, ${part} of its price.`
}

function loses({ desk: { kit }, economics, label, rests }: Told): Sentence {
  const cents = -(economics.contributionCents ?? 0)
  if (cents === 0) return say`${label}: ${oneOf(economics)} leaves nothing after its own cost.`
  const lost = kit.money(roughly(cents), 'own cost − price', rests.slice(0, 1))
  return say`${label}: ${oneOf(economics)} loses ${lost}, so more of them lose more.`
}

/** What a customer leaves while they stay, against what winning one costs. */
function overTime({ desk, economics, rests }: Told): Sentence | null {
  const { kit } = desk
  const { ltvCents, ltvToCac, cacCents } = economics
  if (ltvCents === null) return null
  const worth = kit.money(roughly(ltvCents), 'contribution a month ÷ monthly loss', rests)
  if (ltvToCac === null || cacCents === null)
    return say`A customer leaves about ${worth} while they stay.`
  const [won, through] = wonFor(desk, cacCents, rests)
  const times = kit.number(ltvToCac, 'worth while they stay ÷ cost of winning', rests)
  const mark = fixed.number(HEALTHY, 'LTV to CAC, a convention (Skok 2010)')
  return say`Winning a customer costs ${won}${through}; each leaves about ${worth} while staying, ${times} times as much. The usual mark of health is ${mark} times.`
}

/** When winning the customer is paid back, where nobody told how long they stay. */
function firstSale({ desk, economics, rests }: Told): Sentence | null {
  const { kit } = desk
  const { paybackMonths } = economics
  const { cacCents, contributionCents } = economics
  if (cacCents === null || !contributionCents) return null
  const [won, through] = wonFor(desk, cacCents, rests)
  if (paybackMonths !== null) {
    const how = 'cost of winning ÷ contribution a month'
    const months = kit.duration(paybackMonths, 'month', how, rests)
    return say`Winning a customer costs ${won}${through}, which is earned back after ${months}.`
  }
  const sales = Math.ceil(cacCents / contributionCents)
  if (sales <= 1)
    return say`Winning a customer costs ${won}${through}, which the first sale pays back.`
  if (sales > FEW_SALES)
    return say`Winning a customer costs ${won}${through}; how often one buys is not told, so whether that pays is open.`
  const count = kit.number(sales, 'cost of winning ÷ contribution, rounded up', rests)
  return say`Winning a customer costs ${won}${through}, so it takes ${count} sales to one customer until the first money is earned.`
}

const SALE = { one: 'sale', many: 'sales' }
/** What the month asks for; of several lines none pays it alone. */
function coverage({ desk, economics, rests }: Told): Sentence | null {
  const { fixedMonthlyCents, breakEvenUnits } = economics
  if (fixedMonthlyCents === null || breakEvenUnits === null) return null
  const cost = desk.kit.money(fixedMonthlyCents, 'fixed cost a month', rests)
  const how = 'fixed cost a month ÷ contribution'
  const needed = desk.kit.count(breakEvenUnits, SALE, how, rests)
  return factsOf(desk.company, 'offer').length > 1
    ? say`By this line alone, the fixed cost of ${cost} a month would take ${needed} a month.`
    : say`The fixed cost of ${cost} a month takes ${needed} a month.`
}

/** What a customer cost to win, and the channel where only one is counted. */
function wonFor({ company, kit }: Desk, cents: number, rests: Fact[]): [MoneyText, Sentence] {
  const won = kit.money(
    roughly(cents),
    'spend a year ÷ customers, over the channels counted',
    rests,
  )
  const [only, another] = channelsOf(company, rests[0])
  const label = only && !another ? kit.name(only) : null
  return [won, label ? say` through ${label}` : say``]
}
