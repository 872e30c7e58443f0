import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import type { MovingGoal } from './goals.ts'
import { pieceGoal, WORKING_WEEKS } from './targets.ts'

/** Hours a week that the work takes of those who do it, today and at the goal, against the hours there are. */
export type Workload = {
  brake: Fact<'constraint'>
  there: number
  today: number
  atGoal: number | null
  how: string
  rests: Fact[]
  goal: MovingGoal | undefined
}

type Timed = Fact<'offer'> & { hoursEach: number; volume: number }
const isTimed = (line: Fact<'offer'>): line is Timed =>
  Boolean(line.hoursEach) && line.volume !== undefined

/** Lines that wait for the brake: the one it names, else all. */
function linesOf(company: Company, brake: Fact<'constraint'>): Fact<'offer'>[] {
  const named = aboutOf(company, brake, 'offer')
  return named ? [named] : factsOf(company, 'offer')
}

/** What is scarce may do a part of the work only: for the line that it is tied to, its own hours for each count. */
const ofBrake = (line: Fact<'offer'>, brake: Fact<'constraint'>): Fact<'offer'> =>
  brake.about !== line.id || brake.hoursEach === undefined
    ? line
    : { ...line, hoursEach: brake.hoursEach }

/** Tied to no line, and with other hours for each than any line has: of which work it does a part, nobody told. */
const isOfAPart = (company: Company, { about, hoursEach }: Fact<'constraint'>): boolean => {
  const offers = factsOf(company, 'offer')
  if (hoursEach === undefined || offers.some(({ id }) => id === about)) return false
  const told = offers.flatMap(line => line.hoursEach ?? [])
  return told.length > 0 && !told.includes(hoursEach)
}

/** The line whose number the goal moves: the one it names, else the only one that takes hours. */
function lineOfGoal(lines: readonly Timed[], goal: { about?: string | undefined }) {
  const named = lines.find(({ id }) => id === goal.about)
  return named ?? (lines.length === 1 && !goal.about ? lines[0] : undefined)
}

/** Σ number × hours each of the lines, from their cards; null where no hours a week or no line's hours are known. */
export function workloadOf(company: Company): Workload | null {
  const brake = factsOf(company, 'constraint').find(({ hoursPerWeek }) => hoursPerWeek)
  if (!brake?.hoursPerWeek) return null
  const waiting = linesOf(company, brake)
  const lines = waiting.map(line => ofBrake(line, brake)).filter(isTimed)
  if (isOfAPart(company, brake)) return null
  if (lines.length === 0) return null
  const year = lines.reduce((sum, { hoursEach, volume }) => sum + hoursEach * volume, 0)
  // Hours of some lines alone say when it is too much, and never that there is room.
  const isPartial = lines.length < waiting.length
  if (isPartial && year / WORKING_WEEKS <= brake.hoursPerWeek) return null
  const goal = pieceGoal(company)
  const more = goal ? moreHours(lines, goal) : null
  return {
    brake,
    there: brake.hoursPerWeek,
    today: year / WORKING_WEEKS,
    atGoal: more !== null && more > 0 ? (year + more) / WORKING_WEEKS : null,
    how: 'Σ number × hours each ÷ 48',
    rests: [brake, ...lines],
    goal: more === null ? undefined : goal,
  }
}

/** A goal that starts where all lines together stand counts all of them. */
const NEAR = 0.15

/** Further hours a year that the goal takes: of the line it moves, else of the average over all of them. */
function moreHours(
  lines: readonly Timed[],
  goal: { about?: string | undefined; baseline: number; target: number },
): number | null {
  const moved = lineOfGoal(lines, goal)
  if (moved) return (goal.target - moved.volume) * moved.hoursEach
  const sold = lines.reduce((sum, { volume }) => sum + volume, 0)
  const isAll = !goal.about && sold > 0 && Math.abs(goal.baseline / sold - 1) <= NEAR
  if (!isAll) return null
  const hours = lines.reduce((sum, { hoursEach, volume }) => sum + hoursEach * volume, 0)
  return (goal.target - goal.baseline) * (hours / sold)
}
