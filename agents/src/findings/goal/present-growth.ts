import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { countedGoals, soldMoneyGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

type Growth = { rate: number; how: string; fact: Fact }

/** Growth below this says nothing of the years ahead. */
const LEAST = 0.01
/** Months by which the two dates may differ and still be the same. */
const ALIKE = 2
/** From two years on, years are plainer. */
const MONTHS_TO_TELL = 24

function growthOf(company: Company, goal: MovingGoal): Growth | null {
  const offers = factsOf(company, 'offer')
  const offer = aboutOf(company, goal, 'offer') ?? (offers.length === 1 ? offers[0] : undefined)
  if (offer?.growth) return { rate: offer.growth, how: 'as said', fact: offer }
  const metric = goal.form === 'money' ? 'sales' : 'volume'
  const measure = factsOf(company, 'measure').find(
    one => one.metric === metric && one.about === goal.about && one.value && one.previous,
  )
  if (!measure?.value || !measure.previous) return null
  return { rate: measure.value / measure.previous - 1, how: 'now ÷ before − 1', fact: measure }
}

/** Years to the goal if the last year repeats itself: ln(target ÷ baseline) ÷ ln(1 + growth). */
export const presentGrowth: Rule = {
  id: 'goal.present-growth',
  family: 'goal',

  find(company, kit) {
    const goal = soldMoneyGoal(company) ?? countedGoals(company).find(one => one.counts === 'sales')
    const growth = goal && growthOf(company, goal)
    if (!goal?.by || !growth || growth.rate < LEAST || goal.baseline === 0) return []
    const left = Math.round(monthsBetween(company.today, goal.by))
    const years = Math.log(goal.target / goal.baseline) / Math.log(1 + growth.rate)
    const months = Math.round(years * 12)
    if (left < 1 || Math.abs(months - left) <= ALIKE) return []
    const how = '12 × ln(target ÷ baseline) ÷ ln(1 + growth)'
    const rests = [goal, growth.fact]
    const away =
      months < MONTHS_TO_TELL
        ? kit.duration(months, 'month', how, rests)
        : kit.duration(years, 'year', 'ln(target ÷ baseline) ÷ ln(1 + growth)', rests)
    const due = kit.duration(left, 'month', 'months from today', [goal])
    const way = say`At last year’s growth of ${kit.percent(growth.rate, growth.how, [growth.fact])}, the goal of ${kit.figure(goal, goal.target)} is about ${away} away`
    const isLate = months > left
    const covered = ((1 + growth.rate) ** (left / 12) - 1) * goal.baseline
    const ofGoal = covered / (goal.target - goal.baseline)
    const says = isLate
      ? say`${way}; it falls due in ${due}, and by then only ${kit.percent(ofGoal, 'growth until then ÷ gap', rests)} of the way will be gone.`
      : say`${way} and falls due in ${due}, so it asks for less than you are already doing.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: isLate ? 'weakness' : 'strength',
        weight: { ofGoal: Math.max(0, 1 - ofGoal) },
        about: kit.label(goal),
        figures: { months, left, growth: growth.rate, ofGoal },
      },
    ]
  },

  asks(company, kit) {
    const goal = soldMoneyGoal(company) ?? countedGoals(company).find(one => one.counts === 'sales')
    const [offer, ...others] = factsOf(company, 'offer')
    if (!goal?.by || !offer || others.length > 0 || offer.growth !== undefined) return null
    return {
      says: say`Tell me by how much sales of ${kit.label(offer)} grew or fell in the last year, and I can say when the goal would be reached if nothing changed.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'growth',
    }
  },
}
