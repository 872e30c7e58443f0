import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { bearsNameOf } from '../../company/linked.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** So many times as many, and the two cards cannot mean the same. */
const APART = 2

type Pair = { idea: Fact<'idea'>; channel: Fact<'channel'>; brings: number; brought: number }

/** An idea and the way to customers that bears the same name, each with what it brings in a year. */
function pairsOf(company: Company): Pair[] {
  return factsOf(company, 'idea').flatMap(idea => {
    const channel = factsOf(company, 'channel').find(
      one => idea.about === one.id || bearsNameOf(idea.label, one.label),
    )
    if (!idea.brings || !channel?.customers) return []
    return [{ idea, channel, brings: idea.brings, brought: channel.customers }]
  })
}

/** What an idea is said to bring, against what the channel of the same name is said to have brought: one of the two is of another span of time. */
export const ideaChannel: Rule = {
  id: 'contradiction.idea-channel',
  family: 'contradiction',

  find(company, kit) {
    return pairsOf(company)
      .filter(({ brings, brought }) => Math.max(brings / brought, brought / brings) >= APART)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ idea, channel, brings, brought }) => {
        const hoped = kit.number(brings, 'as said', [idea])
        const known = kit.number(brought, 'as said', [channel])
        const label = kit.label(idea)
        return {
          says: say`${label}: ${hoped} sales a year by the card of the idea, ${known} customers a year by the card of the channel. One of them counts a month, or another try: which holds?`,
          rests: idsOf(idea, channel),
          evidence: 'derived' as const,
          weight: {},
          about: label,
          figures: { brings, brought },
        }
      })
  },
}
