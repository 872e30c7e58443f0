import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { averageContribution } from '../../company/margins.ts'
import { type Computed, contributionOf } from '../../company/sales.ts'
import { pieces } from '../../company/pieces.ts'
import {
  countsAsSold,
  lineRefused,
  refusalsOf,
  refusedApart,
  refusedMatter,
  type Together,
} from '../../company/refusals.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import { soleBudget, unitOfGoal } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { addedUp, countOf } from '../together.ts'

/** What one refused sale would have left: of the line the brake is about, else of the average. */
function leftOf(company: Company, brake: Fact<'constraint'>): Computed | null {
  const goal = salesGoal(company)
  const about = lineRefused(company, brake)
  if (!about && refusedMatter(company, brake)) return null
  const line = pieces(company).find(({ id }) => id === about?.id)
  const cents = line && contributionOf(line)
  if (line && cents) return { value: cents, how: 'price − own cost', rests: [line] }
  return about ? null : averageContribution(company, goal)
}

/** What was refused is called as its line is counted, else as a goal for sales counts. */
function unitOf(company: Company, brake: Fact<'constraint'>): Unit {
  const own = lineRefused(company, brake)?.unit
  if (own) return own
  const goal = salesGoal(company)
  return goal?.unit ? unitOfGoal(goal) : unitOfRefused(company, brake)
}

/** Less than this part of the money at hand is no word of it. */
const NOTICED = 0.25

const handFacts = (company: Company): Fact[] => {
  const budget = soleBudget(company)
  return budget ? [budget.fact] : []
}

/** The money at hand, where what was turned away is a large part of it. */
function handOf(kit: Kit, left: number): Sentence {
  const budget = soleBudget(kit.company)
  if (!budget || left < budget.cents * NOTICED) return say``
  const purse = kit.money(budget.cents, 'budget of a year', [budget.fact])
  return say` You have ${purse} to spend.`
}

/** What more room may cost: sales turned away × what one leaves after its own cost. */
export const blendedLoss: Rule = {
  id: 'capacity.blended-loss',
  family: 'capacity',

  find(company, kit) {
    return refusedApart(company)
      .flatMap(together => findingOf(company, kit, together))
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const [brake] = refusalsOf(company)
    const [offer, ...others] = factsOf(company, 'offer')
    const isOpen = offer?.price && !offer.unitCost && offer.margin === undefined
    if (brake && others.length > 0 && !lineRefused(company, brake))
      return {
        says: say`Tell me which of your lines you turn away because of ${kit.label(brake)}, and I can say what more room may cost at most.`,
        kind: 'constraint',
        fact: brake.id,
        attribute: 'about',
      }
    if (!brake || !offer || others.length > 0 || !isOpen) return null
    return {
      says: say`Tell me what a sale of ${kit.label(offer)} costs you, and I can say what more room may cost at most.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'unitCost',
    }
  },
}

function findingOf(company: Company, kit: Kit, together: Together): Finding[] {
  const { refusal: brake, all } = together
  const each = leftOf(company, brake)
  if (!each || each.value <= 0) return []
  if (!countsAsSold(company, brake)) return []
  const left = brake.lost * each.value
  const rests = [...all, ...each.rests]
  return [
    {
      says: say`After their own cost, the ${refusedOf(kit, company, together)} turned away would have left about ${kit.money(roughly(left), 'turned away × what one leaves', rests)} in a year. That is the most that more room may cost in a year; beyond it, turning away is cheaper.${handOf(kit, left)}${addedUp(kit, together)}`,
      rests: idsOf(...rests, ...handFacts(company)),
      evidence: 'derived',
      quadrant: 'weakness',
      weight: { centsAYear: left },
      about: kit.label(brake),
      figures: { left, each: each.value },
    },
  ]
}

/** How many were refused; of which line, where others are refused as well. */
function refusedOf(kit: Kit, company: Company, together: Together): Sentence {
  const count = say`${countOf(kit, together, unitOf(company, together.refusal))}`
  const line = lineRefused(company, together.refusal)
  const isOneOfSeveral = refusedApart(company).length > 1
  return line && isOneOfSeveral ? say`${count} of ${kit.label(line)}` : count
}
