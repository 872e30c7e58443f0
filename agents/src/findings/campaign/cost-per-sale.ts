import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'

/** How many times dearer before it is worth a word. */
const CLEARLY = 2
type Priced = { idea: Fact<'idea'>; each: number }

/** The idea with the cheapest and with the dearest hoped-for sale: cost of the first year ÷ sales it may bring. */
export const costPerSale: Rule = {
  id: 'campaign.cost-per-sale',
  family: 'campaign',

  find(company, kit) {
    const priced = pricedIdeas(company)
    const [cheap] = priced
    const dear = priced.at(-1)
    if (!cheap || !dear || dear.each < cheap.each * CLEARLY) return []
    const rests = [cheap.idea, dear.idea]
    const low = kit.money(roughly(cheap.each), 'cost ÷ sales hoped for', [cheap.idea])
    const high = kit.money(roughly(dear.each), 'cost ÷ sales hoped for', [dear.idea])
    const label = kit.label(cheap.idea)
    return [
      {
        says: say`By your own estimates a sale through ${label} costs ${low}, and through ${kit.label(dear.idea)} ${high}. Begin with the former, whatever feels larger.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: (dear.each - cheap.each) * (cheap.idea.brings ?? 0) },
        about: label,
        figures: { each: cheap.each, times: dear.each / cheap.each },
      },
    ]
  },

  asks(company, kit) {
    const costed = factsOf(company, 'idea').filter(({ cost }) => cost && cost.cents > 0)
    const [open, ...others] = costed.filter(({ brings }) => brings === undefined)
    if (!open || others.length > 0 || pricedIdeas(company).length === 0) return null
    return {
      says: say`Tell me how many sales ${kit.label(open)} may bring in a year, and I can say which idea buys a sale most cheaply.`,
      kind: 'idea',
      fact: open.id,
      attribute: 'brings',
    }
  },
}

function pricedIdeas(company: Company): Priced[] {
  return factsOf(company, 'idea')
    .flatMap(idea => {
      const { cost, brings, attempt } = idea
      const isSum = cost && cost.cents > 0 && cost.per !== 'hour' && cost.per !== 'sale'
      if (!isSum || !brings || attempt === 'failed') return []
      return [{ idea, each: plannedCents(cost) / brings }]
    })
    .sort((a, b) => a.each - b.each)
}
