import { type Fact, factsOf } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'

/** Below this part of the price the cost of a sale is not where money lies. */
const NOTICED = 0.15

type Costed = PricedOffer & { volume: number; unitCost: NonNullable<Fact<'offer'>['unitCost']> }

const isCosted = (line: PricedOffer): line is Costed =>
  Boolean(line.volume) &&
  line.unitCost !== undefined &&
  line.unitCost.cents >= ownPrice(line) * NOTICED

/** What the sales of a line cost in a year: a part of it can be saved without one buyer more. */
export const costOfSale: Rule = {
  id: 'soon.cost-of-sale',
  family: 'soon',

  find(company, kit) {
    const costed = pricedOffers(company).filter(isCosted)
    const line = costed.find(({ id }) => id === mainLine(company)?.id) ?? costed[0]
    const name = line && kit.name(line)
    if (!name || factsOf(company, 'organization').some(({ sells }) => sells === 'gifts')) return []
    const year = line.volume * line.unitCost.cents
    const each = kit.amount(line.unitCost, line)
    const all = kit.money(roughly(year), 'cost of one × sold in a year', [line])
    return [
      {
        says: say`One sale of ${name} costs you ${each}, which is ${all} in a year.`,
        rests: [line.id],
        evidence: 'derived',
        weight: { centsAYear: year },
        about: name,
        figures: { total: year },
      },
    ]
  },
}
