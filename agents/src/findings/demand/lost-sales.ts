import type { Company, Fact } from '../../company/company.ts'
import { type MovingGoal, salesGoal } from '../../company/goals.ts'
import { isUntied, lineLost, lossesOf } from '../../company/losses.ts'
import { ownPrice, type PricedOffer } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Lost = { brake: Fact<'constraint'>; lost: number; line: PricedOffer }

function lostSales(company: Company): Lost | null {
  const [brake] = lossesOf(company)
  const line = brake && lineLost(company, brake)
  if (!brake?.lost || !line || !isSingle(line)) return null
  // No more than there is room for could have been kept: the rest is told by what is full.
  const room =
    line.capacity !== undefined && line.volume !== undefined ? line.capacity - line.volume : null
  return room === null || brake.lost <= room ? { brake, lost: brake.lost, line } : null
}

/** Sales that came to nothing in a year, in money and as a part of the goal's gap: number × price of the line. */
export const lostSalesRule: Rule = {
  id: 'demand.lost-sales',
  family: 'demand',

  find(company, kit) {
    const found = lostSales(company)
    if (!found) return []
    const { brake, lost, line } = found
    const goal = salesGoal(company)
    const worth = lost * ownPrice(line)
    const ofGap = goal ? lost / (goal.target - goal.baseline) : undefined
    return [
      {
        says: wordsOf(kit, found, goal, worth),
        rests: idsOf(brake, line, ...(goal ? [goal] : [])),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: worth, ...(ofGap !== undefined && { ofGoal: Math.min(1, ofGap) }) },
        about: kit.label(brake),
        figures: { worth, lost, ...(ofGap !== undefined && { ofGap }) },
      },
    ]
  },

  asks(company, kit) {
    const [brake] = lossesOf(company)
    if (!brake || !isUntied(company, brake)) return null
    return {
      says: say`Tell me which of your lines is lost to ${kit.label(brake)}, and I can say what that comes to.`,
      kind: 'constraint',
      fact: brake.id,
      attribute: 'about',
    }
  },
}

function wordsOf(
  kit: Kit,
  { brake, lost, line }: Lost,
  goal: MovingGoal | undefined,
  worth: number,
): Sentence {
  const number = kit.count(lost, unitOfSales(kit.company), 'as said', [brake])
  const price = kit.price(line.price, line)
  const money = kit.money(roughly(worth), 'lost × price', [brake, line])
  const start = say`${number} a year that had been asked for already are lost to ${kit.label(brake)}. At ${price}, the price of ${kit.label(line)}, they are about ${money}`
  if (!goal) return say`${start}. None of them needs a new buyer.`
  const gap = goal.target - goal.baseline
  if (lost >= gap)
    return say`${start}, and as many as the goal lacks. None of them needs a new buyer.`
  const part = kit.percent(lost / gap, 'lost ÷ (target − baseline)', [brake, goal])
  return say`${start} and ${part} of what the goal lacks. None of them needs a new buyer.`
}
