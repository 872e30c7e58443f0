import type { Company } from '../../company/company.ts'
import { type MovingGoal, movingGoals } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A goal to have more sales, and another to have fewer of the same. */
function opposites(company: Company): { more: MovingGoal; fewer: MovingGoal } | null {
  const more = countedGoals(company).find(({ counts }) => counts === 'sales')
  const fewer = movingGoals(company).find(
    ({ counts, about, form, target, baseline }) =>
      counts === 'sales' &&
      about === more?.about &&
      (form === undefined || form === 'count') &&
      target < baseline &&
      target > 0,
  )
  return more && fewer ? { more, fewer } : null
}

/** Goals that pull apart: the price at which the smaller number brings as much as the larger one. */
export const conflict: Rule = {
  id: 'goal.conflict',
  family: 'goal',

  find(company, kit) {
    const pair = opposites(company)
    if (!pair) return []
    const { more, fewer } = pair
    const sale = worthOfOne(company, more)
    const high = kit.number(more.target, 'as said', [more])
    const low = kit.number(fewer.target, 'as said', [fewer])
    const apart = say`The goals pull apart: ${high} ${kit.unit(unitOfGoal(more), 'many', more)} and ${low} cannot be had in the same year`
    const brings = sale ? more.target * sale.value : undefined
    const asMuch = brings ? brings / fewer.target : undefined
    const says =
      sale && brings && asMuch
        ? say`${apart}. At ${kit.money(roughly(sale.value), sale.how, sale.rests)} each, ${high} bring ${kit.money(roughly(brings), 'larger target × average sale', [more, ...sale.rests])}; ${low} bring as much only at ${kit.money(roughly(asMuch), 'sales of the larger target ÷ smaller target', [more, fewer, ...sale.rests])}.`
        : say`${apart}, so decide which of them goes before money is spent on either.`
    return [
      {
        says,
        rests: idsOf(more, fewer, ...(sale?.rests ?? [])),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: (more.target - fewer.target) / (more.target - more.baseline) },
        about: kit.label(more),
        figures: { more: more.target, fewer: fewer.target, ...(asMuch && { price: asMuch }) },
      },
    ]
  },
}
