import { accountOf, decidesByRule } from '../../company/accounts.ts'
import { pricedOffers } from '../../company/sales.ts'
import { addedCents, isAhead, isUncosted, restsOfCost } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesOfYear } from '../../company/targets.ts'
import type { MoneyText } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Rise = { change: Fact<'change'>; cents: number }

/** Costs that rose or will rise, with the cents a year that each adds. */
function risesOf(company: Company): Rise[] {
  return factsOf(company, 'change')
    .map(change => ({ change, cents: addedCents(company, change) ?? 0 }))
    .filter(({ cents }) => cents > 0)
}

/** What the rises take, against today where all are still to come. */
function taken(company: Company, rises: readonly Rise[], more: MoneyText): Sentence {
  const ahead = rises.filter(({ change }) => isAhead(company, change))
  if (ahead.length === 0)
    return say`Higher costs take about ${more} a year more from you than before`
  if (ahead.length === rises.length)
    return say`Higher costs will take about ${more} a year more from you than now`
  return say`With those still to come, higher costs take about ${more} a year more from you than before`
}

/** From here on the largest payer sets the price. */
const MOST = 0.5

/** The rise of costs as a rise of all prices that would pay it: Σ rise ÷ sales. */
export const costRiseCovered: Rule = {
  id: 'price.cost-rise-covered',
  family: 'price',

  find(company, kit) {
    const account = accountOf(company, [])
    // A tariff that somebody else sets is not raised all round.
    const isSet =
      account !== undefined && (account.share ?? 0) >= MOST && decidesByRule(company, account)
    if (isSet) return []
    const rises = risesOf(company)
    const sales = salesOfYear(company)
    const [first] = rises
    // What is only handed on has no price of the firm's own that could be raised.
    if (!first || !sales || pricedOffers(company).some(({ passThrough }) => passThrough)) return []
    const total = rises.reduce((sum, { cents }) => sum + cents, 0)
    const part = total / sales.value
    const changes = rises.flatMap(({ change }) => restsOfCost(company, change))
    const rests = [...changes, ...sales.rests]
    const more = kit.money(roughly(total), 'Σ rise of the costs a year', changes)
    const says = say`${taken(company, rises, more)}. Prices raised by ${kit.percent(part, 'Σ rise ÷ sales', rests)} all round would pay for it, if as many buy.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: total },
        about: kit.label(first.change),
        figures: { total, part },
      },
    ]
  },

  asks(company, kit) {
    const open = factsOf(company, 'change').find(change => isUncosted(company, change))
    if (!open || !salesOfYear(company)) return null
    return {
      says: say`Tell me what you pay in a year for ${kit.label(open)}, and I can say which rise in prices would cover it.`,
      kind: 'change',
      fact: open.id,
      attribute: 'yearlyCost',
    }
  },
}
