import { type Company, factsOf } from '../../company/company.ts'
import { refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import {
  countsAsSold,
  lineRefused,
  type Refusal,
  refusedApart,
  type Together,
} from '../../company/refusals.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import type { Computed } from '../../company/sales.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
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
    if (refusedGoal(company)) return []
    return refusedApart(company)
      .flatMap(together => findingOf(company, kit, together))
      .slice(0, FINDINGS_PER_RULE)
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

function findingOf(company: Company, kit: Kit, together: Together): Finding[] {
  const { refusal: brake, all } = together
  const sold = soldOf(company, brake)
  if (!sold || !countsAsSold(company, brake)) return []
  const line = lineRefused(company, brake)
  const isOne = line !== undefined && factsOf(company, 'offer').length > 1
  const part = brake.lost / sold.value
  const sale = worthOfOne(company, isOne ? { about: line.id } : undefined)
  const rests = [...all, ...sold.rests]
  const count = countOf(kit, together, unitOfRefused(company, brake))
  const grown = kit.percent(part, 'turned away ÷ sold', rests)
  // What one line would have grown by is not what the whole would.
  const more = isOne
    ? say`With the ${count} turned away, ${kit.label(line)} would have grown by ${grown} without one further enquiry`
    : say`With the ${count} turned away you would have grown by ${grown} without one further enquiry`
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
}
