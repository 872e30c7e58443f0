import { remediesOf } from '../../company/remedies.ts'
import { keptOfSale } from '../../company/commission.ts'
import { plannedCents } from '../../company/periods.ts'
import { countsAsSold, lineRefused, refusalsOf } from '../../company/refusals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { isRunningCost, paidBack } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** An idea that makes room, against what the refused sales leave: months to pay back, cost ÷ (lost × contribution) × 12. */
export const fixPayback: Rule = {
  id: 'capacity.fix-payback',
  family: 'capacity',

  find(company, kit) {
    return refusalsOf(company)
      .filter(brake => countsAsSold(company, brake))
      .flatMap(brake => {
        const line = lineRefused(company, brake)
        const each = keptOfSale(company, line && { about: line.id })
        if (!each || each.value <= 0) return []
        const fix = remediesOf(company, brake).find(({ cost }) => cost && cost.per !== 'hour')
        if (!fix?.cost) return []
        const cents = plannedCents(fix.cost)
        const left = brake.lost * each.value
        const months = Math.ceil((cents / left) * 12)
        const isYearly = isRunningCost(fix)
        const rests = [fix, brake, ...each.rests]
        const costs = kit.money(cents, 'as said', [fix])
        const brings = kit.money(roughly(left), 'turned away × what one leaves', rests)
        const against = say`${kit.label(fix)}: ${costs}${isYearly ? say` a year` : say``}, against about ${brings} a year that the sales turned away would leave`
        const net = left - cents
        const once = say`${against}. If all of them came, it would be ${paidBack(kit, { cost: cents, aYear: left }, rests)}.`
        const yearly =
          net > 0
            ? say`${against}: it pays if more than ${kit.percent(cents / left, 'cost ÷ yearly gain', rests)} of them come.`
            : say`${against}: it costs more than it could bring.`
        return [
          {
            says: isYearly ? yearly : once,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: Math.max(0, isYearly ? net : left) },
            about: kit.label(fix),
            figures: { months, left, cost: cents },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const [brake] = refusalsOf(company)
    const fix = brake && remediesOf(company, brake).find(({ cost }) => cost === undefined)
    if (!fix || !keptOfSale(company)) return null
    return {
      says: say`Tell me what ${kit.label(fix)} would cost, and I can say in how many months the sales turned away pay for it.`,
      kind: 'idea',
      fact: fix.id,
      attribute: 'cost',
    }
  },
}
