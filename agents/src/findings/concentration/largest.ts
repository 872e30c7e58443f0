import { factsOf } from '../../company/company.ts'
import { worthOfAccount } from '../../company/segments.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A single customer of this part can set terms. */
const LARGE = 0.15

/** One customer by its part alone, where nobody told what all sales come to; in money, concentration.customer says it. */
export const largest: Rule = {
  id: 'concentration.largest',
  family: 'concentration',

  find(company, kit) {
    const [account] = factsOf(company, 'segment')
      .filter(({ single, share }) => single && (share ?? 0) >= LARGE)
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    // What it spends may deny its part.
    if (!account?.share || account.spend || worthOfAccount(company, account)) return []
    const label = kit.label(account)
    return [
      {
        says: say`${label}: ${kit.percent(account.share, 'as said', [account])} of ${takingsOf(kit.company)} on a single decision that is not yours.`,
        rests: idsOf(account),
        evidence: 'derived',
        quadrant: 'threat',
        weight: {},
        about: label,
        figures: { share: account.share },
      },
    ]
  },
}
