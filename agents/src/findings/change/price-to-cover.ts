import { addedCents } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { salesOfYear, takesGifts } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The rise in price that would pay for all costs that rose: Σ what they add in a year ÷ sales, at the same number of sales. */
export const priceToCover: Rule = {
  id: 'change.price-to-cover',
  family: 'change',

  find(company, kit) {
    const sales = salesOfYear(company)
    const risen = factsOf(company, 'change').filter(change => (addedCents(change) ?? 0) > 0)
    const added = risen.reduce((sum, change) => sum + (addedCents(change) ?? 0), 0)
    if (!sales || risen.length === 0 || takesGifts(company)) return []
    const rise = added / sales.value
    const rests = [...risen, ...sales.rests]
    const more = kit.money(roughly(added), 'Σ (cost today − cost before)', risen)
    const part = kit.percent(rise, 'what costs add ÷ sales', rests)
    return [
      {
        says: say`What has become dearer adds about ${more} a year. Prices ${part} higher would pay for all of it, if you go on selling as much.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: added },
        figures: { rise, added },
      },
    ]
  },
}
