import { type Fact, factsOf } from '../../company/company.ts'
import type { TimeUnit } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

const UNITS: Partial<Record<NonNullable<Fact<'strength'>['proofForm']>, TimeUnit>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
}
/** How many times longer others take before it is worth a word. */
const CLEARLY = 1.5
/** An average is no promise: from here on even twice the usual time is well ahead. */
const PROMISED = 3

/** A waiting time against that of others: how many times as long they take. */
export const faster: Rule = {
  id: 'strength.faster',
  family: 'strength',

  find(company, kit) {
    return factsOf(company, 'strength')
      .flatMap(strength => {
        const { proof, versus, proofForm, sort } = strength
        const unit = proofForm && UNITS[proofForm]
        const isWait = sort === 'speed' || sort === 'convenience' || sort === undefined
        if (!unit || !isWait || !proof || !versus || versus < proof * CLEARLY) return []
        const times = versus / proof
        const label = kit.label(strength)
        const theirs = kit.span(versus, unit, 'as said', [strength])
        const ratio = kit.number(times, 'theirs ÷ own', [strength])
        const ours = kit.span(proof, unit, 'as said', [strength])
        const start = say`${label}: others take ${ratio} times as long, ${theirs} against your ${ours}`
        return [
          {
            says:
              times >= PROMISED
                ? say`${start}. Even at twice your usual time you would be ahead.`
                : say`${start}.`,
            rests: [strength.id],
            evidence: 'measured' as const,
            quadrant: 'strength' as const,
            weight: {},
            about: label,
            figures: { times },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
  asks(company, kit) {
    const strength = factsOf(company, 'strength').find(
      ({ sort, proof, proofForm, versus }) =>
        sort === 'speed' && proof && proofForm && UNITS[proofForm] && versus === undefined,
    )
    if (!strength) return null
    return {
      says: say`Tell me the same figure of others for ${kit.label(strength)}, and I can say how many times faster you are.`,
      kind: 'strength',
      fact: strength.id,
      attribute: 'versus',
    }
  },
}
