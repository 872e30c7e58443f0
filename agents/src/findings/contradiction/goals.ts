import type { Company } from '../../company/company.ts'
import { type MovingGoal, movingGoals } from '../../company/goals.ts'
import { singleSale } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Goals for the same count with different ends; for sales, the price at which the smaller brings as much as the larger. */
export const goals: Rule = {
  id: 'contradiction.goals',
  family: 'contradiction',

  find(company, kit) {
    const [high, low] = pairApart(company)
    if (!high || !low) return []
    const more = kit.figure(high, high.target)
    const less = kit.figure(low, low.target)
    const start = say`Goals pull apart: ${more} for ${kit.label(high)}, ${less} for ${kit.label(low)}`
    const sale = high.counts === 'sales' && high.form !== 'money' ? singleSale(company) : null
    const found = { evidence: 'told' as const, weight: { ofGoal: 1 }, about: kit.label(high) }
    if (!sale || low.target <= 0)
      return [
        {
          ...found,
          says: say`${start}. What serves the larger is wasted if the smaller holds, so choose before you spend.`,
          rests: idsOf(high, low),
          figures: { ratio: low.target / high.target },
        },
      ]
    const brings = high.target * sale.value
    const rests = [high, low, ...sale.rests]
    const all = kit.money(roughly(brings), 'larger target × average sale', [high, ...sale.rests])
    const price = kit.money(roughly(brings / low.target), 'those sales ÷ smaller target', rests)
    const today = kit.money(roughly(sale.value), sale.how, sale.rests)
    return [
      {
        ...found,
        says: say`${start}. The former brings ${all} at ${today} a sale, the latter as much only at ${price}.`,
        rests: idsOf(...rests),
        figures: { ratio: low.target / high.target, price: brings / low.target },
      },
    ]
  },
}

/** The larger and the smaller of goals that count the same in the same form, by the same day. */
function pairApart(company: Company): MovingGoal[] {
  const all = movingGoals(company)
  for (const goal of all) {
    const other = all.find(one => isAlike(one, goal) && one.target < goal.target)
    if (other) return [goal, other]
  }
  return []
}

function isAlike(one: MovingGoal, other: MovingGoal): boolean {
  if (one.counts === undefined || one.counts === 'other') return false
  const isSame = one.counts === other.counts && one.form === other.form && one.about === other.about
  return isSame && one.by === other.by && one.baseline === other.baseline
}
