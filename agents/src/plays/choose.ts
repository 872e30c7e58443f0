import { type Bound, boundBy } from '../company/bound.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { linked } from '../company/linked.ts'
import { plannedCents } from '../company/periods.ts'
import { isRemedy } from '../company/remedies.ts'
import { holds } from '../company/presupposed.ts'
import { sound } from '../company/sound.ts'
import { dealingsOf } from '../company/dealings.ts'
import { salesOfYear } from '../company/targets.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Kit } from '../findings/kit.ts'
import { scaleOf, weightOf } from '../findings/weigh.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Nature, Play } from './play.ts'
import { PLAYS } from './plays.ts'
import { localCents } from './price-level.ts'
import { Scene, sellsOf } from './scene.ts'

/** A play that a finding calls for, in words, with how it was ranked. */
export type ChosenPlay = {
  play: Play
  finding: FoundBy
  title: Sentence
  steps: readonly Sentence[]
  metric: Sentence
  stop: Sentence
  /** Why the two facts of a TOWS move belong together. */
  pair?: { own: Fact; around: Fact; because: Sentence }
  /** Cents of the company's currency, from and to. */
  cost: readonly [number, number]
  /** 0–1, each: what it can bring, how sure that is, how much of what is at hand it leaves. */
  impact: number | null
  confidence: number
  ease: number
  score: number
}

/** Measuring and general advice stand behind doing. */
const BY_NATURE: Readonly<Record<Nature, number>> = {
  act: 1,
  decide: 0.9,
  measure: 0.55,
  general: 0.5,
}
const BY_EVIDENCE = { measured: 1, derived: 0.85, told: 0.6 } as const
/** Of a finding whose weight cannot be computed. */
const UNWEIGHED = 0.06
const PLAYS_A_FINDING = 2
/** The weightiest finding counts whole; where all of them are light, this much is whole. */
const LEAST_OF_ALL = 0.15
/** Against what findings are weighed: cents a year, and the weight of the heaviest. */
type Measure = { scale: number | null; most: number }
/** Weeks in which a play's hours are to be found. */
const WEEKS_TO_START = 6

/** The plays for what was found, the best first: those that can be paid for, no two that undo each other. `kit`: into whose ledger the figures of their steps go. */
export function choosePlays(
  known: Company,
  findings: readonly FoundBy[],
  plays: readonly Play[] = PLAYS,
  kit?: Kit,
): ChosenPlay[] {
  const company = sound(linked(known))
  const scale = scaleOf(company)
  const weights = findings.map(({ weight }) => weightOf(weight, scale))
  const measure = { scale, most: Math.max(LEAST_OF_ALL, ...weights) }
  const fitting = plays
    .flatMap(play => {
      const all = findings.map(finding => chosen(play, finding, company, measure, kit))
      return ofOwnMatter(all.filter(one => one !== null))
    })
    .sort((a, b) => b.score - a.score)
  return fitting.reduce<ChosenPlay[]>(
    (list, one) => (agrees(one, list) ? [...list, one] : list),
    [],
  )
}

/** How far the goal is gives no reason where something else does: money that is owed calls for bills, and not the gap. */
function ofOwnMatter(list: readonly ChosenPlay[]): readonly ChosenPlay[] {
  const own = list.filter(({ finding }) => !OF_DISTANCE.has(finding.rule))
  return own.length > 0 ? own : list
}

/** Not twice, not beside what undoes it, at most one piece of general advice, and not all for one finding. */
function agrees({ play, finding }: ChosenPlay, list: readonly ChosenPlay[]): boolean {
  if (list.some(other => other.play.id === play.id)) return false
  if (list.some(other => undoes(play, other.play))) return false
  if (play.nature === 'general' && list.some(other => other.play.nature === 'general')) return false
  return list.filter(other => other.finding === finding).length < PLAYS_A_FINDING
}

/** Whether one of two plays undoes the other. */
export const undoes = (a: Play, b: Play): boolean =>
  Boolean(a.excludes?.includes(b.id) || b.excludes?.includes(a.id))

function chosen(
  play: Play,
  finding: FoundBy,
  company: Company,
  { scale, most }: Measure,
  kit?: Kit,
): ChosenPlay | null {
  if (!suits(play, finding, company)) return null
  const cost = play.cost.map(cents => localCents(cents, company.currency)) as [number, number]
  const room = roomFor(company, play, cost)
  if (room === null) return null
  // A goal that cannot be reached as things stand weighs as much as the heaviest.
  const weight = finding.comesFirst ? most : weightOf(finding.weight, scale)
  const impact = weight > 0 ? Math.min(1, weight) : null
  const confidence = (play.confidence / 5) * BY_EVIDENCE[finding.evidence]
  const score =
    (impact === null ? UNWEIGHED : impact / most) *
    confidence *
    room *
    BY_NATURE[play.nature] *
    settled(finding) *
    bearing(finding)
  const words = wordsOf(play, finding, company, kit)
  return words && { play, finding, ...words, cost, impact, confidence, ease: room, score }
}

/** Figures that contradict each other are asked about before anything is built on them. */
const settled = ({ family }: FoundBy): number => (family === 'contradiction' ? UNSETTLED : 1)
const UNSETTLED = 0.2

