import { type BoughtFrom, boughtToday } from './acquisition.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import { goalInView } from './goal-in-view.ts'
import { yearlyCents } from './periods.ts'
import { averageContribution, marginFor } from './margins.ts'
import type { Computed } from './sales.ts'
import { singleSale } from './single-sale.ts'

/** Groups that spend further apart than this are customers of unlike kinds: no mean stands for both. */
const ALIKE = 3

type Spending = Fact<'segment'> & { spend: NonNullable<Fact<'segment'>['spend']> }

/** Groups of those who pay, whose spending is told; one large account is no group. */
const spendingOf = (company: Company): Spending[] =>
  factsOf(company, 'segment').filter(
    (group): group is Spending =>
      !group.single && group.side !== 'user' && group.spend !== undefined && spentIn(group) > 0,
  )

const spentIn = ({ spend }: Fact<'segment'>): number =>
  spend ? (yearlyCents(spend) ?? spend.cents) : 0

/** Whether customers are of kinds so unlike that what one costs says nothing of another. */
export function areUnlike(company: Company): boolean {
  const spent = spendingOf(company).map(spentIn)
  return spent.length > 1 && Math.max(...spent) > Math.min(...spent) * ALIKE
}

/** The group whose customers a way brings: by its card, else the only one there is. */
export function groupWonBy(company: Company, channel: Fact<'channel'>): Spending | undefined {
  const groups = spendingOf(company)
  const named = aboutOf(company, channel, 'segment')
  const [only, another] = groups
  if (named) return groups.find(({ id }) => id === named.id)
  const isOnly = factsOf(company, 'segment').length === 1 && !another
  return isOnly ? only : undefined
}

/** What a customer of a group brings in a year, and what of it stays where the margin is known. */
export type YearOfOne = { group: Fact<'segment'>; spends: number; keeps: Computed | null }

export function yearOfOne(company: Company, channel: Fact<'channel'>): YearOfOne | null {
  const group = groupWonBy(company, channel)
  if (!group) return null
  const spends = spentIn(group)
  const margin = marginFor(company, goalInView(company) ?? {})
  const keeps = margin && {
    value: spends * margin.value,
    how: 'what one spends in a year × margin',
    rests: [group, ...margin.rests],
  }
  return { group, spends, keeps }
}

/** Whether one sale is one order: of the only line, or of lines that somebody said are counted in the same, job by job. Of others an order may hold several. */
export function isSaleAnOrder(company: Company): boolean {
  const [first, ...others] = factsOf(company, 'offer')
  const unit = first?.unit?.many
  return others.every(line => unit && line.unit?.many === unit)
}

/** What the first order of a customer leaves, where a sale is an order. */
export function leftOfFirstOrder(
  company: Company,
  goal: { about?: string | undefined } = goalInView(company) ?? {},
): Computed | null {
  if (!isSaleAnOrder(company) || !singleSale(company)) return null
  return averageContribution(company, { about: goal.about })
}

/** Ways whose customers may be set against each other: those of one group, or all where the groups are alike. */
export const comparableWays = (company: Company): BoughtFrom[] => {
  const ways = boughtToday(company)
  const named = ways.map(({ channel }) => groupWonBy(company, channel)?.id)
  const isOneGroup = named.every(id => id !== undefined && id === named[0])
  return !areUnlike(company) || isOneGroup ? ways : []
}
