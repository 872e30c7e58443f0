import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { conversionOf } from '../../company/enquiries.ts'
import { salesGoal } from '../../company/goals.ts'
import { yearlyCount } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** People that have to be reached for the goal, from the goal back: gap ÷ (sales ÷ enquiries) ÷ (enquiries ÷ audience). */
export const reachNeeded: Rule = {
  id: 'campaign.reach-needed',
  family: 'campaign',

  find(company, kit) {
    const goal = salesGoal(company)
    const conversion = conversionOf(company)
    const audience = audienceOf(company)
    if (!goal || !conversion || !audience) return []
    const { leads, asked, sold } = conversion
    if (audience.people <= asked) return []
    const gap = goal.target - goal.baseline
    const each = audience.people / sold.value
    const more = gap * each
    const rests = [goal, audience.fact, leads, ...sold.rests]
    const all = kit.number(audience.people, 'as said', [audience.fact])
    const made = kit.number(sold.value, sold.how, sold.rests)
    const needed = kit.number(roughly(more), 'gap × people reached for a sale', rests)
    const missing = kit.number(gap, 'target − baseline', [goal])
    const inquiries = kit.number(asked, 'enquiries of a year', [leads])
    return [
      {
        says: say`Of ${all} people reached, ${inquiries} ask and ${made} buy. At those rates the ${missing} sales missing take about ${needed} people more, or better rates.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { ofGoal: more / audience.people },
        about: kit.label(audience.fact),
        figures: { more, each },
      },
    ]
  },
}

function audienceOf(company: Company): { people: number; fact: Fact<'measure'> } | null {
  const fact = factsOf(company, 'measure').find(
    measure => measure.metric === 'audience' && !measure.about && yearlyCount(measure),
  )
  const people = fact && yearlyCount(fact)
  return fact && people ? { people, fact } : null
}
