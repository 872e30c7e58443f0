import { factsOf } from '../../company/company.ts'
import { bearsNameOf } from '../../company/linked.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** An idea that bears the name of a channel that was tried and failed, and does not say that it was tried. */
export const givenUpAgain: Rule = {
  id: 'contradiction.given-up-again',
  family: 'contradiction',

  find(company, kit) {
    const failed = factsOf(company, 'channel').filter(({ attempt }) => attempt === 'failed')
    return factsOf(company, 'idea')
      .filter(({ attempt }) => attempt !== 'failed')
      .flatMap(idea => {
        const channel = failed.find(
          ({ id, label }) =>
            idea.about === id || bearsNameOf(idea.label, label) || bearsNameOf(label, idea.label),
        )
        if (!channel) return []
        const label = kit.label(idea)
        return [
          {
            says: say`${label}: an idea on one card, and ${kit.label(channel)} on another, as a channel that was tried and failed. Is it the same, or what is done otherwise this time?`,
            rests: idsOf(idea, channel),
            evidence: 'told' as const,
            weight: {},
            about: label,
            figures: {},
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
