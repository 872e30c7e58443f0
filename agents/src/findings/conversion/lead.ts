import { conversionOf } from '../../company/enquiries.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const POINT = 0.01

/** What another hundredth of the enquiries that buy is worth: enquiries × 1 % × average sale. */
export const lead: Rule = {
  id: 'conversion.lead',
  family: 'conversion',

  find(company, kit) {
    const conversion = conversionOf(company)
    const sale = worthOfOne(company)
    if (!conversion || !sale) return []
    const { leads, asked, sold, rate } = conversion
    const worth = asked * POINT * sale.value
    const rests = [leads, ...sold.rests, ...sale.rests]
    const lost = kit.number(asked - sold.value, 'enquiries − sales', [leads, ...sold.rests])
    const all = kit.number(asked, 'enquiries of a year', [leads])
    const money = kit.money(roughly(worth), 'enquiries × 1% × average sale', [leads, ...sale.rests])
    return [
      {
        says: say`Of ${all} enquiries a year, ${lost} end without a sale. Each percentage point more of all enquiries that buys is worth about ${money} a year, without any further advertising.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: worth },
        about: kit.label(leads),
        figures: { rate, point: worth },
      },
    ]
  },
}
