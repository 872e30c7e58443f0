import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { type HourValue, hourValues } from '../../company/hour-values.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Lines differ at least so many times, or the order of work hardly matters. */
const APART = 1.25
/** Of the hours spent on the last line, a part that could go to the best. */
const MOVED = 0.1

/** Two lines are compared; more are ranked. */
const PAIR = 2
/** So many still read as a list. */
const NAMED = 5

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
    if (ranked.length > PAIR) return [listed(kit, ranked)]
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

/** All lines by what an hour of work leaves. */
function listed(kit: Kit, ranked: readonly HourValue[]): Finding {
  const lines = ranked.map(({ line }) => line)
  const [best] = ranked
  const last = ranked.at(-1)
  const parts = ranked.slice(0, NAMED).map(({ line, anHour }) => {
    const money = kit.money(roughly(anHour), 'contribution ÷ hours each', [line])
    return say`with ${kit.label(line)} about ${money}`
  })
  const [dearest] = ranked.toSorted((a, b) => b.aSale - a.aSale)
  const other =
    dearest && best && dearest !== best
      ? say`; by what one sale leaves, ${kit.label(dearest.line)} would stand first`
      : say``
  const difference = (best?.anHour ?? 0) - (last?.anHour ?? 0)
  const hours = (last?.line.volume ?? 0) * (last?.line.hoursEach ?? 0)
  return {
    says: say`What an hour of work leaves, line by line: ${parts.reduce((list, next) => say`${list}, ${next}`)}. Whoever has to choose which work to take begins at the top${other}.`,
    rests: idsOf(...lines),
    evidence: 'derived',
    quadrant: 'opportunity',
    weight: hours > 0 ? { centsAYear: difference * hours * MOVED } : {},
    ...(best && { about: kit.label(best.line) }),
    figures: {
      best: best?.anHour ?? 0,
      last: last?.anHour ?? 0,
      times: (best?.anHour ?? 0) / (last?.anHour ?? 1),
      hidden: dearest === best ? 0 : 1,
    },
  }
}
