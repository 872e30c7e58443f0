import type { Claim } from '@sextant/contracts/deliverable'
import { KEY_RESULTS, OBJECTIVES } from '@sextant/contracts/strategy/counts'
import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { MovingGoal } from '../../../company/goals.ts'
import { bearsNameOf, linked } from '../../../company/linked.ts'
import { daysBetween } from '@sextant/contracts/days'
import { lastDayOf, workingQuarter } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { say } from '../../../sentences/sentence.ts'
import { milestone } from './milestone.ts'
import { objectiveWords } from './objective-words.ts'
import { recompute } from './recompute.ts'
import { type Counted, served } from './serves.ts'
import { inQuarter, shown, unitOf } from './units.ts'

type Quarter = { name: string; ends: string }
type Draft = Omit<KeyResult, 'id' | 'grade' | 'band'>
/** Measures that suffer first where a goal is pushed, so that one of them is watched beside it. */
const WATCHED = ['lead-time', 'rating', 'churn', 'margin', 'win-rate'] as const

/** One objective a goal, those with figures first. Its first key result is the part of the goal that this quarter owes; the others are what has to happen for it, or must not suffer. */
export function arrange(desk: Desk): Arranged<'okrs'> {
  const quarter = workingQuarter(desk.company.today)
  const named = factsOf(desk.company, 'goal').filter(goal => desk.kit.name(goal))
  const goals = named
    .toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)))
    .toSorted((a, b) => Number(decides(desk, b)) - Number(decides(desk, a)))
    .slice(0, OBJECTIVES.most)
  const objectives = goals.map((goal, index) =>
    objectiveOf(desk, goal, index, [
      ...goalResults(desk, goal, quarter),
      ...(index === 0 ? watched(desk, goal, quarter.ends) : []),
    ]),
  )
  const body: OkrsBody = { period: quarter.name, objectives: numbered(objectives) }
  const result = goals[0] && stepOf(desk, goals[0], quarter)
  return {
    body: recompute(body),
    ...served(desk, countedBy(desk, objectives)),
    ...(result && { result }),
  }
}

/** The goal on which another one hangs stands before it. */
const decides = (desk: Desk, { id }: Fact<'goal'>): boolean =>
  desk.findings.some(
    ({ rule, rests, figures }) =>
      rule === 'goal.through-narrow' && figures.decides === 1 && rests[0] === id,
  )

/** What the key results count, each once. */
function countedBy(desk: Desk, objectives: readonly Objective[]): Counted[] {
  const results = objectives.flatMap(({ keyResults }) => keyResults)
  const ids = [...new Set(results.flatMap(({ claim }) => claim.fact ?? []))]
  return ids.flatMap(id => {
    const fact = desk.company.facts.find(one => one.id === id)
    return fact ? [{ fact, alike: alikeOf(desk, fact), isWatched: fact.kind === 'measure' }] : []
  })
}

/** Hindrances that bear the name of what a goal counts: "breakage" holds back "breakage in firing". */
const alikeOf = (desk: Desk, fact: Fact): string[] =>
  factsOf(desk.company, 'constraint')
    .filter(({ label }) => bearsNameOf(fact.label, label) || bearsNameOf(label, fact.label))
    .map(({ id }) => id)

