import { type Company, factsOf } from '../../company/company.ts'
import { refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { countsAsSold, lineRefused, type Refusal, refusedTogether } from '../../company/refusals.ts'
import type { Computed } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { addedUp, countOf } from '../together.ts'

/** What is sold a year of the line that was refused, else of all. */
function soldOf(company: Company, brake: Refusal): Computed | null {
  const line = lineRefused(company, brake)
  if (!line) return yearlyVolume(company)
  return line.volume ? { value: line.volume, how: 'as said', rests: [line] } : null
}

/** Sales refused in a year on top of what is delivered: growth that needs no new buyer. Where a goal counts sales, goal.turned-away says more. */
export const lost: Rule = {
  id: 'capacity.lost',
  family: 'capacity',

  find(company, kit) {
    const together = refusedTogether(company)
    if (refusedGoal(company) || !together) return []
    const { refusal: brake, all } = together
    const sold = soldOf(company, brake)
    if (!sold || !countsAsSold(company, brake)) return []
    const part = brake.lost / sold.value
    const sale = worthOfOne(company, brake)
    const rests = [...all, ...sold.rests]
    const unit = unitOfSales(company)
    const more = say`With the ${countOf(kit, together, unit)} turned away you would have grown by ${kit.percent(part, 'turned away ÷ sold', rests)} without one further enquiry`
    const worth = sale ? brake.lost * sale.value : undefined
    const says =
      sale && worth
        ? say`${more}: about ${kit.money(roughly(worth), 'turned away × average sale', [...all, ...sale.rests])} a year. What it hangs on: ${kit.label(brake)}.`
        : say`${more}. What it hangs on: ${kit.label(brake)}.`
    return [
      {
        says: say`${says}${addedUp(kit, together)}`,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(brake),
        figures: { part, ...(worth && { worth }) },
      },
    ]
  },

  asks(company, kit) {
    const brake = factsOf(company, 'constraint').find(
      ({ sort, lost }) => (sort === 'capacity' || sort === 'one-person') && lost === undefined,
    )
    if (refusedGoal(company) || !brake || !yearlyVolume(company)) return null
    return {
      says: say`Tell me how many sales you had to refuse in the last year because of ${kit.label(brake)}, and I can say what more room would be worth.`,
      kind: 'constraint',
      fact: brake.id,
      attribute: 'lost',
    }
  },
}
