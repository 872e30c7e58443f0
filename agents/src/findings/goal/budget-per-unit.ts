import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { type IdeaWorth, worthOfCounted } from '../../company/idea-worth.ts'
import { monthsBetween } from '../../company/days.ts'
import { stockToSell } from '../../company/first-figures.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { mainLine } from '../../company/main-line.ts'
import { averageContribution } from '../../company/margins.ts'
import { yearlyCents } from '../../company/periods.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { refusalsOf } from '../../company/refusals.ts'
import { type Computed, ownPrice } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { countedGoals, soleBudget, unitOfGoal } from '../../company/targets.ts'
import { type ToWin, toWin } from '../../company/to-win.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const YEAR = 12
/** So many months more are still the year that the budget is for. */
const SAME_YEAR = 2

/** The year's money for each of what a goal still lacks, against what a sale leaves after its own cost. One goal only: a sum is not spent twice. */
export const budgetPerUnit: Rule = {
  id: 'goal.budget-per-unit',
  family: 'goal',

  find(company, kit) {
    const [goal] = countedGoals(company)
    const budget = soleBudget(company)
    if (!goal || !budget || growingGoals(company).length > 1) return []
    // The money of a year says nothing of a stock that is sold in weeks.
    if (stockToSell(company)?.goal.id === goal.id) return []
    // Who refuses work lacks room, not buyers: what a buyer may cost is then not the question.
    if (refusalsOf(company).length > 0) return []
    const needed = toWin(company, goal)
    const money = untilDue(company, goal, budget)
    const each = money.cents / (needed?.count ?? goal.target - goal.baseline)
    const left = goal.counts === 'sales' ? averageContribution(company, goal) : null
    const per = perHead(kit, { goal, needed, money, each })
    const price = goal.counts === 'sales' ? priceOf(company, goal) : null
    const counted = goal.counts === 'sales' ? [] : (worthOfCounted(company, goal)?.rests ?? [])
    const rests = left?.rests ?? price?.rests ?? counted
    const ofSale =
      left &&
      say`${per}, and each leaves about ${kit.money(roughly(left.value), left.how, left.rests)} after its own cost`
    const over =
      price && each > price.value
        ? say`${per}. One brings in ${kit.money(roughly(price.value), price.how, price.rests)}, so most of that money has another use, or one of the figures counts another time than the other.`
        : null
    const ofLeft = ofSale
      ? say`${ofSale}: ${left.value > each ? say`within that, growth pays for itself at once.` : say`it pays only where buyers come back.`}`
      : say`${per}: a channel that costs more for each falls short of the goal.`
    const taken = goal.counts === 'sales' ? null : worthOfCounted(company, goal)
    const says = over ?? (taken ? againstYear(kit, per, { goal, each, taken }) : ofLeft)
    return [
      {
        says,
        rests: idsOf(goal, budget.fact, ...(needed?.rests ?? []), ...rests),
        evidence: 'derived',
        weight: { centsAYear: budget.cents },
        about: kit.label(goal),
        figures: { each, ...(left && { contribution: left.value, payback: each / left.value }) },
      },
    ]
  },

  asks(company, kit) {
    const [goal] = countedGoals(company)
    const budgets = factsOf(company, 'budget')
    if (!goal || growingGoals(company).length > 1 || budgets.some(({ amount }) => amount))
      return null
    const needed = toWin(company, goal)
    const gap = needed
      ? kit.number(needed.count, 'gap + leavers', [goal, ...needed.rests])
      : kit.number(goal.target - goal.baseline, 'target − baseline', [goal])
    return {
      says: say`Tell me what you may spend in a year, and I can say what that allows for each of the ${gap} still to be won.`,
      kind: 'budget',
      ...(budgets[0] && { fact: budgets[0].id }),
      attribute: 'amount',
    }
  },
}

type Money = { cents: number; fact: Fact<'budget'>; until: string | null }

/** Money that comes each month or year is there as long as the goal runs, where those to be won are counted until then. */
function untilDue(
  company: Company,
  goal: MovingGoal,
  { cents, fact }: { cents: number; fact: Fact<'budget'> },
): Money {
  const comesAgain = fact.amount ? yearlyCents(fact.amount) !== null : false
  const months = goal.by ? Math.round(monthsBetween(company.today, goal.by)) : YEAR
  const isStock = goal.counts === 'members' || goal.counts === 'customers'
  if (!goal.by || !comesAgain || !isStock || months <= YEAR + SAME_YEAR)
    return { cents, fact, until: null }
  return { cents: (cents * months) / YEAR, fact, until: goal.by }
}

type PerHead = { goal: MovingGoal; needed: ToWin | null; money: Money; each: number }

function perHead(kit: Kit, { goal, needed, money, each }: PerHead): Sentence {
  const { cents, fact, until } = money
  const facts = [fact, goal, ...(needed?.rests ?? [])]
  const how = needed ? 'budget ÷ (gap + leavers)' : 'budget ÷ (target − baseline)'
  const sum = until
    ? say`${kit.money(roughly(cents), 'budget of a year × years until then', [fact, goal])} until ${kit.date(until, goal)}`
    : say`${kit.money(cents, 'a year, as said', [fact])}`
  const start = say`The budget of ${sum} allows ${kit.money(roughly(each), how, facts)} for each`
  if (!needed)
    return say`${start} further ${kit.unit(unitOfGoal(goal), 'one', goal)} that the goal asks for`
  const won = kit.count(needed.count, unitOfGoal(goal), 'gap + leavers', facts)
  return say`${start} of the ${won} to be won, those who replace leavers among them`
}

/** What may be spent on each, against what one of them brings in a year. */
function againstYear(
  kit: Kit,
  per: Sentence,
  { goal, each, taken }: { goal: MovingGoal; each: number; taken: IdeaWorth },
): Sentence {
  const year = kit.money(roughly(taken.each), taken.how, taken.rests)
  const one = kit.unit(unitOfGoal(goal), 'one', goal)
  const brings = taken.isKept ? say`leaves` : say`brings in`
  if (each <= taken.each)
    return say`${per}. A ${one} ${brings} ${year} a year: winning one at that cost is paid back within the first.`
  const months = Math.ceil((each / taken.each) * YEAR)
  const span = kit.duration(months, 'month', 'allowed cost ÷ what one brings in a year × 12', [
    goal,
    ...taken.rests,
  ])
  return say`${per}. That is more than the ${year} that a ${one} ${brings} in a year: it pays only with those who stay longer than ${span}.`
}

/** What one sale brings in: of the average, else of the line that counts most. */
function priceOf(company: Company, goal: MovingGoal): Computed | null {
  const line = mainLine(company, goal)
  const ofLine =
    line && isSingle(line) ? { value: ownPrice(line), how: 'price', rests: [line] } : null
  return worthOfOne(company, goal) ?? ofLine
}
