import { type Anomalies, anomaliesOf } from '../../src/math/statistics/anomalies/anomalies.ts'
import type { Figures } from '../../src/math/statistics/anomalies/series.ts'
import { seededRandom } from '../../src/math/statistics/random.ts'
import type { EvalRow } from '../table.ts'
import { wholeBetween } from './draws.ts'
import { anyWorld, type Effect, figuresOf, type World } from './simulated-series.ts'

const KINDS = ['count', 'rate', 'amount'] as const
const MOST_FALSE = 0.05
const LEAST_FOUND = 0.9

const SEED = 1
const CLEAN = 200
const PLANTED = 100

/** How often series without anything raise an alarm, and how often what was planted is found, over so many series each. */
export function falseAlarmTable(): EvalRow[] {
  return [...falseRows(), ...PLANTS.map(foundRow)]
}

/** Those rows of it that have a goal. */
export function falseAlarmGoals(): EvalRow[] {
  const wanted = PLANTS.filter(({ goal }) => goal !== null)
  return [...falseRows(), ...wanted.map(foundRow)]
}

function falseRows(): EvalRow[] {
  const alarms = Array.from({ length: CLEAN }, (_, one) => {
    const kind = KINDS[one % KINDS.length] ?? 'count'
    const own = SEED * 100_003 + one
    return { kind, alarm: alarmOf(figuresOf(anyWorld(seededRandom(own), kind), own + 1)) }
  })
  const part = (of: typeof alarms): number =>
    of.filter(({ alarm }) => alarm).length / Math.max(1, of.length)
  const all = part(alarms)
  return [
    {
      figure: 'clean series of figures that raise an alarm',
      got: all,
      goal: `≤ ${MOST_FALSE * 100}%`,
      holds: all <= MOST_FALSE,
      isPart: true,
    },
    ...KINDS.map(kind =>
      reported(`of them ${kind}s`, part(alarms.filter(one => one.kind === kind))),
    ),
  ]
}

/** What is known and has no goal. */
const reported = (figure: string, got: number): EvalRow => ({
  figure,
  got,
  goal: 'none',
  holds: true,
  isPart: true,
})

function alarmOf(figures: Figures): boolean {
  const found = anomaliesOf(figures)
  return found !== null && (found.odd.length > 0 || found.shift !== null)
}

type Plant = {
  figure: string
  /** The least part that has to be found; null where it is only reported. */
  goal: number | null
  world: Partial<World>
  effect: (at: number) => Effect
  isFound: (found: Anomalies, at: number) => boolean
  /** Whether the planted day's own mean is the world's, whatever its weekday. */
  isOfThatDay?: boolean
  /** How many days before the end it lies. */
  ago: [number, number]
}

const isOdd = ({ odd }: Anomalies, at: number): boolean => odd.some(({ index }) => index === at)
const onThatDay =
  (times: number, isExact = false) =>
  (at: number): Effect => ({
    times: day => (day === at ? times : 1),
    isExact: day => isExact && day === at,
  })
const sinceThen =
  (times: number) =>
  (at: number): Effect => ({ times: day => (day >= at ? times : 1) })
/** A change is found when it is told, and its beginning is less than a week off. */
const hasShifted = ({ shift }: Anomalies, at: number): boolean =>
  shift !== null && Math.abs(shift.index - at) < 7

const PLANTS: readonly Plant[] = [
  {
    figure: 'a day without any, at mean 100',
    goal: LEAST_FOUND,
    world: { kind: 'count', mean: 100 },
    isOfThatDay: true,
    effect: onThatDay(0),
    isFound: isOdd,
    ago: [1, 28],
  },
  {
    figure: 'a day that shows 60% more than its mean, at mean 100',
    goal: LEAST_FOUND,
    world: { kind: 'count', mean: 100, scatter: 0.05 },
    isOfThatDay: true,
    effect: onThatDay(1.6, true),
    isFound: isOdd,
    ago: [1, 28],
  },
  {
    figure: 'the same where days scatter by 10% beyond chance',
    goal: null,
    world: { kind: 'count', mean: 100, scatter: 0.1 },
    isOfThatDay: true,
    effect: onThatDay(1.6, true),
    isFound: isOdd,
    ago: [1, 28],
  },
  {
    figure: 'a day drawn from a mean that is 60% higher',
    goal: null,
    world: { kind: 'count', mean: 100, scatter: 0.05 },
    isOfThatDay: true,
    effect: onThatDay(1.6),
    isFound: isOdd,
    ago: [1, 28],
  },
  {
    figure: 'a rate of 5% halved for 12 days, at 200 visits a day',
    goal: LEAST_FOUND,
    world: { kind: 'rate', mean: 200, share: 0.05, scatter: 0.05 },
    effect: sinceThen(0.5),
    isFound: hasShifted,
    ago: [12, 12],
  },
  {
    figure: 'the same at a rate of 4%',
    goal: null,
    world: { kind: 'rate', mean: 200, share: 0.04, scatter: 0.05 },
    effect: sinceThen(0.5),
    isFound: hasShifted,
    ago: [12, 12],
  },
  {
    figure: 'the same at a rate of 2.3%',
    goal: null,
    world: { kind: 'rate', mean: 200, share: 0.023, scatter: 0.05 },
    effect: sinceThen(0.5),
    isFound: hasShifted,
    ago: [12, 12],
  },
  {
    figure: 'money that falls by 40% for 12 days, at 30 orders a day',
    goal: null,
    world: { kind: 'amount', mean: 30, scatter: 0.1 },
    effect: sinceThen(0.6),
    isFound: hasShifted,
    ago: [12, 12],
  },
]

function foundRow(plant: Plant): EvalRow {
  const { figure, goal, world, effect, isFound, isOfThatDay, ago } = plant
  const row = PLANTS.indexOf(plant)
  const found = Array.from({ length: PLANTED }, (_, one) => {
    const own = SEED * 300_007 + row * 10_007 + one
    const random = seededRandom(own)
    const planted = { ...anyWorld(random, world.kind ?? 'count'), missing: 0, ...world }
    const at = planted.days - wholeBetween(random, ...ago)
    if (isOfThatDay) planted.mean /= Math.exp(planted.week[at % 7] ?? 0)
    const anomalies = anomaliesOf(figuresOf(planted, own + 1, effect(at)))
    return anomalies !== null && isFound(anomalies, at)
  })
  const got = found.filter(Boolean).length / PLANTED
  if (goal === null) return reported(figure, got)
  return { figure, got, goal: `≥ ${goal * 100}%`, holds: got >= goal, isPart: true }
}
