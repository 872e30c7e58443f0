import type { Company } from '../../company/company.ts'
import { aboutOf, factsOf } from '../../company/company.ts'
import { stockToSell } from '../../company/first-figures.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { yearlyCents } from '../../company/periods.ts'
import { worthOfOne } from '../../company/pieces.ts'
import type { Computed } from '../../company/sales.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { linesTowards } from './lines-sum.ts'

/** Cents a year of one of what a goal counts; null for enquiries and for what nobody priced. */
function worthOf(company: Company, goal: MovingGoal): Computed | null {
  const group = aboutOf(company, goal, 'segment')
  const spend = group?.spend && yearlyCents(group.spend)
  if (group && spend) return { value: spend, how: 'spending a year', rests: [group] }
  return goal.counts === 'sales' ? worthOfOne(company, goal) : null
}

/** The way to a counted goal in money a year: (target − baseline) × what one of them brings. */
export const gap: Rule = {
  id: 'goal.gap',
  family: 'goal',

  find(company, kit) {
    return countedGoals(company)
      .flatMap(goal => {
        const each = worthOf(company, goal)
        const more = goal.target - goal.baseline
        if (!each || more < 2) return []
        // A stock is sold once, and not in each year.
        if (stockToSell(company)?.goal.id === goal.id) return []
        const worth = more * each.value
        const says = say`The ${kit.count(more, unitOfGoal(goal), 'target − baseline', [goal])} between ${kit.number(goal.baseline, 'as said', [goal])} and ${kit.number(goal.target, 'as said', [goal])} are worth about ${kit.money(roughly(worth), 'gap × what one brings', [goal, ...each.rests])} a year, at ${kit.money(roughly(each.value), each.how, each.rests)} each.`
        return [
          {
            says,
            rests: idsOf(goal, ...each.rests),
            evidence: 'derived' as const,
            weight: { centsAYear: worth },
            about: kit.label(goal),
            figures: { gap: more, each: each.value, worth },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = factsOf(company, 'goal').find(
      ({ target, baseline, keep }) => target !== undefined && baseline === undefined && !keep,
    )
    // What the lines add up to is today's figure.
    if (!open || linesTowards(company)?.goal.id === open.id) return null
    return {
      says: say`Tell me today’s figure for ${kit.label(open)}, and I can say how far the goal is and how fast it has to move.`,
      kind: 'goal',
      fact: open.id,
      attribute: 'baseline',
    }
  },
}
