import { takesGifts } from '../../company/targets.ts'
import { burnOf } from '../../company/burn.ts'
import { factsOf, type Company } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Fewer months than these, and a slow season is a danger of its own. */
const THIN = 6

/** Who is cared for out of gifts has to be fed without them: the fixed costs are not all that goes on. */
const costsGoOn = (company: Company): boolean =>
  takesGifts(company) && factsOf(company, 'offer').some(({ unitCost }) => unitCost)

/** Months of fixed costs that the cash pays without one sale. Where more goes out than comes in, cash.runway and cash.months-left count down. */
export const monthsCovered: Rule = {
  id: 'cash.months-covered',
  family: 'cash',

  find(company, kit) {
    const cash = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'cash' && form === 'money' && value,
    )
    const fixed = fixedCostOf(company)
    // What a lender or a broker holds is what it lends, or is held for others.
    const isReserve = company.industry !== 'Financial Services' && !costsGoOn(company)
    if (!cash?.value || !fixed || !isReserve || burnOf(company)) return []
    const months = cash.value / (fixed.cents / 12)
    const rests = [cash, fixed.fact]
    const have = kit.money(cash.value, 'as said', [cash])
    const span = kit.duration(months, 'month', 'cash ÷ fixed cost a month', rests)
    const start = say`The ${have} of cash pays the fixed costs for ${span} ${takesGifts(company) ? say`with nothing coming in` : say`without one sale`}`
    const says =
      months < THIN
        ? say`${start}. What is begun now has to be small enough to be stopped before that.`
        : say`${start}.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: months < THIN ? 'weakness' : 'strength',
        // Sales do not stop altogether: a month of it is what a bad one takes.
        weight: months < THIN ? { centsAYear: fixed.cents / 12 } : {},
        about: kit.label(cash),
        figures: { months },
      },
    ]
  },
}
