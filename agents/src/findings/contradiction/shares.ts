import { type Company, type Fact, factsOf } from '../../company/company.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { say } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What rounding may add to a whole. */
const WHOLE = 1.04
type Parts = { facts: Fact[]; total: number; of: Sentence }

/** Parts of one whole that come to more than it. */
export const shares: Rule = {
  id: 'contradiction.shares',
  family: 'contradiction',

  find(company, kit) {
    return partsOf(company)
      .filter(({ total, facts }) => facts.length > 1 && total > WHOLE)
      .map(({ facts, total, of }): Finding => {
        const sum = kit.percent(total, 'Σ shares', facts)
        const over = kit.percent(total - 1, 'Σ shares − 1', facts)
        return {
          says: say`${of} add up to ${sum} of the whole. At least ${over} is counted again somewhere, so no figure computed from them can be trusted yet.`,
          rests: idsOf(...facts),
          evidence: 'derived',
          weight: {},
          figures: { total },
        }
      })
  },
}

function partsOf(company: Company): Parts[] {
  const offers = factsOf(company, 'offer').filter(({ share }) => share)
  const channels = factsOf(company, 'channel').filter(({ share }) => share)
  const segments = factsOf(company, 'segment').filter(({ share, single }) => share && !single)
  return [
    { facts: offers, total: totalOf(offers), of: say`The shares of sales you gave for your lines` },
    {
      facts: channels,
      total: totalOf(channels),
      of: say`The shares of new customers you gave for your channels`,
    },
    {
      facts: segments,
      total: totalOf(segments),
      of: say`The shares of sales you gave for your customers`,
    },
  ]
}

const totalOf = (facts: readonly { share?: number | undefined }[]): number =>
  facts.reduce((sum, { share }) => sum + (share ?? 0), 0)
