import { type Company, type Fact, aboutOf, factsOf } from '../../company/company.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

type Roomed = PricedOffer & { capacity: number }
type Beyond = { goal: MovingGoal; line: Roomed; needed: number }

const isRoomed = (line: PricedOffer): line is Roomed =>
  isSingle(line) && line.capacity !== undefined && line.capacity > 0

/** The line whose money a goal wants: the one it names, or the only one there is. */
function lineOf(company: Company, goal: MovingGoal): Roomed | undefined {
  const [only, another] = factsOf(company, 'offer')
  const named: Fact | undefined = aboutOf(company, goal, 'offer') ?? (another ? undefined : only)
  return pricedOffers(company)
    .filter(isRoomed)
    .find(({ id }) => id === named?.id)
}

function beyondOf(company: Company): Beyond[] {
  return growingGoals(company).flatMap(goal => {
    const isSales = goal.form === 'money' && (goal.counts === 'sales' || goal.counts === 'money')
    const line = isSales && goal.per === undefined ? lineOf(company, goal) : undefined
    const needed = line ? Math.ceil(goal.target / ownPrice(line)) : 0
    return line && needed > line.capacity ? [{ goal, line, needed }] : []
  })
}

/** A goal in money that takes more of a line, at its price, than can be delivered: target ÷ price > capacity. */
export const moneyBeyondRoom: Rule = {
  id: 'goal.money-beyond-room',
  family: 'goal',

  find(company, kit) {
    return beyondOf(company)
      .map(({ goal, line, needed }) => {
        const rests = [goal, line]
        const most = line.capacity * ownPrice(line)
        const over = goal.target - Math.max(most, goal.baseline)
        const unit = line.unit ?? { one: 'sale', many: 'sales' }
        const target = kit.money(goal.target, 'as said', [goal])
        const takes = kit.count(needed, unit, 'target ÷ price', rests)
        const room = kit.number(line.capacity, 'as said', [line])
        const sum = kit.money(most, 'capacity × price', [line])
        return {
          says: say`${kit.label(line)}: at ${kit.price(line.price, line)} each, ${target} takes ${takes}, and ${room} are all that can be delivered in a year: ${sum}. What lies above needs more room or a higher price, not more buyers.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: { ofGoal: Math.min(1, over / (goal.target - goal.baseline)) },
          comesFirst: true as const,
          about: kit.label(line),
          figures: { needed, over },
        }
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
