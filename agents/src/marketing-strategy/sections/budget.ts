import type { Claim } from '@sextant/contracts/deliverable'
import type { Budget, BudgetTask } from '@sextant/contracts/marketing-strategy/budget'
import type { Channels } from '@sextant/contracts/marketing-strategy/channels'
import type { SpendingKind } from '@sextant/contracts/marketing-strategy/spending-words'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lastDayOf, monthsBetween } from '../../company/days.ts'
import { fundOf } from '../../company/fund.ts'
import { nounsOf } from '../../company/nouns.ts'
import { yearlyCents } from '../../company/periods.ts'
import type { Desk } from '../../core/desk.ts'
import { allocate } from '../../math/allocate.ts'
import type { Role } from '../../plays/play.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Aim, planEnd } from '../aim.ts'
import { OBJECTIVE_AND_TASK } from '../methods.ts'
import { openClaim } from '../open-claim.ts'
import { reckoned } from '../recompute/budget.ts'
import { isFree, type Likes, rankedCost, unlikeGoal } from '../ways.ts'
import { comingFree } from '../coming.ts'
import type { Worth } from '../worth.ts'

const MONTHS = 12

/** Industries that mostly sell to businesses: an assumption that one tap changes. */
const TO_BUSINESSES = new Set(['SaaS/Software', 'Professional Services', 'Manufacturing'])

type Around = {
  channels: Channels
  aim: Aim | null
  worth: Worth | null
  target: Fact<'segment'> | undefined
  /** Why no money goes anywhere yet; null where it does. */
  held: Claim | null
  /** So many times what it brings today a way may be taken to. */
  most: number
}

/** The money there is, shared out by what the goal takes of each way; without any, what the goal takes. */
export function budgetOf(desk: Desk, { channels, aim, worth, target, held, most }: Around): Budget {
  const { company, profile } = desk
  const span = spanOf(company, aim)
  const given = givenUntil(company, span.months)
  // What a customer costs says nothing of a ton or an enquiry.
  const isOfBuyers = !aim || aim.isOfBuyers
  const likes = { aim, target }
  const comparable = isOfBuyers ? comparedWith(company, channels, likes) : withoutCosts(channels)
  const tasks = tasksOf(desk, comparable)
  const free = comingFree(company, likes)?.wins ?? 0
  const needs = needsOf(desk, comparable, {
    ...likes,
    most,
    toPay: Math.max(0, (aim?.wins ?? 0) - free),
  })
  const takers = tasks.map(({ fact }) => takesMoney(company, fact))
  const shared = amountsOf(given, needs, rankedCosts(company, comparable, worth), takers)
  const amounts = held ? tasks.map(() => 0) : shared
  return reckoned({
    currency: company.currency,
    given,
    needed: aim && comparable.rows.some(({ perWin }) => perWin) ? sumOf(needs) : null,
    by: span.by,
    tasks: tasks.map((task, index) => ({ ...task, cents: amounts[index] ?? 0 })),
    buyers: TO_BUSINESSES.has(profile.industry) ? 'businesses' : 'people',
    wins: aim?.wins ?? null,
    win: aim?.unit ?? nounsOf(company).customer,
    worth: worth && worth.value > 0 ? { cents: worth.value, of: worth.of } : null,
    method:
      held ??
      methodOf(desk, { given, needs, amounts, isShort: isShort(given, needs, amounts), takers }),
    worthFrom: worthClaim(desk, worth),
    ...NOTHING_RECKONED,
    free,
  })
}

const withoutCosts = ({ rows }: Channels): Channels => ({
  rows: rows.map(row => ({ ...row, perWin: null })),
})

const NOTHING_RECKONED = {
  total: 0,
  brand: 0,
  activation: 0,
  brandShare: null,
  expected: null,
  perWin: null,
  payback: null,
  atLeast: null,
}

/** Until when the money is spent: to the day that somebody set for it, else to the goal's. */
function spanOf(company: Company, aim: Aim | null): { months: number; by: string } {
  const until = fundOf(company)?.until
  const months = until ? monthsBetween(company.today, until) : 0
  if (until && months > 0) return { months: Math.max(1, Math.round(months)), by: lastDayOf(until) }
  return { months: aim?.span ?? MONTHS, by: aim?.by ?? planEnd(company) }
}

/** Without the cost of ways that win somebody else than the goal counts. */
const comparedWith = (company: Company, { rows }: Channels, likes: Likes): Channels => ({
  rows: rows.map(row => (isUnlike(company, row, likes) ? { ...row, perWin: null } : row)),
})

function isUnlike(company: Company, { fact }: { fact: string }, likes: Likes): boolean {
  const way = factsOf(company, 'channel').find(({ id }) => id === fact)
  return way !== undefined && unlikeGoal(company, way, likes) !== null
}

