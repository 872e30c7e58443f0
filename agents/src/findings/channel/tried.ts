import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** An attempt that brought nobody: what it cost is told as it is, and what can still be learned. channel.failed-attempt says what it took to earn. */
export const tried: Rule = {
  id: 'channel.tried',
  family: 'channel',

  find(company, kit) {
    const isCosted = averageContribution(company) !== null
    return factsOf(company, 'channel')
      .flatMap(channel => {
        const { attempt, spend, customers } = channel
        const isEmpty = attempt === 'failed' && (customers ?? 0) === 0
        if (!isEmpty || (spend && isCosted)) return []
        const name = kit.label(channel)
        const lesson = say`Ask whether the people, the offer or the moment was wrong before it is tried again or given up.`
        const says = spend
          ? say`${name}: ${kit.price(spend, channel)} and nobody came. ${lesson}`
          : say`${name}: tried, and nobody came. ${lesson}`
        return [
          {
            says,
            rests: [channel.id],
            evidence: spend ? ('measured' as const) : ('told' as const),
            quadrant: 'weakness' as const,
            weight: { ...(spend && { centsAYear: spend.cents }) },
            about: name,
            figures: { ...(spend && { spent: spend.cents }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
