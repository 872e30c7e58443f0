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
import type { Role } from '../../plays/play.ts'
import { say } from '../../sentences/sentence.ts'
import { winsFor } from '../../math/afford.ts'
import { type Aim, planEnd } from '../aim.ts'
import { reckoned } from '../recompute/budget.ts'
import { type Likes } from '../ways.ts'
import { comingFree } from '../coming.ts'
import type { Worth } from '../worth.ts'
import { methodOf, worthClaim } from './budget-words.ts'
import {
  needsOf,
  sumOf,
  worthwhile,
  rankedCosts,
  takesMoney,
  amountsOf,
  isUnlike,
  isShort,
  isLossEverywhere,
  dearAmong,
} from './sharing.ts'

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
export function budgetOf(
  desk: Desk,
  { channels, aim, worth, target, held: told, most }: Around,
): Budget {
  const { company, profile } = desk
  const span = spanOf(company, aim)
  const given = givenUntil(company, span.months)
  // What a customer costs says nothing of a ton or an enquiry.
  const isOfBuyers = !aim || aim.isOfBuyers
  const likes = { aim, target }
  const comparable = isOfBuyers ? comparedWith(company, channels, likes) : withoutCosts(channels)
  const tasks = tasksOf(desk, comparable)
  const isLoss = aim !== null && isLossEverywhere(comparable, worth)
  const held = told ?? (isLoss ? LOSING(desk, channels) : null)
  const free = comingFree(company, likes)?.wins ?? 0
  const needs = needsOf(desk, comparable, {
    ...likes,
    most,
    toPay: Math.max(0, (aim?.wins ?? 0) - free),
  })
  const takers = tasks.map(({ fact }) => takesMoney(company, fact))
  const shared = amountsOf(given, needs, rankedCosts(company, comparable, worth), takers)
  const amounts = held ? tasks.map(() => 0) : shared
  const planned = tasks.map((task, index) => ({ ...task, cents: amounts[index] ?? 0 }))
  const pays = channels.rows.map((row, at) => takers[at] === true && !isUnlike(company, row, likes))
  const isDear = dearAmong(company, comparable.rows, pays)
  return reckoned({
    currency: company.currency,
    given,
    needed: aim && comparable.rows.some(({ perWin }) => perWin) ? sumOf(needs) : null,
    by: span.by,
    tasks: planned,
    buyers: TO_BUSINESSES.has(profile.industry) ? 'businesses' : 'people',
    wins: aim?.wins ?? null,
    win: aim?.unit ?? nounsOf(company).customer,
    worth: worth && worth.value > 0 ? { cents: worth.value, of: worth.of } : null,
    method:
      held ??
      methodOf(desk, {
        given,
        needs,
        amounts,
        isShort: isShort(given, needs, amounts),
        takers,
        free,
        aim,
        wins: winsFor(planned),
        last: tasks.flatMap((_, at) => (isDear[at] === true ? [amounts[at] ?? 0] : [])),
        hasDear: worthwhile(comparable, worth).includes(Infinity),
        hasUnlike: channels.rows.some(row => isUnlike(company, row, likes)),
      }),
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

const LOSING = (desk: Desk, { rows }: Channels): Claim =>
  desk.claim(
    say`No money is added: by every counted way a win costs more than one leaves, so more of it loses more.`,
    rows.map(({ fact }) => fact),
    'computed',
  )

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
