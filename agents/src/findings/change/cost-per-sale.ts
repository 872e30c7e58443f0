import { addedCents, isAhead, restsOfCost } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { singleSale } from '../../company/single-sale.ts'
import { unitOfSales } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What a rise in cost takes from each sale: what it adds in a year ÷ number of sales. Where contribution is known, change.cost-rise says more. */
export const costPerSale: Rule = {
  id: 'change.cost-per-sale',
  family: 'change',

  find(company, kit) {
    const sold = yearlyVolume(company)
    if (!sold || averageContribution(company)) return []
    const sale = singleSale(company)
    const [worst] = factsOf(company, 'change')
      .map(change => ({ change, added: addedCents(company, change) ?? 0 }))
      .filter(({ added }) => added > 0)
      .sort((a, b) => b.added - a.added)
    if (!worst) return []
    const each = worst.added / sold.value
    const rests = [...restsOfCost(company, worst.change), ...sold.rests]
    const label = kit.label(worst.change)
    const unit = kit.unit(unitOfSales(company), 'one', worst.change)
    const money = kit.money(each, 'rise a year ÷ sales', rests)
    const start = isAhead(company, worst.change)
      ? say`${label}: each ${unit} will cost you ${money} more than now`
      : say`${label}: each ${unit} costs you ${money} more than before`
    const says = sale
      ? say`${start}. Unless prices move, that is ${kit.percent(each / sale.value, 'rise for each ÷ average sale', [...rests, ...sale.rests])} of an average sale gone.`
      : say`${start}. Unless prices move, that comes off what you keep.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: worst.added },
        about: label,
        figures: { each, ...(sale && { ofSale: each / sale.value }) },
      },
    ]
  },
}
