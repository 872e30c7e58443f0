import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { type HourValue, hourValues } from '../../company/hour-values.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Lines differ at least so many times, or the order of work hardly matters. */
const APART = 1.25
/** Of the hours spent on the last line, a part that could go to the best. */
const MOVED = 0.1

/** Where the goal wants more of the last line, goal.worse-use says the same of its hours. */
const isGoalOf = (company: Company, { id }: Fact<'offer'>): boolean =>
  salesGoal(company)?.about === id

/** Where hours are short, lines rank by contribution an hour, not by price or margin (throughput per unit of the constraint; Goldratt 1984, The Goal). */
export const hourValue: Rule = {
  id: 'capacity.hour-value',
  family: 'capacity',

  find(company, kit) {
    const ranked = hourValues(company)
    const [best] = ranked
    const last = ranked.at(-1)
    if (!best || !last || ranked.length < 2 || best.anHour < last.anHour * APART) return []
    if (isGoalOf(company, last.line)) return []
    const difference = best.anHour - last.anHour
    const lines = [best.line, last.line]
    const leaves = ({ line, anHour }: HourValue) =>
      kit.money(roughly(anHour), 'contribution ÷ hours each', [line])
    const isHidden = last.aSale > best.aSale
    const although = isHidden ? say`, though a single sale of the second leaves more` : say``
    const says = say`An hour of work leaves about ${leaves(best)} with ${kit.label(best.line)} and ${leaves(last)} with ${kit.label(last.line)}${although}. While hours are short, each hour moved from the second to the first is worth ${kit.money(roughly(difference), 'difference an hour', lines)}, as long as there is such work waiting.`
    return [
      {
        says,
        rests: idsOf(...lines),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: last.line.volume
          ? { centsAYear: difference * last.line.volume * (last.line.hoursEach ?? 0) * MOVED }
          : {},
        about: kit.label(best.line),
        figures: {
          best: best.anHour,
          last: last.anHour,
          times: best.anHour / last.anHour,
          hidden: isHidden ? 1 : 0,
        },
      },
    ]
  },

  asks(company, kit) {
    const costed = pieces(company).filter(line => contributionOf(line))
    const open = costed.filter(({ hoursEach }) => !hoursEach)
    const [line] = open
    const isTight = factsOf(company, 'constraint').some(
      ({ sort }) => sort === 'capacity' || sort === 'one-person',
    )
    if (!line || open.length > 1 || costed.length < 2 || !isTight) return null
    return {
      says: say`Tell me how many hours a sale of ${kit.label(line)} takes, and I can say which line to take first while hours are short.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'hoursEach',
    }
  },
}
