import { aboutOf, type Company, type Fact, factsOf, tiedTo } from './company.ts'
import type { MovingGoal } from './goals.ts'
import { lineRefused } from './refusals.ts'
import { countedGoals, WORKING_WEEKS } from './targets.ts'

/** The most of a line that a year can make, with what says so: its room, the hours of what is scarce, or the pieces of a day. */
export type Ceiling = {
  most: number
  by: 'room' | 'hours' | 'days'
  how: string
  rests: Fact[]
}

/** Goals that count what a line sells, each with that line. Who asks is no sale yet. */
export const goalsOfLines = (company: Company): { goal: MovingGoal; line: Fact<'offer'> }[] =>
  countedGoals(company).flatMap(goal => {
    const [only, another] = factsOf(company, 'offer')
    const isOfOnly = goal.counts === 'sales' && !another
    const line = aboutOf(company, goal, 'offer') ?? (isOfOnly ? only : undefined)
    return line && goal.counts !== 'leads' ? [{ goal, line }] : []
  })

/** The lowest of what the cards say of a line; null where none says anything. */
export function ceilingOf(company: Company, line: Fact<'offer'>): Ceiling | null {
  const all = [...byRoom(line), ...byHours(company, line), ...byDays(company, line)]
  return all.toSorted((a, b) => a.most - b.most)[0] ?? null
}

/** Whether more is wanted of a line than a year can make: no step towards it is set before there is more room. */
export function isBeyondCeiling(company: Company, { id }: Pick<MovingGoal, 'id'>): boolean {
  const found = goalsOfLines(company).find(({ goal }) => goal.id === id)
  const ceiling = found && ceilingOf(company, found.line)
  return Boolean(ceiling && found.goal.target > ceiling.most)
}

const byRoom = (line: Fact<'offer'>): Ceiling[] =>
  line.capacity ? [{ most: line.capacity, by: 'room', how: 'as said', rests: [line] }] : []

/** What holds back this line, and no other. */
const brakesOf = (company: Company, line: Fact<'offer'>): Fact<'constraint'>[] =>
  factsOf(company, 'constraint').filter(brake => lineRefused(company, brake)?.id === line.id)

/** Hours that are there for this line alone, by what one of it takes. */
function byHours(company: Company, line: Fact<'offer'>): Ceiling[] {
  return brakesOf(company, line).flatMap((brake): Ceiling[] => {
    const each = brake.hoursEach ?? line.hoursEach
    if (!each || !brake.hoursPerWeek) return []
    return [
      {
        most: Math.floor((brake.hoursPerWeek * WORKING_WEEKS) / each),
        by: 'hours',
        how: 'hours a week × 48 ÷ hours each',
        rests: brake.hoursEach ? [brake] : [brake, line],
      },
    ]
  })
}

/** So many a day on the days of whoever does it: only where the figure is of the hindrance, or of the one who alone can. */
function byDays(company: Company, line: Fact<'offer'>): Ceiling[] {
  const alone = factsOf(company, 'person').filter(one => one.alone && one.about === line.id)
  const brakes = brakesOf(company, line)
  return alone.flatMap(person =>
    [...brakes, person].flatMap(limit =>
      tiedTo(company, limit, 'measure').flatMap((measure): Ceiling[] => {
        const { value, per, form } = measure
        const isCount = form === undefined || form === 'count'
        if (!value || per !== 'day' || !isCount || !person.daysPerWeek) return []
        return [
          {
            most: Math.floor(value * person.daysPerWeek * WORKING_WEEKS),
            by: 'days',
            how: 'a day × days a week × 48',
            rests: [measure, person],
          },
        ]
      }),
    ),
  )
}
