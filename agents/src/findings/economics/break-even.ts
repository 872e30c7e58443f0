import type { Company, Fact } from '../../company/company.ts'
import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { pricedOffers } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Sales that pay the fixed costs of a year, against those that are made: fixed cost ÷ contribution of the average sale. */
export const breakEven: Rule = {
  id: 'economics.break-even',
  family: 'economics',

  find(company, kit) {
    const fixed = fixedCost(company)
    const left = averageContribution(company)
    const sold = yearlyVolume(company)
    if (!fixed || !left || !sold) return []
    const needed = Math.ceil(fixed.cents / left.value)
    const spare = sold.value - needed
    const unit = unitOfSales(company)
    const rests = [fixed.fact, ...left.rests]
    const all = [...rests, ...sold.rests]
    const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
    const enough = kit.count(needed, unit, 'fixed cost ÷ contribution of a sale', rests)
    const made = kit.number(sold.value, sold.how, sold.rests)
    const says =
      spare >= 0
        ? say`The fixed costs of ${costs} a year take ${enough} to pay. You sell ${made}, so only the last ${kit.number(spare, 'sold − needed', all)} of them earn you anything.`
        : say`The fixed costs of ${costs} a year take ${enough} to pay. You sell ${made}, ${kit.number(-spare, 'needed − sold', all)} too few, so the year ends in a loss.`
    return [
      {
        says,
        rests: idsOf(...all),
        evidence: 'derived',
        ...(spare < 0 && { quadrant: 'weakness' as const }),
        weight: { centsAYear: spare * left.value },
        figures: { needed, spare: spare / sold.value, contribution: left.value },
      },
    ]
  },

  asks(company, kit) {
    const [first] = pricedOffers(company)
    if (!first || averageContribution(company)) return null
    if (!fixedCost(company) || !yearlyVolume(company)) return null
    return {
      says: say`Tell me what a sale of ${kit.label(first)} costs you to make or buy, and I can say how many sales pay the fixed costs.`,
      kind: 'offer',
      fact: first.id,
      attribute: 'unitCost',
    }
  },
}

function fixedCost(company: Company): { cents: number; fact: Fact<'measure'> } | null {
  const fact = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'fixed-cost' && form === 'money' && value,
  )
  if (!fact?.value || (fact.per !== 'month' && fact.per !== 'year')) return null
  return { cents: fact.value * (fact.per === 'month' ? 12 : 1), fact }
}
