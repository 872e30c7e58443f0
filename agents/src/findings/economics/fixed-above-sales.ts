import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { contributionAYear } from '../../company/burn.ts'
import { pricedOffers } from '../../company/sales.ts'
import { salesOfYear, takesGifts } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { incomingOf } from '../buyers.ts'
import type { Rule, Wanted } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { boundOfYear } from './lines-at-most.ts'
import { idsOf } from '../rests.ts'

/** From this part of sales on, fixed costs leave too little for what a sale itself costs to be left unsaid. */
const HEAVY = 0.5

/** Fixed costs of a year against all sales of it, where nobody told what a sale itself costs: a loss stands before that is asked. */
export const fixedAboveSales: Rule = {
  id: 'economics.fixed-above-sales',
  family: 'economics',

  find(company, kit) {
    const fixed = fixedCostOf(company)
    const sales = salesOfYear(company)
    // Where it is known what the sales leave, economics.fixed-coverage and economics.fixed-of-lines say it exactly.
    if (!fixed || !sales || contributionAYear(company) || boundOfYear(company)) return []
    const part = fixed.cents / sales.value
    if (part < HEAVY) return []
    const rests: Fact[] = [fixed.fact, ...sales.rests]
    const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
    const all = kit.money(roughly(sales.value), sales.how, sales.rests)
    const gap = Math.abs(fixed.cents - sales.value)
    const rest = kit.money(roughly(gap), 'fixed cost and sales, their difference', rests)
    const share = kit.percent(part, 'fixed cost ÷ sales', rests)
    const brings = takesGifts(company) ? say`${all} comes in` : say`all sales bring ${all}`
    const says =
      part > 1
        ? say`The fixed costs take ${costs} a year and ${brings}: a loss of ${rest} a year, before what ${takesGifts(company) ? say`the work itself costs` : say`each sale itself costs`}.${cashFor(company, kit, gap)}`
        : say`The fixed costs take ${costs} a year, ${share} of the ${all} that ${incomingOf(company)}. What is left, ${rest}, has to pay for all that ${takesGifts(company) ? say`the work itself costs` : say`the sales themselves cost`}.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: part > 1 ? gap : 0 },
        about: kit.label(fixed.fact),
        figures: { part },
      },
    ]
  },

  asks: asked,
}

/** How long the cash that was told carries a loss. */
function cashFor(company: Company, kit: Kit, loss: number): Sentence {
  const cash = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'cash' && form === 'money' && value,
  )
  if (!cash?.value) return say``
  const months = Math.floor((cash.value / loss) * 12)
  const have = kit.money(cash.value, 'as said', [cash])
  const span = kit.duration(months, 'month', 'cash ÷ loss of a month', [cash])
  return say` The ${have} of cash carry that for ${span} at best.`
}

function asked(company: Company, kit: Kit): Wanted | null {
  const [line] = pricedOffers(company).filter(
    ({ unitCost, margin }) => !unitCost && margin === undefined,
  )
  if (!line || !fixedCostOf(company) || !salesOfYear(company)) return null
  if (factsOf(company, 'offer').length < 2) return null
  return {
    says: say`Tell me what a sale of ${kit.label(line)} costs you, and I can say what is left of a year after the fixed costs.`,
    kind: 'offer',
    fact: line.id,
    attribute: 'unitCost',
  }
}
