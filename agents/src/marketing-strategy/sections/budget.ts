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
import { unlikeGoal } from '../ways.ts'
import type { Worth } from '../worth.ts'

const MONTHS = 12

/** Industries that mostly sell to businesses: an assumption that one tap changes. */
const TO_BUSINESSES = new Set(['SaaS/Software', 'Professional Services', 'Manufacturing'])

type Around = {
  channels: Channels
  aim: Aim | null
  worth: Worth | null
  target: Fact<'segment'> | undefined
}

/** The money there is, shared out by what the goal takes of each way; without any, what the goal takes. */
export function budgetOf(desk: Desk, { channels, aim, worth, target }: Around): Budget {
  const { company, profile } = desk
  const span = spanOf(company, aim)
  const given = givenUntil(company, span.months)
  // What a customer costs says nothing of a ton or an enquiry.
  const isOfBuyers = !aim || aim.isOfBuyers
  const likes = { aim, target }
  const comparable = isOfBuyers ? comparedWith(company, channels, likes) : withoutCosts(channels)
  const tasks = tasksOf(desk, comparable)
  const needs = needsOf(desk, comparable, likes)
  const amounts = amountsOf(given, needs, worthwhile(comparable, worth))
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
    method: methodOf(desk, { given, needs, amounts, isShort: isShort(given, needs, amounts) }),
    worthFrom: worthClaim(desk, worth),
    ...NOTHING_RECKONED,
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
type Likes = { aim: Aim | null; target: Fact<'segment'> | undefined }

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

/** Cents that each way takes for its part of the goal: wins in proportion to those it brings today × what one costs there; else what is spent there today. Nothing for a way that wins somebody else. */
function needsOf({ company }: Desk, { rows }: Channels, likes: Likes): number[] {
  const { aim } = likes
  const counted = rows.filter(({ perWin }) => perWin !== null && perWin > 0)
  const brought = counted.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const months = aim?.span ?? MONTHS
  return rows.map(row => {
    const { fact, perWin, customers, spend } = row
    if (isUnlike(company, row, likes)) return 0
    const isPaidOnce =
      factsOf(company, 'channel').find(({ id }) => id === fact)?.spend?.per === 'once'
    const today = isPaidOnce ? (spend ?? 0) : Math.round(((spend ?? 0) * months) / MONTHS)
    if (!aim || !perWin || brought === 0) return today
    return Math.round(((customers ?? 0) / brought) * aim.wins * perWin)
  })
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

/** The money to the cent. What suffices goes by what each way takes, and no more than that; what does not goes to the way where a win costs least first; evenly where nobody counted. */
function amountsOf(
  given: number | null,
  needs: readonly number[],
  costs: readonly (number | null)[],
): number[] {
  if (needs.length === 0) return []
  if (given === null) return [...needs]
  if (!isCounted(needs))
    return allocate(
      given,
      needs.map(() => 1),
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
}

/** Whether all of the money is planned and does not reach for what the goal takes. */
const isShort = (
  given: number | null,
  needs: readonly number[],
  amounts: readonly number[],
): boolean => given !== null && given < sumOf(needs) && sumOf(amounts) >= given

function methodOf(desk: Desk, shared: Shared): Claim {
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
