import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsToStart } from '../../company/changes.ts'
import { wholeWeeks } from '../../company/days.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Weeks that getting ready takes, hours of the idea ÷ hours a week, against the weeks until the change it is for. */
export const window: Rule = {
  id: 'change.window',
  family: 'change',

  find(company, kit) {
    const hours = weeklyHours(company)
    if (!hours) return []
    return factsOf(company, 'idea')
      .flatMap((idea): Finding[] => {
        const change = aboutOf(company, idea, 'change')
        if (!change?.when || !idea.hours) return []
        const left = wholeWeeks(monthsToStart(company.today, change.when))
        const needed = Math.ceil(idea.hours / hours.value)
        if (left < 1) return []
        const spare = left - needed
        const rests = [idea, change, hours.fact]
        const label = kit.label(idea)
        const takes = kit.duration(needed, 'week', 'hours ÷ hours a week', [idea, hours.fact])
        const there = kit.duration(left, 'week', 'weeks from today', [change])
        const week = kit.duration(hours.value, 'hour', 'as said', [hours.fact])
        const within = kit.duration(Math.max(0, spare), 'week', 'weeks left − weeks needed', rests)
        const soon = spare > 0 ? say`within ${within}` : say`now`
        const start = say`${label}: ${takes} of work at ${week} a week, and ${there} until ${kit.label(change)}`
        return [
          {
            says:
              spare < 0
                ? say`${start}. The work is late already unless more hours are found.`
                : say`${start}. The work has to begin ${soon}.`,
            rests: idsOf(...rests),
            evidence: 'derived',
            ...(spare < 0 && { quadrant: 'weakness' as const }),
            weight: {},
            about: label,
            figures: { spare, needed },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

function weeklyHours(company: Company): { value: number; fact: Fact<'budget'> } | null {
  const given = factsOf(company, 'budget').filter(({ hoursPerWeek }) => hoursPerWeek)
  const [fact] = given
  return fact?.hoursPerWeek && given.length === 1 ? { value: fact.hoursPerWeek, fact } : null
}
