import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { aboutOf, type Company, type Fact, factsOf } from '../../../company/company.ts'
import { linesOf } from '../../../company/lines.ts'
import { linesLeft } from '../../../company/lines-left.ts'
import { averageMargin, marginOf } from '../../../company/margins.ts'
import { type Computed, revenueOf, yearlySales } from '../../../company/sales.ts'
import { worthOfAccount } from '../../../company/segments.ts'
import { takesGifts } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import { changesOf, forceOfRival } from './drivers.ts'

/** What a force can take, in this firm's own money. */
export type Stake = { says: Sentence; rests: readonly string[] }

const POINT = 0.01
const STEP = 0.05
const METHOD = 'what a step of the price or of the cost comes to'

/** Null where no card says enough; who takes gifts has no price to lose. */
export function stakeOf(desk: Desk, force: ForceId): Stake | null {
  if (takesGifts(desk.company)) return null
  if (force === 'rivalry') return ofPrice(desk)
  if (force === 'buyers') return ofAccount(desk) ?? ofPrice(desk)
  if (force === 'suppliers') return ofCost(desk)
  return ofLine(desk, force)
}

function ofPrice({ company, kit }: Desk): Stake | null {
  const sales = yearlySales(company)
  if (!sales) return null
  const lost = kit.money(roughly(sales.value * POINT), `${sales.how} × 1%`, sales.rests)
  const step = fixed.percent(POINT, METHOD)
  return {
    says: say`Each ${step} off all prices takes about ${lost} a year.`,
    rests: sales.rests.map(({ id }) => id),
  }
}

/** The largest account, with what it leaves. */
function ofAccount({ company, kit }: Desk): Stake | null {
  const [account] = factsOf(company, 'segment')
    .filter(one => one.single && one.side !== 'user' && kit.name(one) !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  const worth = account && worthOfAccount(company, account)
  if (!account || !worth) return null
  const sum = kit.money(roughly(worth.value), worth.how, worth.rests)
  const margin = averageMargin(company)
  const rests = [...worth.rests, ...(margin?.rests ?? [])]
  const start = say`${kit.label(account)} alone ${agree('bring', kit.label(account))} about ${sum} a year`
  if (!margin) return { says: say`${start}.`, rests: worth.rests.map(({ id }) => id) }
  const left = kit.money(
    roughly(worth.value * margin.value),
    `${worth.how} × average margin`,
    rests,
  )
  return {
    says: say`${start}, and about ${left} of it is left after its own cost.`,
    rests: rests.map(({ id }) => id),
  }
}

/** What all lines cost to deliver, and what a step of that takes. */
function ofCost({ company, kit }: Desk): Stake | null {
  const lines = linesLeft(company)
  if (!lines || lines.open.length > 0) return null
  const facts = lines.lines.map(({ line }) => line)
  const brought = facts.map(revenueOf)
  if (brought.includes(null)) return null
  const sales = brought.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const left = lines.lines.reduce((sum, one) => sum + one.left, 0)
  const cost = sales - left
  if (cost <= 0) return null
  const how = 'Σ cost of one × sold in a year'
  const all = kit.money(roughly(cost), how, facts)
  const more = kit.money(roughly(cost * STEP), `${how} × 5%`, facts)
  return {
    says: say`What you sell costs about ${all} a year to deliver; each ${fixed.percent(STEP, METHOD)} more takes about ${more}.`,
    rests: facts.map(({ id }) => id),
  }
}

/** Whatever presses by a force and is about a line: what that line sells in a year, and what it leaves. */
function ofLine(desk: Desk, force: ForceId): Stake | null {
  const pressing: Fact[] = [
    ...changesOf(desk, force),
    ...factsOf(desk.company, 'rival').filter(rival => forceOfRival(rival) === force),
  ]
  const stakes = pressing.flatMap(fact => touching(desk, fact) ?? [])
  return stakes[0] ?? null
}

function touching({ company, kit }: Desk, fact: Fact): Stake | null {
  const line = aboutOf(company, fact, 'offer')
  const name = kit.name(fact)
  const sales = line && salesOfLine(company, line)
  if (!line || !name || !sales) return null
  const sum = kit.money(roughly(sales.value), sales.how, sales.rests)
  const start = say`${name} ${agree('touch', name)} ${kit.label(line)}, about ${sum} of sales a year`
  const rests = [fact, ...sales.rests]
  const margin = marginOf(line)
  if (margin === null) return { says: say`${start}.`, rests: rests.map(({ id }) => id) }
  const left = kit.money(roughly(sales.value * margin), `${sales.how} × margin`, rests)
  return {
    says: say`${start}, of which about ${left} is left after its own cost.`,
    rests: rests.map(({ id }) => id),
  }
}

/** By its own figures, else by its part of all sales. */
function salesOfLine(company: Company, line: Fact<'offer'>): Computed | null {
  const own = revenueOf(line)
  if (own) return { value: own, how: 'price × sold in a year', rests: [line] }
  const all = yearlySales(company)
  const part = linesOf(company).find(({ offer }) => offer.id === line.id)
  if (!all || !part) return null
  return { value: all.value * part.share, how: 'share × sales', rests: [line, ...all.rests] }
}
