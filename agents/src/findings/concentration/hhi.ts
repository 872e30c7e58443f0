import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { linesOf } from '../../company/lines.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** So many at least, or the eye sees it. */
const MANY = 4
/** The spread is told where it is at most this part of the number of names. */
const NARROW = 0.65

type Spread = { facts: Fact[]; shares: number[]; what: 'lines' | 'channels' }

/** Lines, or channels, where they make up nearly all. */
function spreadsOf(company: Company): Spread[] {
  const lines = linesOf(company)
  const channels = factsOf(company, 'channel').filter(({ share }) => share)
  const spreads: Spread[] = [
    {
      facts: lines.map(({ offer }) => offer),
      shares: lines.map(({ share }) => share),
      what: 'lines',
    },
    { facts: channels, shares: channels.map(({ share }) => share ?? 0), what: 'channels' },
  ]
  return spreads.filter(({ shares }) => {
    const total = shares.reduce((sum, share) => sum + share, 0)
    return shares.length >= MANY && total > 0.9 && total < 1.05
  })
}

/** How many equal ones the spread is worth: 1 ÷ Σ share² (the effective number; Herfindahl 1950, Laakso & Taagepera 1979). */
export const hhi: Rule = {
  id: 'concentration.hhi',
  family: 'concentration',

  find(company, kit) {
    return spreadsOf(company).flatMap(({ facts, shares, what }) => {
      const index = shares.reduce((sum, share) => sum + share * share, 0)
      const effective = 1 / index
      if (effective / shares.length > NARROW) return []
      const names = kit.number(shares.length, 'how many', facts)
      const equal = kit.number(effective, '1 ÷ Σ share²', facts)
      const says =
        what === 'lines'
          ? say`Your ${names} lines spread the risk no better than ${equal} of equal size would. Most of the names on the list carry little of the weight.`
          : say`Your ${names} ways to customers spread the risk no better than ${equal} of equal size would. Most of the names on the list carry little of the weight.`
      return [
        {
          says,
          rests: idsOf(...facts),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: {},
          figures: { effective, index, names: shares.length },
        },
      ]
    })
  },
}
