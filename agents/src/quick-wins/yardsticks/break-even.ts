import type { FigureForm } from '@sextant/contracts/company/figures'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { keptOfSale } from '../../company/commission.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { type HourWorth, hourWorth } from '../../company/hour-worth.ts'
import { mainLine } from '../../company/main-line.ts'
import { largestLine } from '../../company/largest-line.ts'
import { plannedCents } from '../../company/periods.ts'
import { worthOfOne } from '../../company/pieces.ts'
import type { Computed } from '../../company/sales.ts'
import type { Wanted } from '../../findings/finding.ts'
import type { Kit } from '../../findings/kit.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import type { Hole } from '../../sentences/hole.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { figureText } from '../figure-text.ts'

/** From which count on a move has earned back what it costs: no forecast of what it will bring. */
export type BreakEven = {
  what: Sentence
  form: FigureForm
  per: Prediction['per']
  needed: number
  /** The arithmetic, a sentence a step. */
  how: readonly Sentence[]
}

export type Tried = { chosen: ChosenPlay; kit: Kit }

/** What is counted in a test, and from where on it pays; the one answer that is missing; or null where the firm has no such thing. */
export type Test = (tried: Tried) => BreakEven | Wanted | null

/** The line that a finding names first, else the one that brings most. */
function lineOf({ chosen, kit: { company } }: Tried): Fact<'offer'> | undefined {
  const offers = factsOf(company, 'offer')
  const named = chosen.finding.rests.flatMap(id => offers.find(one => one.id === id) ?? [])
  return named[0] ?? largestLine(company) ?? mainLine(company)
}

type Worth = Computed & { isLeft: boolean }

/** What a sale leaves, where its cost is told; else what it brings, which is told as that. Hours are set against sales where only these are known. */
function worthOfSale(company: Company, line: Fact<'offer'> | undefined): Worth | null {
  const of = line && { about: line.id }
  const kept = hourWorth(company)?.of === 'sales' ? null : keptOfSale(company, of)
  if (kept && kept.value > 0) return { ...kept, isLeft: true }
  const brought = worthOfOne(company, of)
  return brought && brought.value > 0 ? { ...brought, isLeft: false } : null
}

const priceWanted = (kit: Kit, line: Fact<'offer'>): Wanted => ({
  says: say`Tell me what one sale of ${kit.label(line)} brings, and I can say how many of them pay for this.`,
  kind: 'offer',
  fact: line.id,
  attribute: 'price',
})

/** What is counted: sales, or those who stay. */
type Counting = { what: Sentence; rule: Sentence }

function bySales(tried: Tried, counting: (name: Hole) => Counting): BreakEven | Wanted | null {
  const { chosen, kit } = tried
  const line = lineOf(tried)
  const name = line && kit.name(line)
  if (!line || !name) return null
  const worth = worthOfSale(kit.company, line)
  if (!worth) return line.price ? null : priceWanted(kit, line)
  const cost = costOf(tried)
  const needed = Math.max(1, Math.ceil(cost.cents / worth.value))
  const { what, rule } = counting(name)
  const each = kit.money(worth.value, worth.how, worth.rests)
  return {
    what,
    form: 'count',
    per: null,
    needed,
    how: [
      ...cost.said,
      worth.isLeft
        ? say`One sale of ${name} leaves ${each}${aYear(line)} after its own cost.`
        : say`One sale of ${name} brings ${each}${aYear(line)}. What it costs you is not on every card, so this is the least number.`,
      threshold(kit, { cost, worth, needed, play: chosen.play.id }),
      rule,
    ],
  }
}

/** What is paid by the month counts with its twelve months. */
const aYear = ({ price }: Fact<'offer'>): Sentence =>
  price?.per === 'month' ? say` in a year` : say``

type Threshold = { cost: Cost; worth: Worth; needed: number; play: string }

function threshold(kit: Kit, { cost, worth, needed, play }: Threshold): Sentence {
  if (cost.cents <= 0)
    return say`It costs no money, so the first one pays; whether that is worth the hours is yours to say.`
  const sum = kit.money(cost.cents, 'money and hours of the move', cost.rests)
  const each = kit.money(worth.value, worth.how, worth.rests)
  return say`${sum} ÷ ${each}, upwards: it pays from ${fixed.number(needed, play)} on.`
}

