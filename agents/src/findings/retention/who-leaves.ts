import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { customersIn } from '../../company/segments.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A group whose part of the leavers is so many times its part of all loses clearly more. */
const CLEARLY = 1.5
/** Fewer leavers in a year are chance. */
const LEAST = 3

type Group = { group: Fact<'segment'>; heads: number; gone: number }

/** Groups that say how many they are and how many of them leave. */
const groupsOf = (company: Company): Group[] =>
  factsOf(company, 'segment').flatMap(group => {
    const heads = group.single ? null : customersIn(company, group)
    if (!heads || group.leaves === undefined || group.side === 'user') return []
    return [{ group, heads, gone: heads * group.leaves }]
  })

/** Those who leave are not spread evenly: the group that loses far more than its part. */
export const whoLeaves: Rule = {
  id: 'retention.who-leaves',
  family: 'retention',

  find(company, kit) {
    const groups = groupsOf(company)
    if (groups.length < 2) return []
    const heads = groups.reduce((sum, one) => sum + one.heads, 0)
    const gone = groups.reduce((sum, one) => sum + one.gone, 0)
    const [worst] = groups.toSorted((a, b) => b.gone / b.heads - a.gone / a.heads)
    if (!worst || gone < LEAST) return []
    const ofAll = worst.heads / heads
    const ofGone = worst.gone / gone
    if (ofGone < ofAll * CLEARLY) return []
    const facts = groups.map(({ group }) => group)
    const name = kit.label(worst.group)
    const part = kit.percent(ofAll, 'number ÷ all groups', facts)
    const lost = kit.percent(ofGone, 'leavers of the group ÷ all leavers', facts)
    const all = kit.number(Math.round(gone), 'Σ number × part that leaves', facts)
    return [
      {
        says: say`Of the ${all} who leave in a year, ${lost} come from ${name}, who are ${part} of all. What would keep them is found there, and not among the others.`,
        rests: idsOf(worst.group, ...facts),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: name,
        figures: { ofAll, ofGone, gone },
      },
    ]
  },
}
