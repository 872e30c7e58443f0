import { hasOtherIncome } from '../../company/other-income.ts'
import { factsOf } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { keptOfSale } from '../../company/commission.ts'
import { missingCost } from '../../company/missing-cost.ts'
import { unitOfSales } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { beyondRoom } from '../room.ts'
import { idsOf } from '../rests.ts'

/** Sales that pay the fixed costs of a year, against those that are made: fixed cost ÷ contribution of the average sale. */
export const fixedCoverage: Rule = {
  id: 'economics.fixed-coverage',
  family: 'economics',

  find(company, kit) {
    const fixed = fixedCostOf(company)
    const left = keptOfSale(company)
    const sold = yearlyVolume(company)
    if (!fixed || !left || !sold || hasOtherIncome(company)) return []
    const needed = Math.ceil(fixed.cents / left.value)
    const spare = Math.round(sold.value) - needed
    if (spare === 0) return []
    const unit = unitOfSales(company)
    const rests = [fixed.fact, ...left.rests]
    const all = [...rests, ...sold.rests]
    const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
    const enough = kit.count(needed, unit, 'fixed cost ÷ contribution of a sale', rests)
    const made = kit.number(sold.value, sold.how, sold.rests)
    const rest = kit.number(Math.abs(spare), 'difference of sold and needed', all)
    const loss = fixed.cents - sold.value * left.value
    const short = kit.money(roughly(loss), 'fixed cost − sold × contribution', all)
    const each = kit.money(roughly(loss / 12), 'loss of a year ÷ 12', all)
    const start = say`The fixed costs of ${costs} a year take ${enough} to pay. You sell ${made}`
    const says =
      spare >= 0
        ? say`${start}, so only the last ${rest} of them earn you anything.`
        : say`${start}, ${rest} too few, so the year ends in a loss of about ${short}, ${each} a month.`
    return [
      {
        says: say`${says}${beyondRoom(kit, factsOf(company, 'offer'), needed)}`,
        rests: idsOf(...all),
        evidence: 'derived',
        ...(spare < 0 && { quadrant: 'weakness' as const }),
        // What is earned beyond them is no reason to cut them.
        weight: spare < 0 ? { centsAYear: -spare * left.value } : {},
        figures: { needed, spare: spare / sold.value, contribution: left.value },
      },
    ]
  },

  asks(company, kit) {
    const first = missingCost(company)
    if (!first || !fixedCostOf(company) || !yearlyVolume(company)) return null
    return {
      says: say`Tell me what a sale of ${kit.label(first)} costs you to make or buy, and I can say how many sales pay the fixed costs.`,
      kind: 'offer',
      fact: first.id,
      attribute: 'unitCost',
    }
  },
}
