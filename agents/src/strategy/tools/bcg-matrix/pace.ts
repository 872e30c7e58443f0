import type { TextSection } from '@sextant/contracts/deliverable'
import { aboutOf, type Fact, factsOf } from '../../../company/company.ts'
import { monthsBetween } from '../../../company/days.ts'
import { growingGoals, type MovingGoal } from '../../../company/goals.ts'
import { lineGrowth } from '../../../company/line-growth.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import { say } from '../../../sentences/sentence.ts'

const YEAR = 12
const TWO_YEARS = 'sold ÷ sold the year before − 1'

/** What a goal asks of its line until its day, beside the growth of the line and of its market; null where one of them is not known. */
export function paceOf(desk: Desk): TextSection | null {
  const { company, kit } = desk
  const [found] = growingGoals(company).flatMap(goal => {
    const offer = lineOf(desk, goal)
    const growth = offer ? lineGrowth(offer) : null
    const isAmount = goal.form === 'money' || (goal.counts === 'sales' && goal.form !== 'share')
    const isFit = isAmount && goal.by && goal.baseline > 0 && offer && kit.name(offer)
    return isFit && growth !== null ? [{ goal, by: goal.by, offer, growth }] : []
  })
  const months = found?.by ? Math.round(monthsBetween(company.today, found.by)) : 0
  if (!found || months < 1) return null
  const { goal, offer, growth } = found
  const ends = goal.baseline * (1 + growth) ** (months / YEAR)
  const rests = [goal, offer]
  const needed = kit.percent(goal.target / goal.baseline - 1, 'target ÷ baseline − 1', [goal])
  const left = kit.duration(months, 'month', 'months from today', [goal])
  const end = kit.figure(goal, roughly(ends), 'baseline × (1 + growth of the line) ^ years')
  const pace = kit.percent(Math.abs(growth), offer.growth === undefined ? TWO_YEARS : AS_SAID, [
    offer,
  ])
  const own = growth < 0 ? say`The line shrank by ${pace}` : say`The line grew by ${pace}`
  const start = say`The goal asks for ${needed} more from ${kit.label(offer)} in ${left}. ${own} in a year${market()}: at the pace of the line it ends at about ${end}`
  const says =
    ends < goal.target
      ? say`${start}, ${kit.figure(goal, roughly(goal.target - roughly(ends)), 'target − end')} short of ${kit.figure(goal, goal.target)}.`
      : say`${start}, which is enough.`
  const claim = desk.claim(
    says,
    rests.map(({ id }) => id),
    'computed',
  )
  return { id: 'pace', heading: 'What the goal asks of its line', paragraphs: [claim] }

  function market() {
    const { marketGrowth } = offer
    if (marketGrowth === undefined) return say``
    const rate = kit.percent(Math.abs(marketGrowth), AS_SAID, [offer])
    return marketGrowth < 0
      ? say`, its market shrinks by ${rate}`
      : say`, its market grows by ${rate}`
  }
}

/** The line that the goal counts, where it is told or there is only one. */
function lineOf({ company }: Desk, goal: MovingGoal): Fact<'offer'> | undefined {
  const [only, another] = factsOf(company, 'offer')
  return aboutOf(company, goal, 'offer') ?? (another ? undefined : only)
}
