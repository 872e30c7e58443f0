import type { Claim } from '@sextant/contracts/deliverable'
import { aboutOf, type Company, type Fact, factsOf } from '../../../company/company.ts'
import { goalBeyondHours } from '../../../company/goal-hours.ts'
import { type MovingGoal, movingGoals, namesRhythm } from '../../../company/goals.ts'
import { linked } from '../../../company/linked.ts'
import { MONTHS, monthlySales } from '../../../company/seasons.ts'
import { daysBetween } from '@sextant/contracts/days'
import { lastDayOf } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { rhythm } from './objective-words.ts'

/** `baseline`: where the figures are those of a quarter and not of the card. */
type Milestone = { claim: Claim; target: number | null; baseline?: number }
const HOW = 'baseline + (target − baseline) × days from today to the end of the quarter ÷ days left'
/** Goals that count what happens in a year; the others count what there is on a day. */
const RATES = new Set<Fact<'goal'>['counts']>(['sales', 'money', 'leads'])

/** Where the goal should stand when the quarter ends, were the way even; null where no day or no beginning is known. */
export function milestone(desk: Desk, goal: Fact<'goal'>, ends: string): Milestone {
  const { baseline, target, by } = goal
  if (goal.keep && baseline !== undefined) return held(desk, goal, baseline)
  if (baseline === undefined || target === undefined || !by) return open(desk, goal)
  const left = daysBetween(desk.company.today, lastDayOf(by))
  if (left <= 0) return overdue(desk, goal)
  const part = Math.min(1, daysBetween(desk.company.today, ends) / left)
  const step = rounded(baseline + (target - baseline) * part, goal)
  if (step === baseline) return notYet(desk, goal)
  const way = { ...goal, baseline, target }
  const most = mostOf(desk, goal)
  if (most && step > most.value) return atMost(desk, way, most, ends)
  const inQuarter = quarterOf(desk, way, step, ends)
  if (inQuarter) return ofQuarter(desk, way, step, inQuarter)
  return {
    claim: desk.claim(stepWords(desk, goal, step, target), [goal.id], 'computed'),
    target: step,
  }
}

type Way = Fact<'goal'> & { baseline: number; target: number }
type Most = { value: number; fact: Fact }

/** What can be delivered today of the line that a goal counts, in the goal's own rhythm: by its card, and by the hours there are for it. */
function mostOf({ company }: Desk, goal: Fact<'goal'>): Most | null {
  if (goal.form === 'money' || goal.form === 'share') return null
  const known = linked(company)
  const [moving] = movingGoals(known).filter(({ id }) => id === goal.id)
  const line = moving && lineOf(known, moving)
  const beyond = goalBeyondHours(known)
  const ceilings: Most[] = [
    ...(line?.capacity ? [{ value: line.capacity, fact: line }] : []),
    ...(beyond && beyond.goal.id === goal.id
      ? [{ value: beyond.ceiling, fact: beyond.brake }]
      : []),
  ]
  const [least] = ceilings.toSorted((one, other) => one.value - other.value)
  return least ? { ...least, value: Math.floor(least.value / (moving?.yearly ?? 1)) } : null
}

/** A goal that starts where one line alone stands today counts that line, as if it were about it. */
const SAME = 0.02

function lineOf(company: Company, goal: MovingGoal): Fact<'offer'> | undefined {
  const offers = factsOf(company, 'offer')
  const [only, another] = offers.filter(
    ({ volume }) => volume && Math.abs(goal.baseline / volume - 1) <= SAME,
  )
  const alike = another ? undefined : only
  return aboutOf(company, goal, 'offer') ?? (offers.length === 1 ? offers[0] : alike)
}

/** No result of a quarter lies above what can be delivered in it: until there is more room, that is the step. */
function atMost(desk: Desk, goal: Way, { value, fact }: Most, ends: string): Milestone {
  const { kit } = desk
  const label = kit.label(goal).bare
  const how = 'possible a year, in the rhythm of the goal'
  const most = kit.figure({ ...goal, id: fact.id }, value, how)
  const whole = kit.figure(goal, goal.target)
  const rests = [goal.id, fact.id]
  if (value <= goal.baseline) {
    const says = say`${label}: no more than ${most} can be delivered today, so room comes before the first step to ${whole}`
    return { claim: desk.claim(says, rests, 'computed'), target: null }
  }
  const part = quarterOf(desk, goal, value, ends)
  if (!part) {
    const says = say`${label}: ${most} at the end of the quarter, the most that can be delivered today; ${whole} needs more room first`
    return { claim: desk.claim(says, rests, 'computed'), target: value }
  }
  const figure = kit.figure(goal, part.target, part.how)
  const says = say`${label}: ${figure} in the quarter, a part of the ${most} that can be delivered in a year today; ${whole} needs more room first`
  return { claim: desk.claim(says, rests, 'computed'), ...part }
}

type Quarter = { baseline: number; target: number; how: string; season?: Fact<'measure'> }

/** What a yearly count comes to in the quarter, so that it can be read on its last day: by the months that a card tells, else an even part. Null for what is counted on one day or in a shorter rhythm, and where so small a part would not move. */
function quarterOf({ company }: Desk, goal: Way, step: number, ends: string): Quarter | null {
  const isShort = (goal.per !== undefined && goal.per !== 'year') || namesRhythm(goal.label)
  if (!RATES.has(goal.counts) || goal.form === 'share' || isShort) return null
  const { share, season } = partOfYear(company, ends)
  const [baseline, target] = [rounded(goal.baseline * share, goal), rounded(step * share, goal)]
  if (baseline === target) return null
  const how = season
    ? 'pace × the quarter’s part of the year by its months'
    : 'pace × the quarter’s even part of the year'
  return { baseline, target, how, ...(season && { season }) }
}

