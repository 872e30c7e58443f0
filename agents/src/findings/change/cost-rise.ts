import { addedCents, isAhead, isUncosted, restsOfCost } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import type { Computed } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** How many sales a rise in cost eats: what it adds in a year ÷ contribution of the average sale. */
export const costRise: Rule = {
  id: 'change.cost-rise',
  family: 'change',

  find(company, kit) {
    const left = averageContribution(company)
    if (!left) return []
    return dearer(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ change, added }) => finding(kit, company, change, added, left))
  },

  asks(company, kit) {
    if (!averageContribution(company)) return null
    const rise = factsOf(company, 'change').find(change => isUncosted(company, change))
    if (!rise) return null
    return {
      says: say`Tell me what you pay in a year for ${kit.label(rise)}, and I can say how many sales the rise eats up.`,
      kind: 'change',
      fact: rise.id,
      attribute: 'yearlyCost',
    }
  },
}

function dearer(company: Company): { change: Fact<'change'>; added: number }[] {
  return factsOf(company, 'change')
    .map(change => ({ change, added: addedCents(company, change) ?? 0 }))
    .filter(({ added }) => added > 0)
    .sort((a, b) => b.added - a.added)
}

function finding(
  kit: Kit,
  company: Company,
  change: Fact<'change'>,
  added: number,
  left: Computed,
): Finding {
  const sales = Math.ceil(added / left.value)
  const costs = restsOfCost(company, change)
  const rests = [...costs, ...left.rests]
  const label = kit.label(change)
  const more = kit.money(roughly(added), 'rise of the cost a year', costs)
  const eaten = kit.count(
    roughly(sales),
    unitOfSales(company),
    'rise ÷ contribution of a sale',
    rests,
  )
  return {
    says: isAhead(company, change)
      ? say`${label}: about ${more} a year more than now. To stay where you are takes ${eaten} more.`
      : say`${label}: about ${more} a year more than before. To be where you were takes ${eaten} more.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: 'threat',
    weight: { centsAYear: added },
    about: label,
    figures: { added, sales },
  }
}
