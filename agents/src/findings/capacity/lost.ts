import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import {
  countsAsSold,
  isOfNoLine,
  lineRefused,
  type Refusal,
  refusedApart,
  type Together,
} from '../../company/refusals.ts'
import { isRefusedOf } from '../../company/refused-of-goal.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import type { Computed } from '../../company/sales.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { isToldInMoney } from '../goal/refused-money.ts'
import { addedUp, countOf } from '../together.ts'

/** What is sold a year of the line that was refused, else of all. */
function soldOf(company: Company, brake: Refusal): Computed | null {
  const line = lineRefused(company, brake)
  if (!line) return yearlyVolume(company)
  return line.volume ? { value: line.volume, how: 'as said', rests: [line] } : null
}

/** Sales refused in a year on top of what is delivered: growth that needs no new buyer. What counts towards a goal is told by goal.turned-away. */
export const lost: Rule = {
  id: 'capacity.lost',
  family: 'capacity',

  find(company, kit) {
    const goal = refusedGoal(company)
    return refusedApart(company)
      .filter(({ refusal }) => !goal || !isRefusedOf(company, refusal, goal))
      .filter(({ refusal }) => !isToldInMoney(company, refusal))
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
  if (isOfNoLine(company, brake)) return [ofNoLine(company, kit, together)]
  const sold = soldOf(company, brake)
  const line = lineRefused(company, brake)
  if (!sold && line) return [ofUncounted(company, kit, together, line)]
  if (!sold || !countsAsSold(company, brake)) return []
  const isOne = line !== undefined && factsOf(company, 'offer').length > 1
  const part = brake.lost / sold.value
  const sale = worthOfOne(company, isOne ? { about: line.id } : undefined)
  const rests = [...all, ...sold.rests]
  const count = countOf(kit, together, unitOfRefused(company, brake))
  const grown = kit.percent(part, 'turned away ÷ sold', rests)
  if ((line?.previousVolume ?? 0) > sold.value) return [ofFallen(company, kit, together, line!)]
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

/** Which of several lines it was decides what it is worth: the number alone is told, and asked about. */
function ofNoLine(company: Company, kit: Kit, together: Together): Finding {
  const count = countOf(kit, together, unitOfRefused(company, together.refusal))
  return {
    says: say`${count} were turned away in a year because of ${kit.label(together.refusal)}. What they are worth depends on the line that was wanted, which no card says yet.${addedUp(kit, together)}`,
    rests: idsOf(...together.all),
    evidence: 'told',
    quadrant: 'weakness',
    weight: {},
    about: kit.label(together.refusal),
    figures: { lost: together.refusal.lost },
  }
}

/** A line that fell would not have grown: what it would have lost, and what it did. */
function ofFallen(company: Company, kit: Kit, together: Together, line: Fact<'offer'>): Finding {
  const { refusal, all } = together
  const { volume = 0, previousVolume = 0 } = line
  const count = countOf(kit, together, unitOfRefused(company, refusal))
  const rests = [...all, line]
  const fell = kit.percent(1 - volume / previousVolume, '1 − sold ÷ sold before', [line])
  const kept = (volume + refusal.lost) / previousVolume - 1
  const share = kit.percent(Math.abs(kept), '(sold + turned away) ÷ sold before − 1', rests)
  const instead = kept < 0 ? say`fallen by ${share}` : say`grown by ${share}`
  const sale = worthOfOne(company, { about: line.id })
  const worth = sale ? refusal.lost * sale.value : undefined
  return {
    says: say`${kit.label(line)} fell by ${fell}. With the ${count} turned away it would have ${instead}. What it hangs on: ${kit.label(refusal)}.${addedUp(kit, together)}`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: 'weakness',
    weight: worth ? { centsAYear: worth } : {},
    about: kit.label(refusal),
    figures: { part: refusal.lost / volume, ...(worth && { worth }) },
  }
}

/** Of a line of which nobody said how many are sold: the number, and what it waits for. */
function ofUncounted(company: Company, kit: Kit, together: Together, line: Fact<'offer'>): Finding {
  const { refusal, all } = together
  const count = countOf(kit, together, unitOfRefused(company, refusal))
  return {
    says: say`${count} of ${kit.label(line)} were turned away in a year because of ${kit.label(refusal)}. What is sold of it in a year, and at what price, says how much that is.${addedUp(kit, together)}`,
    rests: idsOf(...all, line),
    evidence: 'told',
    quadrant: 'weakness',
    weight: {},
    about: kit.label(refusal),
    figures: { lost: refusal.lost },
  }
}