/** How far the goal is, and what the money has to bring, says nothing of what stands in the way: nearly any move could follow from it. */
const bearing = (found: FoundBy): number => (isOfDistance(found) ? OPEN_TO_ALL : 1)
/** Whether a finding says no more than how far the goal is, or what it takes. */
export const isOfDistance = ({ rule }: Pick<FoundBy, 'rule'>): boolean => OF_DISTANCE.has(rule)
const OF_DISTANCE = new Set([
  'goal.gap',
  'goal.rhythm',
  'goal.pace',
  'goal.each-month',
  'goal.needed',
  'goal.lines-sum',
  'goal.budget-per-unit',
  'goal.budget-return',
  'goal.contribution',
])
const OPEN_TO_ALL = 0.5

/** Whether a move answers something besides a goal: how far the goal is would be no reason for it. */
const hasOwnMatter = ({ on, area }: Play): boolean =>
  !OF_PLANNING.has(area) && on.some(rule => !rule.startsWith(OF_GOAL))
/** What these areas do is planned and paid for by the distance itself. */
const OF_PLANNING = new Set<Play['area']>(['economics', 'focus', 'measurement', 'cash'])
const OF_GOAL = 'goal.'

/** What brings more who ask or buy; who only counts brings nobody. */
export const brings = ({ area, raises, nature }: Play): boolean =>
  raises === true || (BRINGS_MORE.has(area) && nature !== 'measure')

const BRINGS_MORE = new Set<Play['area']>([
  'demand',
  'channels',
  'content',
  'campaigns',
  'conversion',
  'proof',
])

/** Where work is refused, or takes more hours than there are, whatever brings more enquiries waits for what lets more through (E. Goldratt, "The Goal", 1984). What the finding says of another line does not wait. */
export function waits(play: Play, company: Company, finding?: FoundBy): boolean {
  if (!brings(play)) return false
  if (finding && factsOf(company, 'idea').some(one => isOfRemedy(company, finding, one)))
    return false
  const bound = boundBy(company)
  return bound !== null && !isOfOther(bound, company, finding)
}

/** What ends a hindrance does not wait for room: it makes it. */
const isOfRemedy = (company: Company, finding: FoundBy, idea: Fact<'idea'>): boolean =>
  finding.rests[0] === idea.id && isRemedy(company, idea)

function isOfOther({ line }: Bound, company: Company, finding: FoundBy | undefined): boolean {
  const lines = factsOf(company, 'offer').filter(({ id }) => finding?.rests.includes(id))
  return line !== null && lines.length > 0 && lines.every(({ id }) => id !== line.id)
}

function suits(play: Play, finding: FoundBy, company: Company): boolean {
  if (company.settled?.includes(play.id)) return false
  if (!play.on.includes(finding.rule)) return false
  if (OF_DISTANCE.has(finding.rule) && hasOwnMatter(play)) return false
  if (waits(play, company, finding)) return false
  if (play.sells && !play.sells.includes(sellsOf(company))) return false
  if (play.presumes?.some(what => !holds(what, company, finding.rests))) return false
  if (play.resource && !concerns(play.resource, finding, company)) return false
  if (play.cases !== undefined && play.cases > (dealingsOf(company, finding.rests) ?? play.cases))
    return false
  if (play.fits && !play.fits(company, finding)) return false
  return !play.not?.(company, finding)
}

function concerns(
  resources: NonNullable<Play['resource']>,
  finding: FoundBy,
  company: Company,
): boolean {
  return factsOf(company, 'constraint').some(
    ({ id, resource }) =>
      resource !== undefined && resources.includes(resource) && finding.rests.includes(id),
  )
}

/** 0–1: how much of the money and hours at hand is left; null where the money does not reach. What nobody named limits nothing. */
function roomFor(
  company: Company,
  play: Play,
  [low, high]: readonly [number, number],
): number | null {
  const budgets = factsOf(company, 'budget')
  const purse = budgets.find(({ amount }) => amount)?.amount
  const hours = budgets.find(({ hoursPerWeek }) => hoursPerWeek)?.hoursPerWeek
  const money = purse ? plannedCents(purse) : null
  if (low > (money ?? mostOf(company))) return null
  const ofMoney = money ? Math.min(1, (low + high) / 2 / money) : 0
  const ofHours = hours ? Math.min(1, play.hours / (hours * WEEKS_TO_START)) : 0
  return 1 - 0.6 * Math.max(ofMoney, ofHours)
}

/** Of a year’s sales, what a first step may cost where nobody named a sum. */
const FIRST_STEP = 0.1

function mostOf(company: Company): number {
  const sales = salesOfYear(company)
  return sales ? sales.value * FIRST_STEP : Infinity
}

/** Null where the finding names nothing that the play's words need. */
function wordsOf(
  play: Play,
  finding: FoundBy,
  company: Company,
  kit?: Kit,
): Pick<ChosenPlay, 'title' | 'steps' | 'metric' | 'stop' | 'pair'> | null {
  const scene = new Scene(play.id, company, finding, kit)
  try {
    const pair = pairOf(play, scene)
    return {
      title: play.title(scene),
      steps: play.steps.map(step => step(scene)),
      metric: play.metric(scene),
      stop: play.stop(scene),
      ...(pair && { pair }),
    }
  } catch {
    return null
  }
}

function pairOf(play: Play, scene: Scene): ChosenPlay['pair'] | null {
  const own = play.pair?.own(scene.company, scene.finding)
  const around = play.pair?.around(scene.company, scene.finding)
  if (!play.pair || !own || !around || own.id === around.id) return null
  return { own, around, because: play.pair.because(scene, own, around) }
}
