import type { Claim } from '@sextant/contracts/deliverable'
import { KEY_RESULTS, OBJECTIVES } from '@sextant/contracts/strategy/counts'
import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { MovingGoal } from '../../../company/goals.ts'
import { daysBetween, workingQuarter } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import { leadOfGoal } from '../../../core/lead.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { milestone } from './milestone.ts'
import { recompute } from './recompute.ts'
import { shown, unitOf } from './units.ts'

type Draft = Omit<KeyResult, 'id' | 'grade' | 'band'>
/** Results of moves that stand under one objective. */
const MOVES_MAX = 2
/** Measures that suffer first where a goal is pushed, so that one of them is watched beside it. */
const WATCHED = ['lead-time', 'rating', 'churn', 'margin', 'win-rate'] as const
const DAYS_A_WEEK = 7

/** One objective a goal, those with figures first. Its first key result is the part of the goal that this quarter owes; the others are what has to happen for it. */
export function arrange(desk: Desk): Arranged<'okrs'> {
  const quarter = workingQuarter(desk.company.today)
  const named = factsOf(desk.company, 'goal').filter(goal => desk.kit.name(goal))
  const goals = named
    .toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)))
    .slice(0, OBJECTIVES.most)
  const objectives = goals.map((goal, index) => {
    const results = [
      ...goalResults(desk, goal, quarter.ends),
      ...(index === 0 ? watched(desk, goal, quarter.ends) : []),
    ]
    const moves = moveResults(desk, movesFor(desk, goal, goals.length === 1), quarter.ends)
    // A thing done or not done stands in only where no figure can be followed.
    const isMeasured = results.some(({ target }) => target !== null)
    return objectiveOf(desk, goal, index, isMeasured ? results : [...results, ...moves])
  })
  const body: OkrsBody = { period: quarter.name, objectives: numbered(objectives) }
  const lead = leadOfGoal(desk)
  const result = goals[0] && stepOf(desk, goals[0], quarter)
  const plays = [...measuredBy(desk, objectives), ...desk.plays.slice(0, MOVES_MAX)]
  return { body: recompute(body), plays, ...(lead && { lead }), ...(result && { result }) }
}

/** A move by which a result is measured stands among the moves. */
const measuredBy = ({ plays }: Desk, objectives: readonly Objective[]): ChosenPlay[] => {
  const texts = objectives.flatMap(({ keyResults }) => keyResults.map(({ claim }) => claim.text))
  return plays.filter(({ title }) => texts.some(text => text.includes(`Move: ${title.text}`)))
}

/** What this quarter owes the first goal; undefined where its card does not say enough. */
function stepOf(
  desk: Desk,
  goal: Fact<'goal'>,
  { name, ends }: { name: string; ends: string },
): Claim | undefined {
  const { claim, target } = milestone(desk, goal, ends)
  if (target === null || goal.keep) return undefined
  return { ...claim, text: `${name}: ${claim.text}`, evidence: 'computed' }
}

/** A goal that says where it leads; those that do stand first. */
const isSet = (goal: Fact<'goal'>): boolean =>
  goal.target !== undefined || (goal.keep === true && goal.baseline !== undefined)

function objectiveOf(
  desk: Desk,
  goal: Fact<'goal'>,
  index: number,
  results: readonly Draft[],
): Objective {
  const says = objectiveWords(desk, goal)
  return {
    id: `O${index + 1}`,
    claim: { ...desk.named(goal, says), fact: goal.id },
    keyResults: results
      .slice(0, KEY_RESULTS.most)
      .map(result => ({ ...result, id: '', grade: null, band: null })),
    grade: null,
    band: null,
  }
}

function objectiveWords(desk: Desk, goal: Fact<'goal'>): Sentence | undefined {
  const { kit } = desk
  if (!isSet(goal)) return undefined
  const label = kit.label(goal)
  const target = kit.figure(goal, goal.target ?? goal.baseline ?? 0)
  if (goal.keep) return heldWords(desk, goal)
  const by = goal.by ? kit.date(goal.by, goal) : null
  if (goal.baseline === undefined)
    return by ? say`${label}: reach ${target} by ${by}` : say`${label}: reach ${target}`
  const from = kit.figure(goal, goal.baseline)
  return by
    ? say`${label}: from ${from} to ${target} by ${by}`
    : say`${label}: from ${from} to ${target}`
}

/** What is held is today's figure; another one beside it is how far it may move. */
function heldWords({ kit }: Desk, goal: Fact<'goal'>): Sentence {
  const { baseline, target } = goal
  const label = kit.label(goal)
  const today = kit.figure(goal, baseline ?? target ?? 0)
  if (baseline === undefined || target === undefined || target === baseline)
    return say`${label}: hold ${today}`
  return say`${label}: hold ${today}, with ${kit.figure(goal, target)} as the limit`
}

