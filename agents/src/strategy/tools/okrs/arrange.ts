import { KEY_RESULTS, OBJECTIVES } from '@sextant/contracts/strategy/counts'
import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { MovingGoal } from '../../../company/goals.ts'
import { workingQuarter } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say } from '../../../sentences/sentence.ts'
import { milestone } from './milestone.ts'
import { recompute } from './recompute.ts'
import { shown, unitOf } from './units.ts'

type Draft = Omit<KeyResult, 'id' | 'grade' | 'band'>
/** Results of moves that stand under one objective. */
const MOVES_MAX = 2
/** Measures of the business that an objective about growth leans on. */
const WATCHED = ['churn', 'win-rate', 'rating', 'lead-time', 'margin'] as const

/** One objective a goal. Its first key result is the part of the goal that this quarter owes; the others are what has to happen for it. */
export function arrange(desk: Desk): Arranged<'okrs'> {
  const quarter = workingQuarter(desk.company.today)
  const goals = factsOf(desk.company, 'goal').filter(isSet).slice(0, OBJECTIVES.most)
  const objectives = goals.map((goal, index) =>
    objectiveOf(desk, goal, index, [
      ...goalResults(desk, goal, quarter.ends),
      ...(index === 0 ? watched(desk, quarter.ends) : []),
      ...moveResults(desk, goals.length === 1 ? desk.plays : playsFor(desk, goal), quarter.ends),
    ]),
  )
  const body: OkrsBody = { period: quarter.name, objectives: numbered(objectives) }
  return { body: recompute(body), plays: desk.plays.slice(0, MOVES_MAX) }
}

/** A goal that says where it leads. */
const isSet = (goal: Fact<'goal'>): goal is Fact<'goal'> & { target: number } =>
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

function objectiveWords(desk: Desk, goal: Fact<'goal'>) {
  const { kit } = desk
  const label = kit.label(goal)
  const target = kit.figure(goal, goal.target ?? goal.baseline ?? 0)
  if (goal.keep) return say`${label}: hold ${target}`
  const by = goal.by ? kit.date(goal.by, goal) : null
  if (goal.baseline === undefined)
    return by ? say`${label}: reach ${target} by ${by}` : say`${label}: reach ${target}`
  const from = kit.figure(goal, goal.baseline)
  return by
    ? say`${label}: from ${from} to ${target} by ${by}`
    : say`${label}: from ${from} to ${target}`
}

/** What the goal owes this quarter, and the refused sales that could be won back for it. */
function goalResults(desk: Desk, goal: Fact<'goal'>, ends: string): Draft[] {
  const step = milestone(desk, goal, ends)
  const own: Draft = {
    claim: { ...step.claim, fact: goal.id },
    unit: unitOf(desk, goal),
    baseline: shown(goal, goal.baseline),
    target: shown(goal, step.target),
    actual: shown(goal, goal.baseline),
    due: ends,
    ownerRole: desk.owner('owner'),
  }
  const won = step.target === null ? null : wonBack(desk, goal as MovingGoal, step.target, ends)
  return won ? [own, won] : [own]
}

/** Sales that are refused today are the nearest ones: so many fewer as the quarter's step needs. */
function wonBack(desk: Desk, goal: MovingGoal, step: number, ends: string): Draft | null {
  if (goal.counts !== 'sales' || goal.target <= goal.baseline) return null
  const constraint = factsOf(desk.company, 'constraint').find(({ lost = 0 }) => lost > 0)
  if (!constraint?.lost) return null
  const left = Math.max(0, Math.round(constraint.lost - (step - goal.baseline)))
  const how = 'refused or lost a year − what the step of the quarter needs'
  const most = desk.kit.number(left, how, [constraint, goal])
  const label = desk.kit.label(constraint)
  return {
    claim: {
      ...desk.claim(
        say`${label}: no more than ${most} refused or lost, counted over a year`,
        [constraint.id, goal.id],
        'computed',
      ),
      fact: constraint.id,
    },
    unit: 'a year',
    baseline: constraint.lost,
    target: left,
    actual: constraint.lost,
    due: ends,
    ownerRole: desk.owner('operations'),
  }
}

/** Figures that the business watches: where they stand is known, where they should be is for its people to say. */
function watched(desk: Desk, ends: string): Draft[] {
  const measures = factsOf(desk.company, 'measure').filter(
    ({ metric, value }) =>
      value !== undefined && metric !== undefined && WATCHED.some(name => name === metric),
  )
  return measures.slice(0, 1).map(measure => ({
    claim: desk.named(
      measure,
      say`${desk.kit.label(measure)}: today ${desk.kit.figure(measure, measure.value ?? 0)}`,
    ),
    unit: unitOf(desk, measure),
    baseline: shown(measure, measure.value),
    target: null,
    actual: shown(measure, measure.value),
    due: ends,
    ownerRole: desk.owner('owner'),
  }))
}

/** A goal of several has the moves whose finding rests on it. */
const playsFor = (desk: Desk, goal: Fact): ChosenPlay[] =>
  desk.plays.filter(({ finding }) => finding.rests.includes(goal.id))

/** What a move is measured by: reached, or not. */
const moveResults = (desk: Desk, plays: readonly ChosenPlay[], ends: string): Draft[] =>
  plays.slice(0, MOVES_MAX).map(chosen => ({
    claim: desk.rule(chosen.metric, chosen),
    unit: 'reached',
    baseline: 0,
    target: 1,
    actual: 0,
    due: ends,
    ownerRole: desk.owner(chosen.play.owner),
  }))

/** K1, K2, … through all objectives. */
function numbered(objectives: readonly Objective[]): Objective[] {
  let n = 0
  return objectives.map(objective => ({
    ...objective,
    keyResults: objective.keyResults.map(result => ({ ...result, id: `K${(n += 1)}` })),
  }))
}
