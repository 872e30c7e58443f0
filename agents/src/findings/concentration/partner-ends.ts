import { leftOfYear } from '../../company/left-of-year.ts'
import { plannedCents } from '../../company/periods.ts'
import { fixed } from '../../sentences/figures.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Within so many months an agreement wants to be renewed or replaced. */
const SOON = 18
const LARGE = 0.2

/** An agreement that ends while much hangs on it and nobody could take over soon. */
export const partnerEnds: Rule = {
  id: 'concentration.partner-ends',
  family: 'concentration',

  find(company, kit) {
    return factsOf(company, 'partner')
      .flatMap(partner => {
        const { alone, ends, share, gives } = partner
        const months = ends ? Math.floor(monthsBetween(company.today, ends)) : 0
        const matters = alone || (share ?? 0) >= LARGE
        if (!ends || !matters || months < 1 || months > SOON) return []
        const of =
          gives === 'customers'
            ? say` of new ${payersOf(kit.company)}`
            : say` of what you buy of that kind`
        const isPart = share && (gives === 'customers' || gives === 'supplies')
        const part = isPart ? say`, ${kit.percent(share, 'as said', [partner])}${of}` : say``
        const other = alone
          ? say`Nobody else could do it soon, so whoever comes to renew it late has nothing to bargain with.`
          : say`Ask for a second offer while there is time to take it.`
        const says = say`${kit.label(partner)}${part}: the agreement ends after ${kit.date(ends, partner)}, in ${kit.duration(months, 'month', 'months from today', [partner])}. ${other}${stepOf(company, kit, partner)}`
        return [
          {
            says,
            rests: idsOf(partner),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: stepCents(partner) ? { centsAYear: stepCents(partner) } : {},
            about: kit.label(partner),
            figures: { months, ...(share && { share }), alone: alone ? 1 : 0 },
          },
        ]
      })
      .sort((a, b) => a.figures.months - b.figures.months)
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'partner').find(
      ({ alone, ends, share }) => !ends && (alone || (share ?? 0) >= LARGE),
    )
    if (!open) return null
    return {
      says: say`Tell me until when the agreement with ${kit.label(open)} runs, and I can say when to begin to talk.`,
      kind: 'partner',
      fact: open.id,
      attribute: 'ends',
    }
  },
}

/** What new terms may move a price by, up or down. */
const STEP = 0.05

const stepCents = ({ yearlyCost, gives }: Fact<'partner'>): number =>
  yearlyCost && gives !== 'customers' ? plannedCents(yearlyCost) * STEP : 0

/** What each step of the price is a year, and of what is left after the fixed costs. */
function stepOf(company: Company, kit: Kit, partner: Fact<'partner'>): Sentence {
  const cents = stepCents(partner)
  if (cents === 0) return say``
  const step = kit.money(roughly(cents), 'cost a year × 5%', [partner])
  const each = say` Each ${fixed.percent(STEP, 'a step of the terms')} of its price is ${step} a year`
  const year = leftOfYear(company)
  if (!year || year.after <= 0) return say`${each}.`
  const rests = [partner, ...year.rests]
  const part = kit.percent(cents / year.after, 'step ÷ what is left of a year', rests)
  return say`${each}, ${part} of what is left after the fixed costs.`
}
