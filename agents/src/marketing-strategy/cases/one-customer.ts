import { accountOf } from '../../company/accounts.ts'
import { type Company, type Fact } from '../../company/company.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { worthOfAccount } from '../../company/segments.ts'
import { salesOfYear, unitOfGoal, unitOfSales } from '../../company/targets.ts'
import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { called } from '../called.ts'
import { PORTFOLIO } from '../methods.ts'
import type { CaseKpi } from './case.ts'

/** One who buys so much that losing them would undo the goal. */
export type Account = {
  account: Fact<'segment'>
  share: number | null
  /** Cents a year. */
  money: number
  /** What the goal would bring in a year; null where it is not of money or of sales. */
  gain: number | null
  /** Where it counts sales: what an account is worth in these. */
  goal: MovingGoal | null
  rests: readonly Fact[]
}

/** Beyond this part of all sales one decision of somebody else decides the year. */
const HEAVY = 0.3

export function heavyAccount(company: Company, aim: Aim | null): Account | null {
  const account = accountOf(company, [])
  const worth = account && worthOfAccount(company, account)
  if (!account || !worth) return null
  const all = salesOfYear(company)
  const share = account.share ?? (all ? worth.value / all.value : null)
  const gain = aim && gainOf(company, aim)
  const isHeavy =
    (share ?? 0) >= HEAVY || (gain !== null && worth.value >= gain && (share ?? 0) > 0.15)
  return isHeavy
    ? {
        account,
        share,
        money: worth.value,
        gain,
        goal: aim && gain !== null ? aim.goal : null,
        rests: [account, ...worth.rests],
      }
    : null
}

function gainOf(company: Company, { goal }: Aim): number | null {
  const gap = goal.target - goal.baseline
  if (goal.form === 'money') return gap
  if (goal.counts !== 'sales') return null
  const sale = worthOfOne(company, goal ?? undefined)
  return sale ? gap * sale.value : null
}

/** "Severn is 46% of sales, more than the goal brings: lost, it takes 22 surveys to make up for it." */
export function accountWords(
  desk: Desk,
  { account, share, money, gain, goal, rests }: Account,
): Sentence {
  const { kit, company } = desk
  const name = called(kit, account)
  const part = share === null ? say`` : say` ${kit.percent(share, 'as said', [account])} of sales,`
  const year = kit.money(Math.round(money), 'what the account brings in a year', rests)
  const sale = worthOfOne(company, goal ?? undefined)
  const instead = sale
    ? say` Lost, it takes ${kit.count(Math.ceil(money / sale.value), goal ? unitOfGoal(goal) : unitOfSales(company), 'its money ÷ what one brings', [...rests, ...sale.rests])} to make up for it.`
    : say``
  if (gain === null) return say`${name} alone is${part} ${year} a year.${instead}`
  const brings = kit.money(Math.round(gain), 'the goal’s gap × what one brings', rests)
  return money >= gain
    ? say`${name} alone is${part} ${year} a year, more than the ${brings} that the goal brings: one decision there undoes it.${instead}`
    : say`${name} alone is${part} ${year} a year.${instead}`
}

/** The part of all sales that a goal won elsewhere leaves it. */
export function accountKpi({ kit, company }: Desk, { account, share, gain }: Account): CaseKpi[] {
  const all = salesOfYear(company)?.value
  if (share === null || !all || gain === null) return []
  return [
    {
      id: 'account-share',
      says: say`Sales that come from ${called(kit, account)}`,
      rests: [account],
      form: 'share',
      baseline: share,
      target: Number(((share * all) / (all + gain)).toFixed(3)),
      role: 'owner',
      read: 'the bills of twelve months, by customer',
    },
  ]
}

/** Months of notice that leave time to win others. */
const NOTICE = 6

export function accountMove({ kit }: Desk, { account, money, rests }: Account): ChosenPlay {
  const name = called(kit, account)
  const year = kit.money(Math.round(money), 'what the account brings in a year', rests)
  const months = fixed.duration(
    NOTICE,
    'month',
    'the notice that leaves time to replace an account',
  )
  return formPlay({
    id: 'secure-the-account',
    owner: 'owner',
    hours: 5,
    weeks: [1, 8],
    cost: [0, 0],
    source: PORTFOLIO,
    title: say`Agree with ${name} on a term and ${months} of notice`,
    because: say`${year} a year hang on one decision there. It costs a conversation, and what the other moves win is safe only with it.`,
    rests: rests.map(({ id }) => id),
    about: name,
    steps: [
      say`Write down who decides there, until when the present order or contract runs, and who else they could take.`,
      say`Offer what they would pay for: fixed dates or a fixed price for a year, against a term and ${months} of notice.`,
      say`Get to know a second person there who needs the work, and put the date of the next talk into the calendar.`,
    ],
    metric: say`A term and a notice are agreed on in writing within eight weeks.`,
    stop: say`If they refuse a term, put the date on which it could end into the plan, and win others before it.`,
  })
}
