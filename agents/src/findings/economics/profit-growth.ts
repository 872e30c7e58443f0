import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { soldMoneyGoal } from '../../company/targets.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const POINT = 0.01
/** A smaller move of the margin is rounding. */
const LEAST = 0.004

type Two = Fact<'measure'> & { value: number; previous: number }
const hasTwo = (measure: Fact<'measure'>): measure is Two =>
  Boolean(measure.value) && Boolean(measure.previous)

/** Sales and margin of two years, of all lines together. */
function twoYears(company: Company): { sales: Two; margin: Two } | null {
  const told = factsOf(company, 'measure')
    .filter(hasTwo)
    .filter(({ about }) => !about)
  const sales = told.find(
    ({ metric, form, per }) =>
      metric === 'sales' && form === 'money' && (per === undefined || per === 'year'),
  )
  const margin = told.find(({ metric, form }) => metric === 'margin' && form === 'share')
  return sales && margin ? { sales, margin } : null
}

/** Profit against growth: what sales left before and leave now, what one point of margin is, and the goal at either margin. */
export const profitGrowth: Rule = {
  id: 'economics.profit-growth',
  family: 'economics',

  find(company, kit) {
    const found = twoYears(company)
    if (!found) return []
    const { sales, margin } = found
    if (Math.abs(margin.value - margin.previous) < LEAST) return []
    const rests = [sales, margin]
    const [before, now] = [sales.previous * margin.previous, sales.value * margin.value]
    const lost = sales.value * (margin.previous - margin.value)
    const old = kit.money(roughly(before), 'sales before × margin before', rests)
    const today = kit.money(roughly(now), 'sales × margin', rests)
    const point = kit.money(roughly(sales.value * POINT), 'sales × 1%', [sales])
    const moved = say`Sales went from ${kit.money(sales.previous, 'as said', [sales])} to ${kit.money(sales.value, 'as said', [sales])}, ${upOrDown(kit, sales.value / sales.previous - 1, sales)}, and what they leave after their own cost from ${old} to ${today}, ${upOrDown(kit, now / before - 1, ...rests)}`
    const back = kit.money(roughly(Math.abs(lost)), 'sales × (margin before − margin)', rests)
    const from = kit.percent(margin.value, 'as said', [margin])
    const to = kit.percent(margin.previous, 'as said', [margin])
    const worth =
      lost > 0
        ? say`Back from ${from} to ${to} would be about ${back} a year with no new customer`
        : say`The rise of the margin from ${to} to ${from} is worth about ${back} a year`
    const goal = soldMoneyGoal(company)
    return [
      {
        says: say`${moved}. One point of margin is ${point} a year. ${worth}.${atGoal(kit, goal, margin)}`,
        rests: idsOf(...rests, ...(goal ? [goal] : [])),
        evidence: 'derived',
        quadrant: lost > 0 ? 'weakness' : 'strength',
        weight: { centsAYear: Math.abs(lost) },
        about: kit.label(margin),
        figures: { lost, point: sales.value * POINT },
      },
    ]
  },

  asks(company, kit) {
    const [sales] = factsOf(company, 'measure').filter(
      ({ metric, form, about, previous }) =>
        metric === 'sales' && form === 'money' && !about && previous,
    )
    const margin = factsOf(company, 'measure').find(
      ({ metric, form, about }) => metric === 'margin' && form === 'share' && !about,
    )
    if (!sales || !margin?.value || margin.previous) return null
    return {
      says: say`Tell me what ${kit.label(margin)} was the year before, and I can say whether what is left grew with your sales.`,
      kind: 'measure',
      fact: margin.id,
      attribute: 'previous',
    }
  },
}

function upOrDown(kit: Kit, change: number, ...rests: Fact[]): Sentence {
  const part = kit.percent(Math.abs(change), 'now ÷ before − 1', rests)
  return change >= 0 ? say`up by ${part}` : say`down by ${part}`
}

/** The goal in money at today's margin and at the one before. */
function atGoal(kit: Kit, goal: MovingGoal | undefined, margin: Two): Sentence {
  if (!goal || goal.about) return say``
  const rests = [goal, margin]
  const target = kit.money(goal.target, 'as said', [goal])
  const today = kit.money(roughly(goal.target * margin.value), 'target × margin', rests)
  const old = kit.money(roughly(goal.target * margin.previous), 'target × margin before', rests)
  return say` The goal of ${target} leaves ${today} at today’s margin and ${old} at the one before.`
}