/** Cents from today to the end of the plan; what is given once is given whole. */
function givenUntil(company: Company, months: number): number | null {
  const amount = fundOf(company)?.amount
  if (!amount || amount.cents <= 0) return null
  const aYear = yearlyCents(amount)
  return aYear === null ? amount.cents : Math.round((aYear * months) / MONTHS)
}

const tasksOf = (desk: Desk, { rows }: Channels): BudgetTask[] =>
  rows.map(({ fact, claim, perWin }) => {
    const way = factsOf(desk.company, 'channel').find(({ id }) => id === fact)
    return {
      fact,
      claim,
      ownerRole: desk.owner(OWNER_OF[way?.sort ?? 'paid'], way),
      kind: KIND_OF[way?.sort ?? 'paid'],
      cents: 0,
      share: null,
      perWin,
    }
  })

type Sort = NonNullable<Fact<'channel'>['sort']>
/** A beginning that one tap changes: what others say of a firm is remembered, what it pays for is there to be bought from now. */
const KIND_OF: Readonly<Record<Sort, SpendingKind>> = {
  paid: 'activation',
  platform: 'activation',
  supply: 'activation',
  own: 'activation',
  referral: 'brand',
  partner: 'brand',
}
const OWNER_OF: Readonly<Record<Sort, Role>> = {
  paid: 'marketing',
  platform: 'marketing',
  supply: 'operations',
  own: 'marketing',
  referral: 'owner',
  partner: 'sales',
}

/** Beyond so many times what a way brings today, its cost of today says nothing. */
export const WAY_MOST = 2

/** Cents that each way takes for its part of what is left to be paid for: wins in proportion to those it brings today × what one costs there; else what is spent there today. Nothing for a way that wins somebody else, or that takes no money. */
function needsOf({ company }: Desk, { rows }: Channels, likes: Paid): number[] {
  const { aim } = likes
  const counted = rows.filter(({ perWin }) => perWin !== null && perWin > 0)
  const brought = counted.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  return rows.map(row => {
    const way = factsOf(company, 'channel').find(({ id }) => id === row.fact)
    if (isUnlike(company, row, likes) || (way && isFree(way))) return 0
    if (!aim || !row.perWin || brought === 0) return spentToday(way, row, aim)
    const part = ((row.customers ?? 0) / brought) * likes.toPay
    const cents = Math.round(Math.min(part, roomOf(row, aim, likes.most)) * row.perWin)
    return way?.spend?.per === 'once' ? wholeTimes(cents, way.spend.cents) : cents
  })
}
/** `toPay`: the wins of the goal that do not come without money. */
type Paid = Likes & { toPay: number; most: number }

/** So many wins a way bears in the time there is. */
const roomOf = ({ customers }: Channels['rows'][number], { months }: Aim, most: number): number =>
  ((customers ?? 0) * most * Math.max(months, 1)) / MONTHS

/** A fair is gone to once or twice, and never in part. */
const wholeTimes = (cents: number, once: number): number =>
  once > 0 ? Math.max(1, Math.round(cents / once)) * once : cents

function spentToday(
  way: Fact<'channel'> | undefined,
  { spend }: Channels['rows'][number],
  aim: Aim | null,
): number {
  if (way?.spend?.per === 'once') return spend ?? 0
  return Math.round(((spend ?? 0) * (aim?.span ?? MONTHS)) / MONTHS)
}

/** Nobody plans in hundredths. */
const wholeUnits = (cents: number): number => Math.ceil(Number((cents / UNIT).toFixed(4))) * UNIT
const UNIT = 100

const sumOf = (needs: readonly number[]): number => needs.reduce((sum, cents) => sum + cents, 0)
const isCounted = (needs: readonly number[]): boolean => needs.some(cents => cents > 0)

/** Cents that a win costs by each way, where it leaves more than that in a year; null where nobody counted it, Infinity where it does not. Where no counted way is worth its cost, all are tried. */
function worthwhile({ rows }: Channels, worth: Worth | null): (number | null)[] {
  const costs = rows.map(({ perWin }) => perWin)
  if (worth?.of !== 'year') return costs
  const pays = (cost: number | null): boolean => cost === null || cost <= worth.value
  return costs.some(cost => cost !== null && pays(cost))
    ? costs.map(cost => (pays(cost) ? cost : Infinity))
    : costs
}

/** The same as ways are ranked by it. */
const rankedCosts = (
  company: Company,
  channels: Channels,
  worth: Worth | null,
): (number | null)[] =>
  worthwhile(channels, worth).map((cost, at) => {
    const way = factsOf(company, 'channel').find(({ id }) => id === channels.rows[at]?.fact)
    return cost === null ? null : rankedCost(way, cost)
  })

