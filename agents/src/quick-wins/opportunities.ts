import type { QuickWinMove, QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { type Company, factsOf } from '../company/company.ts'
import { findAll } from '../findings/find.ts'
import type { Wanted } from '../findings/finding.ts'
import type { Kit } from '../findings/kit.ts'
import { rulesFor } from '../findings/rules.ts'
import { type ChosenPlay, choosePlays, undoes } from '../plays/choose.ts'
import type { Play } from '../plays/play.ts'
import { PLAYS } from '../plays/plays.ts'
import { AIMS } from './aims.ts'
import { isQuick, QUICK_DAYS } from './pays-back.ts'
import { breakEven, predict } from './predict.ts'
import { TESTS } from './tests.ts'
import { isWanted } from './yardstick.ts'
import type { Test } from './yardsticks/break-even.ts'

const DAYS_A_WEEK = 7
/** A win that has not shown by then is no quick one, in weeks. */
const SHOWN_BY = 12
/** Hours that may be found in thirty days where nobody said how many there are: about one a working day. */
const HOURS_UNSAID = 20
const WANTED_SHOWN = 3
const NEAR_SHOWN = 4
const TESTS_SHOWN = 5
/** Behind all that pays back, in weeks. */
const UNPAID = 1e6

/** Plays that begin to show within thirty days, and of which it is known what to count. */
export const QUICK_PLAYS: readonly Play[] = PLAYS.filter(
  ({ id, weeks, nature }) =>
    (id in AIMS || id in TESTS) &&
    nature !== 'general' &&
    weeks[0] * DAYS_A_WEEK <= QUICK_DAYS &&
    weeks[1] <= SHOWN_BY,
)
const RULES_THAT_CALL = new Set(QUICK_PLAYS.flatMap(({ on }) => on))

type Ranked = QuickWinMove & { prediction: Prediction; worth: number; score: number }
type Seen = { ready: Ranked } | { near: QuickWinMove & { wanted: Wanted } } | { slower: true }

/** The moves that pay back within thirty days for a company. `taken`: plays that were started, done or dropped before. */
export function quickWins(known: Company, taken: readonly string[]): QuickWinOpportunities {
  const { findings, kit, wanted } = findAll({ ...known, settled: taken }, rulesFor(['soon']))
  const { company } = kit
  const plays = QUICK_PLAYS.filter(({ hours }) => hours <= hoursAtHand(company))
  const chosen = (of: object) =>
    choosePlays(
      company,
      findings,
      plays.filter(({ id }) => id in of),
      kit,
    )
  // A test takes no place from what can be foretold, and stands back behind what it would undo.
  const aimed = chosen(AIMS)
  const tested = chosen(TESTS).filter(one => !aimed.some(({ play }) => undoes(play, one.play)))
  const seen = [...aimed, ...tested].flatMap(one => lookedAt(one, kit) ?? [])
  const near = seen.flatMap(one => ('near' in one ? [one.near] : []))
  const asked = new Set(near.map(one => one.wanted.says.text))
  const ready = seen.flatMap(one => ('ready' in one ? [one.ready] : []))
  return {
    opportunities: [...foretold(ready), ...toTest(ready)].map(
      ({ worth: _worth, score: _score, ...row }) => row,
    ),
    near: near.slice(0, NEAR_SHOWN).map(one => ({ ...one, wanted: wantedRow(one.wanted) })),
    wanted: wanted
      .filter(({ rule, says }) => RULES_THAT_CALL.has(rule) && !asked.has(says.text))
      .slice(0, WANTED_SHOWN)
      .map(({ rule, ...question }) => ({ ...wantedRow(question), rule })),
    slower: seen.filter(one => 'slower' in one).length,
  }
}

const isTest = ({ prediction }: Ranked): boolean => prediction.basis === 'break-even'

const foretold = (ready: readonly Ranked[]): Ranked[] =>
  ready.filter(one => !isTest(one)).toSorted(byPayback)

/** Tests stand behind what can be foretold: what does most first, and no more than somebody could begin. */
const toTest = (ready: readonly Ranked[]): Ranked[] =>
  ready
    .filter(isTest)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TESTS_SHOWN)

function hoursAtHand(company: Company): number {
  const told = factsOf(company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)
  return told?.hoursPerWeek ? (told.hoursPerWeek * QUICK_DAYS) / DAYS_A_WEEK : HOURS_UNSAID
}

/** What a chosen play would bring, or what is missing to say so; null where the firm has no such figure. */
function lookedAt(chosen: ChosenPlay, kit: Kit): Seen | null {
  const test = TESTS[chosen.play.id]
  if (test) return tried(chosen, test({ chosen, kit }), kit)
  const aim = AIMS[chosen.play.id]
  const { company } = kit
  const measured = aim?.of({ company, finding: chosen.finding, kit }) ?? null
  if (!aim || !measured) return null
  const move = moveOf(chosen, kit)
  if (isWanted(measured)) return { near: { ...move, wanted: measured } }
  const prediction = predict(chosen, { aim, measured, kit })
  if (!prediction) return null
  // What costs money is not begun before anybody knows what it brings in money.
  if (!prediction.worth && chosen.cost[0] > 0)
    return measured.missing ? { near: { ...move, wanted: measured.missing } } : null
  if (prediction.worth && !isQuick(chosen.cost, prediction.worth)) return { slower: true }
  const worth = prediction.worth?.cents[0] ?? 0
  return { ready: { ...move, prediction, worth, score: chosen.score } }
}

/** A move of which nobody knows what it brings: from where on it pays, or the one answer that would say so. */
function tried(chosen: ChosenPlay, seen: ReturnType<Test>, kit: Kit): Seen | null {
  if (!seen) return null
  const move = moveOf(chosen, kit)
  if ('says' in seen) return { near: { ...move, wanted: seen } }
  return { ready: { ...move, prediction: breakEven(seen, kit), worth: 0, score: chosen.score } }
}

function moveOf(chosen: ChosenPlay, kit: Kit): QuickWinMove {
  const { play, finding, cost, title, steps, metric, stop } = chosen
  const rests = kit.company.facts.filter(({ id }) => finding.rests.includes(id))
  return {
    play: play.id,
    title: title.text,
    because: finding.says.text,
    from: rests.map(({ label }) => label),
    steps: steps.map(({ text }) => text),
    metric: metric.text,
    stop: stop.text,
    owner_role: play.owner,
    hours: play.hours,
    weeks: [...play.weeks],
    cost: [Math.round(cost[0]), Math.round(cost[1])],
    currency: kit.company.currency,
    source: play.source,
  }
}

const wantedRow = ({ says, kind, fact, attribute }: Wanted) => ({
  rule: 'quick-wins',
  says: says.text,
  kind,
  fact: fact ?? null,
  attribute,
})

/** In whole weeks what is sure to pay back first; then what takes fewer hours; then what does more for the goal, and brings more. What is worth nothing in money stands behind. */
function byPayback(a: Ranked, b: Ranked): number {
  return (
    weeksBack(a) - weeksBack(b) ||
    a.hours - b.hours ||
    (b.prediction.ofGap?.[0] ?? 0) - (a.prediction.ofGap?.[0] ?? 0) ||
    b.worth - a.worth
  )
}

function weeksBack({ prediction }: Ranked): number {
  return prediction.paysBack ? Math.ceil(prediction.paysBack[1] / DAYS_A_WEEK) : UNPAID
}
