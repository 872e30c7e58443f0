import { boughtAs } from '../../company/bought-as.ts'
import { isBoundAtStart } from '../../company/bound-at-start.ts'
import type { Company } from '../../company/company.ts'
import { WEEKS_A_MONTH } from '../../company/days.ts'
import {
  cheapestWay,
  isWorthAgain,
  monthlySum,
  oneSale,
  type OneSale,
  stockToSell,
} from '../../company/first-figures.ts'
import { type FirstMonth, firstMonth } from '../../company/first-month.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What the goal takes a week at first, and what may be spent on it so that the month does not cost more than it brings. */
export const goalAWeek: Rule = {
  id: 'start.goal-a-week',
  family: 'start',

  find(company, kit) {
    const month = firstMonth(company)
    if (!month || stockToSell(company) || isBoundAtStart(company)) return []
    const { goal, first } = month
    const sale = oneSale(company)
    if (month.slow) return [rare(kit, month, month.slow, sale)]
    const isRefilled = month.leaving.length > 0
    const how = isRefilled ? '(more + those who leave) ÷ months left' : 'more ÷ months left'
    const more = kit.number(first, how, [goal, ...month.leaving])
    const among = isRefilled ? say`, those who replace leavers among them` : say``
    const pace = aWeek(kit, month)
    return [
      {
        says: say`Your goal takes about ${more} more in the first month${among}, ${pace}.${allowed(company, kit, month)}${halfway(kit, month)}`,
        rests: idsOf(goal, ...month.leaving, ...(sale ? [sale.line] : [])),
        evidence: 'derived',
        weight: {},
        figures: { first },
      },
    ]
  },
}

const A_TALK = say`which a single good talk may bring`

/** Few in all: each is won by name, and nothing that has to reach many is worth its money. */
function rare(
  kit: Kit,
  { goal, all, leaving }: FirstMonth,
  months: number,
  sale: OneSale | null,
): Finding {
  const how = leaving.length > 0 ? 'target − baseline + those who leave' : 'target − baseline'
  const more = kit.number(all, how, [goal, ...leaving])
  const each = kit.duration(months, 'month', 'months left ÷ more', [goal])
  const worth = sale
    ? say` Each brings ${kit.money(sale.brings, 'as said', [sale.line])}: so it is worth days of your own, in talks with people whose names you know, and no advertisement that has to reach many.`
    : say` So each is won in talks with people whose names you know, and by no advertisement that has to reach many.`
  return {
    says: say`Your goal takes ${more} more in all, about one in ${each}.${worth}`,
    rests: idsOf(goal, ...(sale ? [sale.line] : [])),
    evidence: 'derived',
    weight: {},
    figures: { first: all },
  }
}

/** "two a week", or how many weeks one takes. */
function aWeek(kit: Kit, { goal, first }: FirstMonth): Sentence {
  const week = first / WEEKS_A_MONTH
  if (week >= 1)
    return say`${kit.number(Math.ceil(week), 'more in the first month ÷ weeks', [goal])} a week`
  const each = Math.floor(1 / week)
  if (each <= 1) return first === 1 ? A_TALK : say`about one a week`
  const weeks = kit.duration(each, 'week', 'weeks ÷ more in the first month', [goal])
  return first === 1 ? A_TALK : say`one in ${weeks}`
}

/** Who stays pays again: what counts is how many months pay back what one cost. */
function whoStay(
  kit: Kit,
  { goal, first }: Pick<FirstMonth, 'goal' | 'first'>,
  { line, brings, leaves }: OneSale,
  sum: ReturnType<typeof monthlySum>,
): Sentence {
  const each = leaves ?? brings
  const paid = kit.money(each, leaves === null ? 'as said' : 'price − own cost', [line])
  const all = say` Each of them ${leaves === null ? say`pays` : say`leaves`} ${paid} a month for as long as they stay.`
  const months = sum && each > 0 ? Math.ceil(sum.cents / first / each) : 0
  if (!sum || months < 2) return all
  const there = kit.money(sum.cents, 'as said', [sum.fact])
  const how = 'sum ÷ more in the first month ÷ what one pays'
  const stay = kit.duration(months, 'month', how, [sum.fact, line, goal])
  return say`${all} If all ${there} went into finding them, each would have to stay ${stay} before they have paid for it: so find out first how long people stay.`
}

/** What the further sales do together: one alone is no "they". */
function togetherThey({ leaves }: OneSale, first: number): Sentence {
  if (first === 1) return leaves === null ? say`It brings` : say`It leaves`
  return leaves === null ? say`Together they bring` : say`Together they leave`
}

/** What to look at in the middle of the month, and what it decides. */
function halfway(kit: Kit, { goal, first }: FirstMonth): Sentence {
  if (first < FEW) return say``
  const least = kit.number(Math.ceil(first / 3), 'a third of what the month takes', [goal])
  return say` Look after two weeks: with fewer than ${least} so far, the first move alone is too slow, and the others begin at once.`
}
/** So few come by chance in one half of a month or the other. */
const FEW = 4

/** The most that may be spent: what the further sales leave together. */
function allowed(company: Company, kit: Kit, { goal, first }: FirstMonth): Sentence {
  const sale = oneSale(company)
  const sum = monthlySum(company)
  const way = cheapestWay(company)
  // A way that is worth going again says itself what may be spent.
  if (way && isWorthAgain(company, way)) return say``
  const each = sale && (sale.leaves ?? sale.brings)
  if (!sale || !each || each <= 0) return say``
  const cents = roughly(each * first)
  if (boughtAs(company) === 'by-the-month') return whoStay(kit, { goal, first }, sale, sum)
  const they = togetherThey(sale, first)
  const how = sale.leaves === null ? 'price × more' : 'what one leaves × more'
  const all = kit.money(cents, how, [sale.line, goal])
  if (!sum) return say` ${they} ${all}: that is the most that finding buyers may cost.`
  const there = kit.money(sum.cents, 'as said', [sum.fact])
  return sum.cents > cents
    ? say` ${they} ${all}: so spend at most that in the first month, though you could spend ${there}. What is more than that has to come back in later months.`
    : say` ${they} ${all}, and you can spend ${there}: so even if all of it were spent on finding buyers, the month would not cost more than it brings.`
}