/** Whether a way is one that money could go to; what is only usual in the trade may be. */
function takesMoney(company: Company, fact: string): boolean {
  const way = factsOf(company, 'channel').find(({ id }) => id === fact)
  return !way || !isFree(way)
}

/** The money to the cent. What suffices goes by what each way takes, and no more than that; what does not goes to the way where a win costs least first; evenly where nobody counted. */
function amountsOf(
  given: number | null,
  needs: readonly number[],
  costs: readonly (number | null)[],
  takers: readonly boolean[],
): number[] {
  if (needs.length === 0) return []
  if (given === null || !takers.includes(true)) return [...needs]
  if (!isCounted(needs))
    return allocate(
      given,
      takers.map(takes => Number(takes)),
    )
  const worthIt = needs.map((need, at) => (costs[at] === Infinity ? 0 : need))
  const wanted = isCounted(worthIt) ? worthIt : needs
  if (given < sumOf(wanted)) return cheapestFirst(given, wanted, costs)
  const whole = wanted.map(wholeUnits)
  return sumOf(whole) <= given ? whole : [...wanted]
}

function cheapestFirst(
  given: number,
  needs: readonly number[],
  costs: readonly (number | null)[],
): number[] {
  const order = needs.map((_, at) => at).toSorted((a, b) => costOf(costs[a]) - costOf(costs[b]))
  const amounts = needs.map(() => 0)
  let left = given
  for (const at of order) {
    amounts[at] = Math.min(left, needs[at]!)
    left -= amounts[at]
  }
  return amounts
}

/** What nobody counted comes last. */
const costOf = (cost: number | null | undefined): number => cost ?? Number.MAX_SAFE_INTEGER

type Shared = {
  given: number | null
  needs: readonly number[]
  amounts: readonly number[]
  isShort: boolean
  takers: readonly boolean[]
}

/** Whether all of the money is planned and does not reach for what the goal takes. */
const isShort = (
  given: number | null,
  needs: readonly number[],
  amounts: readonly number[],
): boolean => given !== null && given < sumOf(needs) && sumOf(amounts) >= given

function methodOf(desk: Desk, shared: Shared): Claim {
  if (shared.takers.length > 0 && !shared.takers.includes(true)) return ALL_FREE(desk)
  if (!isCounted(shared.needs)) return UNCOUNTED(desk, shared.given)
  const says = sharedWords(desk, shared)
  const ways = factsOf(desk.company, 'channel').map(({ id }) => id)
  const claim = desk.claim(says, ways, 'rule')
  return { ...claim, sources: [...claim.sources, desk.book.method(OBJECTIVE_AND_TASK)] }
}

function sharedWords({ company, kit }: Desk, { given, amounts, isShort: short }: Shared): Sentence {
  const planned = sumOf(amounts)
  const fact = fundOf(company)
  if (given === null || !fact)
    return say`Each way gets what its part of the goal costs there; nobody has said yet how much money there is.`
  const split = short
    ? say`The money does not reach for every way’s part of the goal: it goes where a win costs least first`
    : say`Each way gets what its part of the goal costs, by what it brings today`
  const rule = say`${split}, nothing where one costs more than it leaves in a year, and nothing for a way that wins others than the goal counts.`
  if (given <= planned) return rule
  const left = kit.money(given - planned, 'the money there is − what the tasks take', [fact])
  return say`${rule} ${left} are held back until the first wins show that their cost holds.`
}

/** Hours are what such ways take. */
function ALL_FREE(desk: Desk): Claim {
  const ways = factsOf(desk.company, 'channel').map(({ id }) => id)
  const says = say`No money is planned: every way on the cards takes hours and thanks, and no sum was told for any`
  return desk.claim(says, ways, 'told')
}

const UNCOUNTED = (desk: Desk, given: number | null): Claim =>
  openClaim(desk, {
    says:
      given === null
        ? 'No money is planned yet: nobody has said how much there is, nor what a way costs.'
        : 'Shared out evenly, because nobody has counted what each way costs and brings.',
    topic: 'What each way costs and brings: not known yet',
    check: 'Note for the next thirty who come how they heard of you, and what that way cost.',
  })

function worthClaim(desk: Desk, worth: Worth | null): Claim {
  if (!worth) return NO_WORTH(desk)
  const left = desk.kit.money(worth.value, worth.how, worth.rests)
  const rests = worth.rests.map(({ id }) => id)
  return worth.of === 'year'
    ? desk.claim(say`One of them leaves ${left} in a year after its own cost.`, rests, 'computed')
    : desk.claim(
        say`One sale leaves ${left} after its own cost; who buys again leaves more.`,
        rests,
        'computed',
      )
}

const NO_WORTH = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'What a win leaves is not known, so nobody can say whether its cost comes back.',
    topic: 'What one sale leaves: not known yet',
    check: 'Say what one sale costs you to make or buy.',
  })
