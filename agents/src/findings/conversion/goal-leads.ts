import { conversionOf } from '../../company/enquiries.ts'
import { aboutOf, type Company, factsOf } from '../../company/company.ts'
import { growingGoals, type MovingGoal, salesGoal } from '../../company/goals.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const MONTHS = 12

/** So far from what is sold, heads and sales are not the same. */
const NEAR = 0.15

/** A goal for customers that starts from what is sold in a year counts those who come in it. */
function newcomersGoal(company: Company): MovingGoal | undefined {
  const sold = yearlyVolume(company)
  return growingGoals(company).find(
    ({ counts, form, baseline }) =>
      counts === 'customers' &&
      (form === undefined || form === 'count') &&
      sold !== null &&
      Math.abs(baseline / sold.value - 1) <= NEAR,
  )
}

/** Enquiries that the goal takes at today's rate: target ÷ (sales ÷ enquiries), by the month. */
export const goalLeads: Rule = {
  id: 'conversion.goal-leads',
  family: 'conversion',

  find(company, kit) {
    const goal = salesGoal(company) ?? newcomersGoal(company)
    const line = goal && aboutOf(company, goal, 'offer')
    const conversion = (line && conversionOf(company, line)) ?? conversionOf(company)
    if (!goal || !conversion) return []
    const { leads, asked, sold, rate } = conversion
    const needed = goal.target / rate
    if (needed <= asked) return []
    const rests = [goal, leads, ...sold.rests]
    const part = kit.percent(rate, 'sales ÷ enquiries', [leads, ...sold.rests])
    const aMonth = kit.number(Math.ceil(needed / MONTHS), 'target ÷ rate ÷ 12', rests)
    const today = kit.number(Math.round(asked / MONTHS), 'enquiries of a year ÷ 12', [leads])
    const aim = kit.number(goal.target, 'as said', [goal])
    return [
      {
        says: say`If ${part} of enquiries go on becoming sales, reaching ${aim} takes ${aMonth} enquiries a month, where ${today} come today.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { ofGoal: needed / asked - 1 },
        about: kit.label(goal),
        figures: { rate, needed, times: needed / asked },
      },
    ]
  },

  asks(company, kit) {
    const goal = salesGoal(company)
    const counted = factsOf(company, 'measure').some(({ metric }) => metric === 'leads')
    if (!goal || counted || !yearlyVolume(company)) return null
    return {
      says: say`Tell me how many enquiries came in the last year, and I can say how many a month ${kit.label(goal)} would take.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