function partOfYear(company: Desk['company'], ends: string) {
  const monthly = monthlySales(company)
  if (!monthly) return { share: MONTHS_OF_QUARTER / MONTHS }
  const last = Number(ends.slice(5, 7))
  const sum = monthly.months
    .slice(last - MONTHS_OF_QUARTER, last)
    .reduce((all, month) => all + month, 0)
  return { share: sum / monthly.total, season: monthly.measure }
}
const MONTHS_OF_QUARTER = 3

function ofQuarter(desk: Desk, goal: Way, step: number, quarter: Quarter): Milestone {
  const { kit } = desk
  const { baseline, target, how, season } = quarter
  const pace = kit.figure(goal, step, HOW)
  const whole = kit.figure(goal, goal.target)
  const start = say`${kit.label(goal).bare}: ${kit.figure(goal, target, how)} in the quarter`
  const of = season
    ? say`, its part by the months of ${kit.label(season)}`
    : say`, an even part of the year`
  const says = say`${start}${of}, at a pace of ${pace} a year on an even way to ${whole}`
  const rests = season ? [goal.id, season.id] : [goal.id]
  return { claim: desk.claim(says, rests, 'computed'), target, baseline }
}

function stepWords({ kit }: Desk, goal: Fact<'goal'>, step: number, target: number): Sentence {
  const label = kit.label(goal).bare
  const figure = kit.figure(goal, step, HOW)
  const whole = kit.figure(goal, target)
  if (step === target) return say`${label}: ${whole} at the end of the quarter, all of the goal`
  if (goal.form === 'share') {
    const moved = say`${label}: ${figure} at the end of the quarter, ${points(kit, goal, step)}`
    return say`${moved} on an even way to ${whole}`
  }
  return RATES.has(goal.counts)
    ? say`${label}: a pace of ${figure}${rhythm(goal)} at the end of the quarter, on an even way to ${whole}`
    : say`${label}: ${figure} at the end of the quarter, on an even way to ${whole}`
}

/** A share moves by points: a percent of a percent would be another figure. */
function points(kit: Desk['kit'], goal: Fact<'goal'>, step: number): Sentence {
  const moved = step - (goal.baseline ?? 0)
  const size = Math.round(Math.abs(moved) * 1_000) / 10
  const count = kit.count(size, POINTS, 'step − baseline', [goal])
  return moved < 0 ? say`${count} lower,` : say`${count} higher,`
}

const POINTS = { one: 'percentage point', many: 'percentage points' }

function held(desk: Desk, goal: Fact<'goal'>, baseline: number): Milestone {
  const { kit } = desk
  const label = kit.label(goal).bare
  const figure = kit.figure(goal, baseline)
  const limit = goal.target !== undefined && goal.target !== baseline ? goal.target : null
  const says =
    limit === null
      ? say`${label}: still ${figure}`
      : say`${label}: not beyond ${kit.figure(goal, limit)}, from ${figure} today`
  return { claim: desk.claim(says, [goal.id], 'told'), target: limit ?? baseline }
}

/** Which fields of the card are empty. */
function open(desk: Desk, goal: Fact<'goal'>): Milestone {
  const missing = [
    ...(goal.baseline === undefined ? [say`where it stands today`] : []),
    ...(goal.target === undefined && !goal.keep ? [say`where it should be`] : []),
    ...(goal.by || goal.keep ? [] : [say`by when`]),
  ]
  const label = desk.kit.label(goal).bare
  const start = say`${label}: the step of this quarter is open until the card says`
  return unset(desk, goal, say`${start} ${listed(missing)}`)
}

function listed([first, second, third]: readonly Sentence[]): Sentence {
  if (first && second && third) return say`${first}, ${second} and ${third}`
  return first && second ? say`${first} and ${second}` : (first ?? say`more`)
}

const overdue = (desk: Desk, goal: Fact<'goal'>): Milestone =>
  unset(
    desk,
    goal,
    say`${desk.kit.label(goal).bare}: its day has passed; the step of this quarter is open until the card names a new one`,
  )

/** What cannot be had in parts: the quarter is too short for the first whole one. */
const notYet = (desk: Desk, goal: Fact<'goal'>): Milestone =>
  unset(
    desk,
    goal,
    say`${desk.kit.label(goal).bare}: on an even way the first whole step falls due after this quarter, so what it needs comes first`,
  )

const unset = (desk: Desk, goal: Fact<'goal'>, says: Sentence): Milestone => ({
  claim: desk.claim(says, [goal.id], 'not rated'),
  target: null,
})

/** From here on a step to the last piece would only look exact. */
const MANY = 1_000
/** Things are counted whole, thousands of them to three digits, money to three digits; shares and ratings as they come. */
function rounded(value: number, { form, baseline = 0, target = 0 }: Fact<'goal'>): number {
  if (form === 'share') return Math.round(value * 1_000) / 1_000
  if (form === 'money') return roughly(value)
  const isWhole = Number.isInteger(baseline) && Number.isInteger(target)
  if (!isWhole) return Math.round(value * 10) / 10
  return Math.abs(value) < MANY ? Math.round(value) : Math.round(roughly(value))
}
