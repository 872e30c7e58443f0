import { type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { moneyGoal, type MovingGoal } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Finding, Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS = 365

/** A limit is of one moment and a goal of a year: what it carries depends on how soon the money is back, limit ÷ target × 365. */
function ofTurns(kit: Kit, goal: MovingGoal, brake: Fact<'constraint'>, limit: number): Finding {
  const rests = [goal, brake]
  const name = kit.label(brake)
  const days = Math.floor((limit / goal.target) * DAYS)
  const sum = kit.money(limit, 'as said', [brake])
  const target = kit.money(goal.target, 'as said', [goal])
  const span = kit.duration(days, 'day', 'limit ÷ target × 365', rests)
  return {
    says: say`${name}: ${sum} at any one time. At ${target} a year that is enough as long as each sum is back within ${span}; where it takes longer, the limit ends the growth.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: 'weakness',
    weight: {},
    about: name,
    figures: { limit, days },
  }
}

/** A goal of more money beside a brake on money: the limit, what was refused for it, and whether who lends is bound until then. */
export const growthHeld: Rule = {
  id: 'cash.growth-held',
  family: 'cash',

  find(company, kit) {
    const goal = moneyGoal(company)
    const brake = factsOf(company, 'constraint').find(
      ({ sort, resource }) => sort === 'cash' || resource === 'money',
    )
    if (!goal || !brake) return []
    const gap = goal.target - goal.baseline
    const limit = brake.limit?.cents
    // How much of a limit is still free nobody said; beyond the whole goal it holds nothing back, unless work is refused for it.
    if (limit !== undefined && limit >= goal.target && !brake.lost) return []
    if (limit !== undefined && !brake.lost) return [ofTurns(kit, goal, brake, limit)]
    const lender = factsOf(company, 'partner').find(
      ({ gives, ends }) => gives === 'money' && ends && goal.by && monthsBetween(ends, goal.by) > 0,
    )
    const name = kit.label(brake)
    const rests = [goal, brake, ...(lender ? [lender] : [])]
    const added = kit.money(gap, 'target − baseline', [goal])
    const start = say`The goal adds ${added}, and ${name} ${agree('hold', name)} it back`
    const most =
      limit === undefined ? say`` : say`: the limit is ${kit.money(limit, 'as said', [brake])}`
    const refused = brake.lost
      ? say`, and ${kit.number(brake.lost, 'as said', [brake])} were refused in a year for want of it`
      : say``
    const ends =
      lender?.ends === undefined
        ? say``
        : say` What comes from ${kit.label(lender)} is agreed until ${kit.date(lender.ends, lender)} only, before the goal falls due.`
    return [
      {
        says: say`${start}${most}${refused}. Say first what the growth is paid with; whatever brings more buyers comes after.${ends}`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        // Without the money none of it is reached.
        weight: { ofGoal: 1 },
        about: name,
        figures: { gap, ...(limit !== undefined && { limit }) },
      },
    ]
  },
}
