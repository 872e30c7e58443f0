import { ceilingOf } from '../company/ceiling.ts'
import { runningSpend } from '../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { monthsBetween } from '../company/days.ts'
import { fundOf } from '../company/fund.ts'
import { mainLine } from '../company/main-line.ts'
import { yearlyCents } from '../company/periods.ts'
import { contributionOf, ownPrice, paymentsAYear } from '../company/sales.ts'
import type { Desk } from '../core/desk.ts'
import type { Unit } from '@sextant/contracts/company/figures'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { type Aim, planEnd } from './aim.ts'
import { called, manyOf } from './called.ts'
import { isStock } from './coming.ts'
import { type Doubt, doubt } from './doubt.ts'
import { type Likes, unlikeGoal, waysOf } from './ways.ts'

/** Figures of the cards that deny each other, whatever the goal: each is told with the question that settles it. */
export const doubtsOfCards = (desk: Desk, likes: Likes): Doubt[] =>
  [
    pastDay(desk, likes.aim),
    soldAtLoss(desk),
    beyondCeilingInMoney(desk, likes.aim),
    ...SHARED.map(one => sharesBeyondAll(desk, one)),
    ...factsOf(desk.company, 'offer').map(line => unlikeRevenue(desk, line)),
    spentBeyondFund(desk),
    comesAnyway(desk, likes),
    beyondSold(desk),
  ].filter(one => one !== null)

/** In fewer days nothing that is begun today can be seen. */
const DAYS_LEAST = 21
const DAYS_A_MONTH = 30.4

/** A goal whose day is over, or is so near that no plan reaches it. */
function pastDay(desk: Desk, aim: Aim | null): Doubt | null {
  const { kit } = desk
  const by = aim?.goal.by
  if (!aim || !by) return null
  const months = monthsBetween(desk.company.today, by)
  if (months * DAYS_A_MONTH >= DAYS_LEAST) return null
  const day = kit.date(by, aim.goal)
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const until = kit.date(planEnd(desk.company), aim.goal)
  const says =
    months < 0
      ? say`The day of the goal, ${day}, is over: say by which month the ${wins} are wanted, or the plan has no end`
      : say`The goal takes ${wins} and is due in ${day}, less than three weeks from now: say whether that day is meant, or a later one such as ${until}`
  return doubt(desk, { says, rests: [aim.goal], cannotBe: true })
}

/** Each further sale of such a line loses more. */
function soldAtLoss(desk: Desk): Doubt | null {
  const { kit, company } = desk
  const line = mainLine(company)
  const left = line && contributionOf(line)
  if (!line || left === null || left === undefined || left >= 0) return null
  const lost = kit.money(-left, 'what one costs − its price', [line])
  const says = say`One sale of ${called(kit, line)} costs ${lost} more than it brings: is the price, or what one costs, told for something else? If both hold, the price comes before everything else, because each further sale loses more`
  return doubt(desk, { says, rests: [line], cannotBe: true })
}

/** A goal of money that takes more pieces than a year can make. */
function beyondCeilingInMoney(desk: Desk, aim: Aim | null): Doubt | null {
  const { kit, company } = desk
  const line = mainLine(company)
  const isOnly = factsOf(company, 'offer').length === 1
  const ceiling = line && ceilingOf(company, line)
  if (!aim || aim.goal.form !== 'money' || !line || !ceiling || !isOnly) return null
  const pieces = Math.ceil(aim.goal.target / (ownPrice(line) * paymentsAYear(line)))
  if (pieces <= ceiling.most) return null
  const [target, price] = [kit.figure(aim.goal, aim.goal.target), kit.price(line.price, line)]
  const needed = manyOf(kit, line, pieces, 'the goal ÷ price', [aim.goal, line])
  const most = kit.number(ceiling.most, ceiling.how, ceiling.rests)
  const at = Math.ceil(aim.goal.target / ceiling.most / 100) * 100
  const instead = kit.money(at, 'the goal ÷ the most a year allows', [aim.goal, ...ceiling.rests])
  const says = say`At ${price} each, ${target} takes ${needed}, and a year allows ${most}: either there is more room by then, or the price is ${instead}, or the goal is smaller. Which is meant?`
  return doubt(desk, { says, rests: [aim.goal, line, ...ceiling.rests], cannotBe: true })
}

/** Parts of one whole, by kind. */
type Shared = { kind: 'segment' | 'offer' | 'rival'; of: Unit }
const SHARED: readonly Shared[] = [
  { kind: 'segment', of: { one: 'group', many: 'groups' } },
  { kind: 'offer', of: { one: 'line', many: 'lines' } },
  { kind: 'rival', of: { one: 'rival', many: 'rivals' } },
]
/** What rounding may add. */
const ROUNDED = 1.02