/** What this quarter owes the first goal; undefined where its card does not say enough. */
function stepOf(desk: Desk, goal: Fact<'goal'>, { name, ends }: Quarter): Claim | undefined {
  const { claim, target } = milestone(desk, goal, ends)
  if (target === null || goal.keep) return undefined
  const text = claim.text.replace('in the quarter', `in ${name}`)
  return {
    ...claim,
    text: text === claim.text ? `${name}: ${text}` : text,
    evidence: 'computed',
  }
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

/** What the goal owes this quarter; nothing of it is measured yet. Then the refused sales that could be won back for it. */
function goalResults(desk: Desk, goal: Fact<'goal'>, quarter: Quarter): Draft[] {
  const step = milestone(desk, goal, quarter.ends)
  const unit = unitOf(desk, goal)
  const own: Draft = {
    claim: { ...step.claim, fact: goal.id },
    unit: step.baseline === undefined ? unit : inQuarter(unit, quarter.name),
    baseline: shown(goal, step.baseline ?? goal.baseline),
    target: shown(goal, step.target),
    actual: null,
    due: quarter.ends,
    ownerRole: desk.owner('owner', goal),
  }
  const won = step.target === null ? null : wonBack(desk, goal as MovingGoal, quarter)
  return won ? [own, won] : [own]
}

const QUARTERS = 4

/** Sales that are refused today are the nearest ones: they go down as evenly as the goal goes up. What is told of a year is a quarter's part here, so that it can be read on the last day. */
function wonBack(desk: Desk, goal: MovingGoal, { name, ends }: Quarter): Draft | null {
  if (goal.counts !== 'sales' || goal.target <= goal.baseline || !goal.by) return null
  const known = factsOf(linked(desk.company), 'constraint')
  const constraint = known.find(({ lost = 0, about }) => lost > 0 && isOfGoal(goal, about))
  if (!constraint?.lost) return null
  const today = desk.company.today
  const part = daysBetween(today, ends) / Math.max(1, daysBetween(today, lastDayOf(goal.by)))
  const before = Math.round(constraint.lost / QUARTERS)
  const left = Math.max(0, Math.round((constraint.lost / QUARTERS) * (1 - Math.min(1, part))))
  if (left >= before) return null
  const how = 'a quarter of those refused or lost in a year × what is left of the way then'
  const most = desk.kit.number(left, how, [constraint, goal])
  const now = desk.kit.number(before, 'refused or lost in a year ÷ 4', [constraint])
  const label = desk.kit.label(constraint)
  return {
    claim: {
      ...desk.claim(
        say`No more than ${most} refused or lost in the quarter because of ${label}, where a quarter brings ${now} today, on an even way to none`,
        [constraint.id, goal.id],
        'computed',
      ),
      fact: constraint.id,
    },
    unit: inQuarter('refused', name),
    baseline: before,
    target: left,
    actual: null,
    due: ends,
    ownerRole: desk.owner('operations', constraint),
  }
}

/** What is refused of one line counts towards no other. */
const isOfGoal = (goal: Fact<'goal'>, about: string | undefined): boolean =>
  about === undefined || goal.about === undefined || about === goal.about

/** Each goal has a measure beside it that must not pay for it (Grove's paired indicators). */
function watched(desk: Desk, goal: Fact<'goal'>, ends: string): Draft[] {
  const measures = factsOf(desk.company, 'measure').filter(({ value }) => value !== undefined)
  const guard = WATCHED.map(name => measures.find(({ metric }) => metric === name)).find(
    measure => measure !== undefined && measure.metric !== goal.counts && !isMoved(desk, measure),
  )
  const label = guard && desk.kit.name(guard)
  if (!guard || !label) return []
  const today = desk.kit.figure(guard, guard.value ?? 0)
  const before = worseThan(desk, guard)
  const says = before
    ? say`${label.bare}: no worse than the ${today} of today, which is worse already than the ${before} before`
    : say`${label.bare}: no worse than the ${today} of today while the rest moves`
  const level = shown(guard, guard.value)
  return [
    {
      claim: { ...desk.claim(says, [guard.id], 'rule'), fact: guard.id },
      unit: unitOf(desk, guard),
      baseline: level,
      target: level,
      actual: null,
      due: ends,
      ownerRole: desk.owner('owner', guard),
    },
  ]
}

/** Measures of which less is better. */
const LESS_IS_BETTER = new Set<Fact<'measure'>['metric']>(['lead-time', 'churn'])

/** What it stood at before, where it is worse today: a guard that only holds it would freeze that. */
function worseThan({ kit }: Desk, guard: Fact<'measure'>) {
  const { value, previous, metric } = guard
  if (value === undefined || previous === undefined || value === previous) return null
  return value > previous === LESS_IS_BETTER.has(metric) ? kit.figure(guard, previous) : null
}

/** What a goal of its own moves is not watched as well. */
const isMoved = (desk: Desk, { form, value }: Fact<'measure'>): boolean =>
  factsOf(desk.company, 'goal').some(
    goal => goal.form === form && goal.baseline === value && goal.target !== goal.baseline,
  )

/** K1, K2, … through all objectives. */
function numbered(objectives: readonly Objective[]): Objective[] {
  let n = 0
  return objectives.map(objective => ({
    ...objective,
    keyResults: objective.keyResults.map(result => ({ ...result, id: `K${(n += 1)}` })),
  }))
}
