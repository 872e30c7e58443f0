import type { Fact } from '../company/company.ts'
import type { MovingGoal } from '../company/goals.ts'
import { unitOfGoal } from '../company/targets.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

/** What a goal asks for beyond today: "4 further kitchens"; where nobody said what is counted, "4 further sales of fitted kitchens". */
export function furtherSales(
  kit: Kit,
  goal: MovingGoal,
  more: number,
  line?: Fact<'offer'>,
): Sentence {
  const number = kit.number(more, 'target − baseline', [goal])
  const further = say`${number} further ${kit.unit(unitOfGoal(goal), more > 1 ? 'many' : 'one', goal)}`
  return goal.unit || !line ? further : say`${further} of ${kit.label(line)}`
}