function sharesBeyondAll(desk: Desk, { kind, of }: Shared): Doubt | null {
  const { kit, company } = desk
  const parts = factsOf(company, kind).filter(({ share }) => share)
  const sum = parts.reduce((total, { share }) => total + (share ?? 0), 0)
  const [first] = parts
  if (!first || parts.length < 2 || sum <= ROUNDED) return null
  const all = kit.percent(sum, 'Σ shares', parts)
  const names = kit.count(parts.length, of, 'cards with a share', parts)
  const says = say`The shares of ${names} add up to ${all}: which of them is too large, or do they overlap?`
  return doubt(desk, { says, rests: parts, cannotBe: false })
}

/** How far price × number may lie from what was told. */
const NEAR = 1.25

/** What a line brings as told, beside what its price and number make. */
function unlikeRevenue(desk: Desk, line: Fact<'offer'>): Doubt | null {
  const { kit } = desk
  const { revenue, price, volume } = line
  const told = revenue ? (yearlyCents(revenue) ?? revenue.cents) : 0
  if (!told || !price || !volume) return null
  const made = volume * price.cents * paymentsAYear({ ...line, price })
  const apart = Math.max(told, made) / Math.min(told, made)
  if (apart <= NEAR) return null
  const [said, reckoned] = [
    kit.money(told, 'as said', [line]),
    kit.money(made, 'number × price a year', [line]),
  ]
  const name = called(kit, line)
  const says = say`${name} ${agree('bring', name)} ${said} a year as told, and number and price make ${reckoned}: which of the three is of something else?`
  return doubt(desk, { says, rests: [line], cannotBe: false })
}

/** What the ways take in a year, beside the money that there is for all of them. */
function spentBeyondFund(desk: Desk): Doubt | null {
  const { kit, company } = desk
  const fund = fundOf(company)
  const given = fund?.amount ? yearlyCents(fund.amount) : null
  const ways = waysOf(company).filter(way => (runningSpend(way) ?? 0) > 0)
  const spent = ways.reduce((sum, way) => sum + (runningSpend(way) ?? 0), 0)
  if (!fund || given === null || given <= 0 || spent <= given) return null
  const [takes, is] = [
    kit.money(spent, 'Σ spend a year of the ways', ways),
    kit.money(given, 'the money of a year', [fund]),
  ]
  const says = say`The ways take ${takes} a year today, and the money there is comes to ${is}: is it on top of that, or has it to pay for all? It is counted here as money for what is won from now on`
  return doubt(desk, { says, rests: [fund, ...ways], cannotBe: false })
}

/** What comes anyway, beside what a goal of heads takes. */
function comesAnyway(desk: Desk, likes: Likes): Doubt | null {
  const { kit, company } = desk
  const { aim } = likes
  if (!aim || !isStock(aim)) return null
  const ways = countedWays(company, likes)
  const aYear = ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const come = Math.floor((aYear * aim.months) / 12)
  if (come < aim.wins || ways.length === 0) return null
  const [many, wins] = [
    kit.number(come, 'Σ customers a year × months ÷ 12', ways),
    kit.count(aim.wins, aim.unit, aim.how, aim.rests),
  ]
  const says = say`The goal takes ${wins}, and at today’s pace the ways bring ${many} until then without anything new: either it is reached by itself and may be larger, or one of the counts is too high. Which?`
  return doubt(desk, { says, rests: [...aim.rests, ...ways], cannotBe: false })
}

const countedWays = (company: Company, likes: Likes): Fact<'channel'>[] =>
  waysOf(company).filter(way => way.customers && unlikeGoal(company, way, likes) === null)

/** More came by the ways than was sold: they count enquiries, or several years. */
function beyondSold(desk: Desk): Doubt | null {
  const { kit, company } = desk
  const lines = factsOf(company, 'offer')
  const ways = waysOf(company).filter(({ customers }) => customers)
  const came = ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const sold = lines.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  const isWhole = lines.length > 0 && lines.every(({ volume }) => volume)
  if (!isWhole || came <= sold * NEAR) return null
  const [heads, sales] = [
    kit.number(came, 'Σ customers a year', ways),
    kit.number(sold, 'Σ sold in a year', lines),
  ]
  const says = say`By the ways ${heads} customers came in a year, and ${sales} sales were made: do the ways count those who ask, or several years?`
  return doubt(desk, { says, rests: [...ways, ...lines], cannotBe: false })
}
