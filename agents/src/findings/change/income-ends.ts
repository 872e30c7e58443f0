import { isAhead, monthsToStart, touchedBy } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lastDayOf, monthsBetween } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller part of income is replaced on the way. */
const NOTICED = 0.1

/** A contract or grant that ends, with the part of income that hangs on it and what of the way to the goal is then still ahead. */
export const incomeEnds: Rule = {
  id: 'change.income-ends',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap(change => findingOf(company, kit, change))
      .slice(0, FINDINGS_PER_RULE)
  },
}

function findingOf(company: Company, kit: Kit, change: Fact<'change'>): Finding[] {
  const { when, direction, bearing } = change
  const touched = touchedBy(company, change)
  if (!when || direction !== 'ending' || bearing === 'helps' || !isAhead(company, change)) return []
  if (!touched?.share || touched.share < NOTICED) return []
  const months = Math.max(1, Math.round(monthsToStart(company.today, when)))
  const rests = [change, ...touched.rests]
  const part = kit.percent(touched.share, 'as said', [touched.fact])
  const money = touched.cents
    ? say`, about ${kit.money(roughly(touched.cents), 'sales of the line or group', touched.rests)} a year`
    : say``
  const ahead = kit.duration(months, 'month', 'months from today', [change])
  const goal = movingGoals(company).find(({ by }) => by && monthsBetween(lastDayOf(when), by) > 1)
  const before = goal?.by
    ? say` The goal for ${kit.label(goal)} falls due ${kit.duration(Math.round(monthsBetween(lastDayOf(when), goal.by)), 'month', 'months from then to the goal', [change, goal])} later, and that part of the income may be gone by then.`
    : say``
  return [
    {
      says: say`${kit.label(change)}: ${kit.label(touched.fact)}, ${part} of income${money}, is not sure beyond ${kit.date(when, change)}, ${ahead} from now.${before} What replaces it, or renews it, comes before anything that grows.`,
      rests: idsOf(...rests, ...(goal ? [goal] : [])),
      evidence: 'derived',
      quadrant: 'threat',
      weight: touched.cents ? { centsAYear: touched.cents } : {},
      about: kit.label(change),
      figures: { months, share: touched.share },
    },
  ]
}
