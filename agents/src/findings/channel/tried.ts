import { takesGifts } from '../../company/targets.ts'
import { type Fact, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { AS_SAID, type Kit } from '../kit.ts'

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
        const came = whoCame(channel, kit)
        const paid = spend && kit.price(spend, channel)
        const says = paid
          ? say`${name}: ${paid} and ${came}. ${lesson}`
          : say`${name}: tried, and ${came}. ${lesson}`
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

/** Who asked did come; that nobody of them bought is said only where it is told. */
function whoCame(channel: Fact<'channel'>, kit: Kit): Sentence {
  const { leads, customers } = channel
  if (!leads) return say`nobody came`
  if (leads === 1) return customers === 0 ? say`the only one who asked went away` : say`one asked`
  const asked = kit.number(leads, AS_SAID, [channel])
  return customers === 0
    ? say`none of the ${asked} who asked ${takesGifts(kit.company) ? say`gave` : say`bought`}`
    : say`no sale is told of the ${asked} who asked`
}