/** What the goal owes this quarter; nothing of it is measured yet. Then the refused sales that could be won back for it. */
function goalResults(desk: Desk, goal: Fact<'goal'>, ends: string): Draft[] {
  const step = milestone(desk, goal, ends)
  const own: Draft = {
    claim: { ...step.claim, fact: goal.id },
    unit: unitOf(desk, goal),
    baseline: shown(goal, goal.baseline),
    target: shown(goal, step.target),
    actual: null,
    due: ends,
    ownerRole: desk.owner('owner'),
  }
  const won = step.target === null ? null : wonBack(desk, goal as MovingGoal, step.target, ends)
  return won ? [own, won] : [own]
}

/** Sales that are refused today are the nearest ones: they go down as evenly as the goal goes up. */
function wonBack(desk: Desk, goal: MovingGoal, step: number, ends: string): Draft | null {
  if (goal.counts !== 'sales' || goal.target <= goal.baseline) return null
  const constraint = factsOf(desk.company, 'constraint').find(({ lost = 0 }) => lost > 0)
  if (!constraint?.lost) return null
  const part = (step - goal.baseline) / (goal.target - goal.baseline)
  const left = Math.max(0, Math.round(constraint.lost * (1 - part)))
  if (left >= constraint.lost) return null
  const how = 'refused or lost a year × what is left of the way after this quarter'
  const most = desk.kit.number(left, how, [constraint, goal])
  const label = desk.kit.label(constraint)
  return {
    claim: {
      ...desk.claim(
        say`${label}: no more than ${most} refused or lost, counted over a year, on an even way to none`,
        [constraint.id, goal.id],
        'computed',
      ),
      fact: constraint.id,
    },
    unit: 'a year',
    baseline: constraint.lost,
    target: left,
    actual: null,
    due: ends,
    ownerRole: desk.owner('operations'),
  }
}

/** Each goal has a measure beside it that must not pay for it (Grove's paired indicators). */
function watched(desk: Desk, goal: Fact<'goal'>, ends: string): Draft[] {
  const measures = factsOf(desk.company, 'measure').filter(({ value }) => value !== undefined)
  const guard = WATCHED.map(name => measures.find(({ metric }) => metric === name)).find(
    measure => measure !== undefined && measure.metric !== goal.counts,
  )
  const label = guard && desk.kit.name(guard)
  if (!guard || !label) return []
  const today = desk.kit.figure(guard, guard.value ?? 0)
  const says = say`${label}: no worse than the ${today} of today while the rest moves`
  const level = shown(guard, guard.value)
  return [
    {
      claim: { ...desk.claim(says, [guard.id], 'rule'), fact: guard.id },
      unit: unitOf(desk, guard),
      baseline: level,
      target: level,
      actual: null,
      due: ends,
      ownerRole: desk.owner('owner'),
    },
  ]
}

/** What is refused has a result of its own, in numbers: a move against the same refusals would only count the same again, otherwise. */
function movesFor(desk: Desk, goal: Fact<'goal'>, isOnly: boolean): ChosenPlay[] {
  const plays = isOnly ? [...desk.plays] : playsFor(desk, goal)
  const refusing = factsOf(desk.company, 'constraint').filter(({ lost = 0 }) => lost > 0)
  if (goal.counts !== 'sales') return plays
  return plays.filter(({ finding }) => !refusing.some(({ id }) => finding.rests.includes(id)))
}

/** A goal of several has the moves whose finding rests on it. */
const playsFor = (desk: Desk, goal: Fact): ChosenPlay[] =>
  desk.plays.filter(({ finding }) => finding.rests.includes(goal.id))

/** What a move is measured by: reached, or not. Only what is done, and shows within the quarter, can be a result of it; what is decided is none. */
function moveResults(desk: Desk, plays: readonly ChosenPlay[], ends: string): Draft[] {
  const weeks = daysBetween(desk.company.today, ends) / DAYS_A_WEEK
  const lead = leadOfGoal(desk)
  const inTime = plays
    .filter(({ play }) => play.nature === 'act' && play.weeks[1] <= weeks)
    // Of two moves for one reason only the first stands among the moves.
    .filter(one => one === lead || one.finding !== lead?.finding)
    .filter((one, at, all) => all.findIndex(({ finding }) => finding === one.finding) === at)
  return inTime.slice(0, MOVES_MAX).map(chosen => ({
    claim: desk.rule(say`${chosen.metric} Move: ${chosen.title}`, chosen),
    unit: 'reached',
    baseline: 0,
    target: 1,
    actual: null,
    due: ends,
    ownerRole: desk.owner(chosen.play.owner),
  }))
}

/** K1, K2, … through all objectives. */
function numbered(objectives: readonly Objective[]): Objective[] {
  let n = 0
  return objectives.map(objective => ({
    ...objective,
    keyResults: objective.keyResults.map(result => ({ ...result, id: `K${(n += 1)}` })),
  }))
}
