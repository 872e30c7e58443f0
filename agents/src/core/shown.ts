import { movingGoals } from '../company/goals.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Desk } from './desk.ts'

/** Findings that a deliverable shows. */
const FINDINGS_MAX = 8
/** About the rows of the framework at hand, before those that any framework would show. */
const OWN_MAX = 5
/** What does not fit together stands first: nothing is built on it before it is settled. */
const UNSETTLED_MAX = 2
/** Goals beyond what can be made are told before anything else. */
const BEYOND_MAX = 2
/** Of one goal, and of all goals: the rest of the place is for what stands in the way. */
const OF_ONE_GOAL = 2
const OF_GOALS = 4
/** Of a goal's gap: less is told by its weight alone. */
const LEAST_PART = 0.05
/** Of one family, before another comes to word. */
const OF_A_FAMILY = 2
/** About one thing that holds back, before something else does. */
const OF_A_BRAKE = 3

/** What tells of a goal whether it will be reached, the first of these first: who leaves on the way, the pace, whether what is planned or asked for suffices, and whether there is room. */
const OF_THE_WAY = [
  'retention.refill',
  'retention.leavers-to-goal',
  'goal.lines-sum',
  'goal.ideas-cover',
  'goal.pace',
  'conversion.goal-leads',
  'goal.above-capacity',
  'goal.turned-away',
  'goal.refused-money',
  'goal.hours',
  'goal.present-growth',
  'goal.each-month',
  'goal.rhythm',
]

/** The findings that a deliverable shows of `all`: a goal beyond what can be made, what does not fit together, then those about its own rows (`isOwn`), so that a second framework does not open as the first did; then what bears on the goals, and the weightiest of each kind. */
export function shownOf(
  desk: Desk,
  all: readonly FoundBy[],
  isOwn: (found: FoundBy) => boolean = () => false,
): FoundBy[] {
  const others = all.filter(found => !isSaidWithTheYear(all, found))
  const unsettled = others
    .filter(({ family }) => family === 'contradiction')
    .slice(0, UNSETTLED_MAX)
  const first = others.filter(({ comesFirst }) => comesFirst).slice(0, BEYOND_MAX)
  const settled = others.filter(found => !unsettled.includes(found) && !first.includes(found))
  const own = varied(desk, settled.filter(isOwn), first).slice(0, OWN_MAX)
  const beside = settled.filter(found => !own.includes(found))
  const ofGoals = onTheWay(desk, beside)
  const rest = beside.filter(found => !ofGoals.includes(found))
  const told = [...first, ...own, ...ofGoals]
  const next = [...ofGoals, ...varied(desk, rest, told)]
  return [...first, ...unsettled, ...own, ...next].slice(0, FINDINGS_MAX)
}

/** What a goal leaves is said beside what the year leaves, unless ideas cost more than that. */
const isSaidWithTheYear = (all: readonly FoundBy[], { rule, rests, figures }: FoundBy): boolean =>
  rule === 'goal.contribution' &&
  (figures.spent ?? 0) <= 1 &&
  all.some(other => other.rule === 'economics.left-of-year' && other.rests.includes(rests[0] ?? ''))

/** A part of the gap that is no part of the plan; what has no part tells of the whole way. */
const isNoticed = ({ weight }: FoundBy): boolean =>
  weight.ofGoal === undefined || weight.ofGoal === 0 || weight.ofGoal >= LEAST_PART

/** Of each goal, in the order in which they were told. */
function onTheWay(desk: Desk, findings: readonly FoundBy[]): FoundBy[] {
  const told = OF_THE_WAY.flatMap(rule =>
    findings.filter(found => found.rule === rule && isNoticed(found)),
  )
  const each = movingGoals(desk.company).flatMap(({ id }) =>
    told.filter(({ rests }) => rests.includes(id)).slice(0, OF_ONE_GOAL),
  )
  return [...new Set(each)].slice(0, OF_GOALS)
}

/** The heaviest of each family, and of what holds back, before more of the same: six findings that say one thing in six ways are one. */
function varied(desk: Desk, findings: readonly FoundBy[], before: readonly FoundBy[]): FoundBy[] {
  const seen = new Map<string, number>()
  const timesOf = (matter: string): number => seen.get(matter) ?? 0
  const brakesOf = ({ rests }: FoundBy): string[] =>
    rests.filter(id => desk.fact(id)?.kind === 'constraint')
  const count = (found: FoundBy): void => {
    for (const matter of [found.family, ...brakesOf(found)]) seen.set(matter, timesOf(matter) + 1)
  }
  const first: FoundBy[] = []
  const more: FoundBy[] = []
  before.forEach(count)
  for (const found of findings) {
    const isNew =
      timesOf(found.family) < OF_A_FAMILY &&
      brakesOf(found).every(brake => timesOf(brake) < OF_A_BRAKE)
    if (isNew) first.push(found)
    else more.push(found)
    count(found)
  }
  return [...first, ...more]
}
