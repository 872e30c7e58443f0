import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { baseOfLoss, lossOf } from '../../company/loss.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { pricedOffers } from '../../company/sales.ts'
import { isRepeating } from '../../company/single-sale.ts'
import { countedGoals, turnoverGoal, WORKING_WEEKS } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const YEAR = 12

type Brake = Fact<'constraint'> & { hoursEach: number; hoursPerWeek: number }
type Load = {
  brake: Brake
  goal: MovingGoal & { by: string }
  further: number
  leavers: number
  hours: number
  there: number
  rests: Fact[]
}

const isTimed = (brake: Fact<'constraint'>): brake is Brake =>
  Boolean(brake.hoursEach && brake.hoursPerWeek)

/** Further customers that a goal takes: those it counts, or its money ÷ what one pays in a year. */
function furtherOf(company: Company): { goal: MovingGoal; value: number; rests: Fact[] } | null {
  const heads = countedGoals(company).find(
    ({ counts }) => counts === 'customers' || counts === 'members',
  )
  if (heads) return { goal: heads, value: heads.target - heads.baseline, rests: [] }
  const money = turnoverGoal(company)
  const each = money && worthOfOne(company, money)
  if (!money || !each) return null
  const value = Math.ceil((money.target - money.baseline) / each.value)
  return { goal: money, value, rests: each.rests }
}

/** Those who leave until the goal falls due, where it is known how many there are. */
function leaversOf(company: Company, months: number): { value: number; rests: Fact[] } {
  const loss = lossOf(company)
  const base = loss ? baseOfLoss(company, loss) : null
  if (!loss || !base) return { value: 0, rests: [] }
  const stay = (1 - loss.yearly) ** (months / YEAR)
  return { value: Math.round(base.value * (1 - stay)), rests: [loss.churn, ...base.rests] }
}

/** Where customers stay and pay again, hours go into each new one: those for the goal, and those who replace leavers. */
function loadOf(company: Company): Load | null {
  const brake = factsOf(company, 'constraint').find(isTimed)
  const lines = pricedOffers(company)
  const found = lines.length > 0 && lines.every(isRepeating) ? furtherOf(company) : null
  const by = found?.goal.by
  if (!brake || !found || !by) return null
  const months = monthsBetween(company.today, by)
  if (months < 1) return null
  const leavers = leaversOf(company, months)
  const { goal, value: further } = found
  return {
    brake,
    goal: { ...goal, by },
    further,
    leavers: leavers.value,
    hours: (further + leavers.value) * brake.hoursEach,
    there: (brake.hoursPerWeek * WORKING_WEEKS * months) / YEAR,
    rests: [...new Set([brake, goal, ...found.rests, ...leavers.rests])],
  }
}

/** Hours that all new customers take until the goal falls due, against those there are in that time. */
export const wonHours: Rule = {
  id: 'goal.won-hours',
  family: 'goal',

  find(company, kit) {
    const load = loadOf(company)
    if (!load || load.hours <= load.there) return []
    return [
      {
        says: wordsOf(kit, load),
        rests: idsOf(...load.rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: 1 - load.there / load.hours },
        about: kit.label(load.brake),
        figures: { hours: load.hours, there: load.there, used: load.hours / load.there },
      },
    ]
  },
}

function wordsOf(kit: Kit, { brake, goal, further, leavers, hours, there, rests }: Load): Sentence {
  const won = kit.number(further, 'customers that the goal adds', rests)
  const gone = kit.number(leavers, 'those who leave until then', rests)
  const replaced = leavers > 0 ? say`, and about ${gone} in place of those who leave` : say``
  const each = kit.duration(brake.hoursEach, 'hour', 'as said', [brake])
  const total = kit.duration(roughly(hours), 'hour', 'new customers × hours each', rests)
  const have = kit.number(roughly(there), 'hours a week × 4 × months left', [brake, goal])
  return say`${kit.label(brake)}: by ${kit.date(goal.by, goal)} the goal takes ${won} more ${buyersOf(kit, brake).many}${replaced}. At ${each} for each new one that is ${total}, and there are about ${have}: the goal waits for these hours, not for buyers.`
}
