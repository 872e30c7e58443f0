import { aboutOf, type Company, type Fact } from '../../company/company.ts'
import { type MovingGoal, salesGoal } from '../../company/goals.ts'
import { type HourValue, hourValues } from '../../company/hour-values.ts'
import { furtherSales } from '../further.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Less apart than this, the goal is as good a use of the hours as any. */
const APART = 1.5

type Other = { goal: MovingGoal; wanted: HourValue; better: HourValue; more: number; hours: number }

/** The line that the goal wants more of, and the one on which the same hours leave most. */
function betterUse(company: Company): Other | null {
  const goal = salesGoal(company)
  const line: Fact<'offer'> | undefined = goal && aboutOf(company, goal, 'offer')
  const ranked = hourValues(company)
  const wanted = ranked.find(one => one.line.id === line?.id)
  const [better] = ranked
  if (!goal || !wanted || !better || better.anHour < wanted.anHour * APART) return null
  const more = goal.target - goal.baseline
  return { goal, wanted, better, more, hours: more * wanted.line.hoursEach }
}

/** What the hours of the goal leave there, and in the line that leaves most an hour: hours × contribution an hour. */
export const worseUse: Rule = {
  id: 'goal.worse-use',
  family: 'goal',

  find(company, kit) {
    const found = betterUse(company)
    if (!found) return []
    const { goal, wanted, better, hours } = found
    const difference = (better.anHour - wanted.anHour) * hours
    return [
      {
        says: wordsOf(kit, found),
        rests: idsOf(goal, better.line, wanted.line),
        evidence: 'derived',
        quadrant: 'weakness',
        // As much as all that the goal would leave, for each time that the same hours leave it again.
        weight: { ofGoal: better.anHour / wanted.anHour - 1, centsAYear: difference },
        about: kit.label(better.line),
        figures: { times: better.anHour / wanted.anHour, difference },
      },
    ]
  },
}

function wordsOf(kit: Kit, { goal, wanted, better, more, hours }: Other): Sentence {
  const rests = [goal, wanted.line]
  const all = [...rests, better.line]
  const takes = kit.duration(hours, 'hour', '(target − baseline) × hours each', rests)
  const gap = furtherSales(kit, goal, more, wanted.line)
  const here = kit.money(roughly(hours * wanted.anHour), 'hours × contribution an hour', rests)
  const there = kit.money(roughly(hours * better.anHour), 'hours × contribution an hour', all)
  const start = say`The ${takes} that ${gap} ${more > 1 ? say`take` : say`takes`} leave about ${here} a year. Spent on ${kit.label(better.line)} they would leave about ${there}`
  return say`${start}${buyersFor(kit, better, hours, all)}. Ask whether the goal counts the right thing before you look for the hours.`
}

/** How many buyers that takes, against those there are: what the hours allow is not yet what is asked for. */
function buyersFor(kit: Kit, { line }: HourValue, hours: number, rests: Fact[]): Sentence {
  const many = Math.floor(hours / line.hoursEach)
  if (!line.volume || many < 2) return say`, if enough buyers can be found`
  const more = kit.number(many, 'hours ÷ hours each', rests)
  return say`, if ${more} more buyers can be found; today a year brings ${kit.number(line.volume, 'as said', [line])}`
}
