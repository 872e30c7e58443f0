import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What rounding may take from a whole. */
const WHOLE = 0.96

/** Shares of all lines that do not come to the whole of sales: a line is missing, or a share is too small. */
export const sharesShort: Rule = {
  id: 'contradiction.shares-short',
  family: 'contradiction',

  find(company, kit) {
    const offers = factsOf(company, 'offer')
    const total = offers.reduce((sum, { share }) => sum + (share ?? 0), 0)
    const isTold = offers.length > 1 && offers.every(({ share }) => share !== undefined)
    if (!isTold || total >= WHOLE || total <= 0) return []
    const sum = kit.percent(total, 'Σ shares', offers)
    const rest = kit.percent(1 - total, '1 − Σ shares', offers)
    return [
      {
        says: say`The shares of sales you gave for your lines add up to ${sum}. Where do the other ${rest} come from: a line that has no card, or a share that is too small?`,
        rests: idsOf(...offers),
        evidence: 'derived',
        weight: {},
        figures: { total },
      },
    ]
  },
}
