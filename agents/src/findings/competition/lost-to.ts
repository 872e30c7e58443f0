import { conversionOf } from '../../company/enquiries.ts'
import { factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Enquiries that went to a rival, or to nobody: (enquiries − sales) × the part that chose it, at an average sale. */
export const lostTo: Rule = {
  id: 'competition.lost-to',
  family: 'competition',

  find(company, kit) {
    const conversion = conversionOf(company)
    const [rival] = factsOf(company, 'rival')
      .filter(({ lostTo }) => lostTo)
      .sort((a, b) => (b.lostTo ?? 0) - (a.lostTo ?? 0))
    if (!conversion || !rival?.lostTo) return []
    const { leads, asked, sold } = conversion
    const lost = Math.round((asked - sold.value) * rival.lostTo)
    const sale = worthOfOne(company)
    const worth = sale ? lost * sale.value : undefined
    const rests = [rival, leads, ...sold.rests]
    const label = kit.label(rival)
    const part = kit.percent(rival.lostTo, 'as said', [rival])
    const count = kit.number(lost, '(enquiries − sales) × part that chose it', rests)
    const start = say`Of the enquiries that end without a sale, ${part} go to ${label}, about ${count} a year`
    const says =
      sale && worth
        ? say`${start}. At an average sale they are worth about ${kit.money(roughly(worth), 'those × average sale', [...rests, ...sale.rests])}.`
        : say`${start}.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'derived',
        quadrant: 'threat',
        weight: worth ? { centsAYear: worth } : {},
        about: label,
        figures: { lost, ...(worth && { worth }) },
      },
    ]
  },

  asks(company, kit) {
    const [rival] = factsOf(company, 'rival')
    if (!rival || !conversionOf(company)) return null
    return {
      says: say`Tell me what part of those who did not buy chose ${kit.label(rival)}, and I can say what that costs you in a year.`,
      kind: 'rival',
      fact: rival.id,
      attribute: 'lostTo',
    }
  },
}
