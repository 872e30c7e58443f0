import { costOfCustomer, spendAYear } from '../company/acquisition.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../company/company.ts'
import { goalInView } from '../company/goal-in-view.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import { mainLine } from '../company/main-line.ts'
import { worthOfOne } from '../company/pieces.ts'
import { ownPrice } from '../company/sales.ts'
import { spentAYear } from '../company/spending.ts'
import { yearlyCount } from '../company/volumes.ts'
import type { Aim } from './aim.ts'

type Way = Fact<'channel'>
type Group = Fact<'segment'>

/** Ways to customers that are used or may be: what was tried and given up is none, nor what only supplies. */
export const waysOf = (company: Company): Way[] =>
  factsOf(company, 'channel')
    .filter(({ attempt, sort }) => attempt !== 'failed' && sort !== 'supply')
    .map(way => (way.customers === undefined ? withSales(company, way) : way))

const OF_SALES = new Set<Fact<'measure'>['metric']>(['volume', 'sales'])

/** Who came by a way may be told as sales of its lines: two of one and four of another are six. */
function withSales(company: Company, way: Way): Way {
  const customers = factsOf(company, 'measure')
    .filter(
      ({ about, metric, form }) => about === way.id && OF_SALES.has(metric) && form === 'count',
    )
    .reduce((sum, measure) => sum + (yearlyCount(measure) ?? 0), 0)
  return customers > 0 ? { ...way, customers } : way
}

/** Sorts by which people come without being paid for, as long as no card says otherwise. */
const BY_THEMSELVES = new Set<Way['sort']>(['referral', 'partner', 'own'])

/** Whether people come this way for no money: it costs hours, thanks or a favour. Of what is bought and has no sum, the sum is missing. */
export function isFree({ spend, takes, sort }: Way): boolean {
  if (spend) return spend.cents === 0
  return !takes && BY_THEMSELVES.has(sort)
}

/** Whether a sum was told without its period: a month's is twelve times a year's. */
export const isPeriodOpen = ({ spend }: Way): boolean =>
  spend !== undefined && spend.cents > 0 && spend.per === undefined

/** Months in a year, and so how much dearer a way is whose sum turns out to be one of a month. */
const MONTHS = 12

/** Cents that a customer costs there: the money of a year ÷ those who came, else the part of a sale that stays there. Null where a piece is missing. */
export function costOfWin(company: Company, way: Way): number | null {
  const paid = costOfCustomer(way)
  if (paid !== null || spendAYear(way) !== null || !way.takes) return paid
  const group = groupMeantBy(company, way)
  const goal = goalInView(company)
  const line = mainLine(company, goal)
  const price = worthOfOne(company, goal)?.value ?? (line ? ownPrice(line) : null)
  const sale = (group && spentAYear(company, group)) ?? price
  return sale ? Math.round(sale * way.takes) : null
}

/** The same where ways are ranked: of a sum without a period the dearest reading counts, so that no plan is built on the cheapest. */
export function rankedCost(way: Way | undefined, cost: number): number {
  return way && isPeriodOpen(way) ? cost * MONTHS : cost
}

/** The counted way by which a customer of a group costs least: one that is said to bring them. Null where none is. */
export function ownWay(company: Company, group: Group): { way: Way; cost: number } | null {
  const priced = waysOf(company).flatMap(way => {
    const cost = costOfWin(company, way)
    return cost && groupMeantBy(company, way)?.id === group.id ? [{ way, cost }] : []
  })
  return priced.toSorted((a, b) => rankedCost(a.way, a.cost) - rankedCost(b.way, b.cost))[0] ?? null
}

export const hasOwnWay = (company: Company, group: Group): boolean =>
  ownWay(company, group) !== null

/** Why what a customer costs at a way says nothing of what the goal wants: it wins others, nobody said whom, or it counts something else. */
export type Unlike =
  | 'another-group'
  | 'another-line'
  | 'unknown-group'
  | 'another-count'
  | 'no-sale'
export type Likes = { aim: Aim | null; target: Group | undefined }

/** Null where it may be counted with. */
export function unlikeGoal(company: Company, way: Way, { aim, target }: Likes): Unlike | null {
  const group = groupMeantBy(company, way)
  if (group && target && group.id !== target.id && isOfOneGroup(company, aim))
    return 'another-group'
  if (!aim) return null
  if (isOfAnotherLine(company, way, aim)) return 'another-line'
  if (!group && isOfOneGroup(company, aim) && hasSeveral(company)) return 'unknown-group'
  if (group && isNoSale(company, group, aim)) return 'no-sale'
  const most = Math.max(aim.goal.baseline, aim.goal.target)
  const isCount = aim.goal.form === undefined || aim.goal.form === 'count'
  // More came by it in a year than the goal knows in all.
  return isCount && (way.customers ?? 0) > most ? 'another-count' : null
}

function isOfAnotherLine(company: Company, way: Way, { goal }: Aim): boolean {
  const [own, meant] = [way, goal].map(fact => aboutOf(company, fact, 'offer'))
  return own !== undefined && meant !== undefined && own.id !== meant.id
}

/** Buying so many times as much as one sale makes a customer another thing than a sale. */
const SEVERAL = 1.5

/** Whether the goal counts sales, and whoever comes by a way buys many: what a customer costs is not what a sale costs. */
function isNoSale(company: Company, group: Group, aim: Aim): boolean {
  if (aim.isOfHeads || (aim.goal.counts !== 'sales' && aim.goal.form !== 'money')) return false
  const sale = worthOfOne(company, aim.goal)
  const spends = spentAYear(company, group)
  return sale !== null && spends !== null && spends >= sale.value * SEVERAL
}

/** Whether the goal counts people of one group: then a way says something of it only where somebody told whom it brings. */
const isOfOneGroup = (company: Company, aim: Aim | null): boolean =>
  !aim || aim.isOfHeads === true || groupMeantBy(company, aim.goal) !== undefined

const hasSeveral = (company: Company): boolean =>
  factsOf(company, 'segment').filter(({ avoid, side }) => !avoid && side !== 'user').length > 1