/** Sales of those who say that the move made them buy. */
export const salesByIt: Test = tried =>
  bySales(tried, name => ({
    what: say`Sales of ${name} that came by this`,
    rule: say`Ask every buyer what made them come, and count only those who name it.`,
  }))

/** Those who meant to leave and stayed. */
export const keptByIt: Test = tried =>
  bySales(tried, name => ({
    what: say`Of those who pay for ${name}, how many stayed because of this`,
    rule: say`Count only those who had stayed away or said that they would end, and are still there.`,
  }))

type Cost = { cents: number; said: Sentence[]; rests: Fact[] }

/** What a test costs: its money at most, as far as there is any, and its hours at what an hour brings today. */
function costOf({ chosen, kit }: Tried): Cost {
  const { play, cost } = chosen
  const money = Math.min(cost[1], purseOf(kit.company) ?? cost[1])
  const ofMoney =
    money > 0 ? [say`It costs up to ${kit.money(money, 'cost of the move, at most', [])}.`] : []
  const hour = hourWorth(kit.company)
  const hours = fixed.duration(play.hours, 'hour', play.id)
  if (!hour)
    return {
      cents: money,
      said: [...ofMoney, say`It takes about ${hours}, on which no card puts a price.`],
      rests: [],
    }
  const cents = hour.value * play.hours
  const work = kit.money(cents, 'an hour × hours of the move', hour.rests)
  return {
    cents: money + cents,
    said: [...ofMoney, say`It takes about ${hours}. ${hourSaid(kit, hour)}, which makes ${work}.`],
    rests: hour.rests,
  }
}

function purseOf(company: Company): number | null {
  const purse = factsOf(company, 'budget').find(({ amount }) => amount)?.amount
  return purse ? plannedCents(purse) : null
}

function hourSaid(kit: Kit, { value, of, people, rests }: HourWorth): Sentence {
  const each = kit.money(value, 'what a year brings ÷ hours of a full working year', rests)
  const what = of === 'left' ? say`left over` : say`in sales`
  return people
    ? say`An hour of work brings ${each} ${what} today, by your cards and the full working year of ${kit.number(people, 'as said', rests)}`
    : say`An hour of work brings ${each} ${what} today, by your cards and the full working year of one person, as nobody told how many work there`
}

/** Weeks in which hours that come back make good those that were put in. */
const WEEKS_BACK = 4
const TENTHS = 10

/** Hours a week that come back, to make good those that were put in. */
export const hoursBack: Test = ({ chosen: { play }, kit }) => {
  const needed = Math.ceil((play.hours / WEEKS_BACK) * TENTHS) / TENTHS
  const text = figureText(kit, 'hours', needed, 'hours put in ÷ weeks', [])
  const put = fixed.duration(play.hours, 'hour', play.id)
  const weeks = fixed.duration(WEEKS_BACK, 'week', play.id)
  return {
    what: say`Hours of work that come back`,
    form: 'hours',
    per: 'week',
    needed,
    how: [
      say`It takes about ${put}. Spread over ${weeks}, that is ${text} a week: from there on they are back.`,
    ],
  }
}

/** Money that is no longer spent in a month, to make good the hours and the money that were put in within three. */
export const moneySaved: Test = tried => {
  const { kit } = tried
  const cost = costOf(tried)
  if (cost.cents <= 0) return null
  const needed = Math.ceil(cost.cents / MONTHS_BACK)
  const months = fixed.duration(MONTHS_BACK, 'month', tried.chosen.play.id)
  const text = kit.money(needed, 'cost of the move ÷ months', cost.rests)
  return {
    what: say`Money that is spent no longer`,
    form: 'money',
    per: 'month',
    needed,
    how: [
      ...cost.said,
      say`Spread over ${months}, that is ${text} a month: from there on it is earned back.`,
    ],
  }
}

const MONTHS_BACK = 3
