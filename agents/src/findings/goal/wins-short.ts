import { isBeyondCeiling } from '../../company/ceiling.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { toWin } from '../../company/to-win.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const MONTHS = 12
/** So many times as many as come today, and the present ways do not reach. */
const SHORT = 1.3

/** What still wins customers, with how many a year. */
const waysOf = (company: Company): Fact<'channel'>[] =>
  factsOf(company, 'channel').filter(({ customers, attempt }) => customers && attempt !== 'failed')

/** Goals of those who stay, and who are all that the channels win. */
const goalsOf = (company: Company): MovingGoal[] => {
  const goals = countedGoals(company).filter(
    ({ counts, per, by }) =>
      by !== undefined && per === undefined && (counts === 'members' || counts === 'customers'),
  )
  return goals.length === 1 ? goals : []
}

/** How many a goal takes each month, against how many the channels bring today. */
export const winsShort: Rule = {
  id: 'goal.wins-short',
  family: 'goal',

  find(company, kit) {
    const ways = waysOf(company)
    if (ways.length === 0) return []
    const won = ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0) / MONTHS
    return goalsOf(company)
      .filter(goal => !isBeyondCeiling(company, goal))
      .flatMap(goal => {
        const months = Math.floor(monthsBetween(company.today, goal.by ?? company.today))
        if (months < 2) return []
        const needed = toWin(company, goal)
        const aMonth = (needed?.count ?? goal.target - goal.baseline) / months
        const times = aMonth / won
        if (times < SHORT) return []
        const rests = [goal, ...(needed?.rests ?? []), ...ways]
        const takes = kit.number(toTell(aMonth), 'to be won ÷ months left', rests)
        const brings = kit.number(toTell(won), 'customers of the channels ÷ 12', ways)
        const { many } = unitOfGoal(goal)
        const unit = kit.unit({ one: many, many }, 'many', goal)
        return [
          {
            says: say`The goal takes about ${takes} new ${unit} a month. The channels you count bring ${brings}: ${kit.number(times, 'needed ÷ brought', rests)} times as many have to come as do today, so more of the same does not reach it.`,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: { ofGoal: Math.min(1, 1 - 1 / times) },
            about: kit.label(goal),
            figures: { times, aMonth, won },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

/** Under this, a part of one counts. */
const SMALL = 10
const toTell = (count: number): number =>
  count < SMALL ? Number(count.toFixed(1)) : Math.round(count)
