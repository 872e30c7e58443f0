import { spread } from '@sextant/drawings/placing'
import { scaleLinear } from 'd3-scale'
import {
  labelRoom,
  letterOf,
  placeLabels,
  widest,
  wordsWithin,
  type EndLabel,
} from '../geometry/labels.ts'
import { lastKnown } from '../geometry/runs.ts'
import { extentOf, ticksOf, uprightScale, type Linear } from '../geometry/scales.ts'
import { labelledSteps, sayStep, stepOf, stepsBetween, type Grain } from '../geometry/steps.ts'
import { wordColourOf } from '../series.ts'
import { lineOf, planOf, valuesOf, type TrendData, type TrendLine } from './trend-data.ts'

const TOP = 10
const BELOW = 26
const NOTE = 24
/** Below this width lines are named in a key, not at their ends. */
const ROOM_FOR_ENDS = 480

type Size = {
  width: number
  height: number
  /** Lines are named at their ends, where there is room. */ hasNames?: boolean
}

/** Where everything of a trend chart stands, px. */
export type TrendLayout = ReturnType<typeof layOutTrend>

export function layOutTrend(data: TrendData, { width, height, hasNames = true }: Size) {
  const { before, grain, notes = [], format, formatTick = format } = data
  const steps = stepsBetween(
    data.series.flatMap(({ points }) => points.map(({ at }) => at)),
    grain,
  )
  const sayAt = data.sayAt ?? (at => sayStep(at, grain))
  const lines = data.series.map(series => lineOf(series, steps))
  const former = (before?.values ?? []).slice(0, steps.length)
  const plan = planOf(data.plan, steps)
  const bottom = height - BELOW - (notes.length > 0 ? NOTE : 0)
  const extent = data.extent ?? extentOf(valuesOf(lines, former, plan))
  const y = uprightScale(extent, [bottom, TOP], { fromZero: data.fromZero })
  const left = widest(ticksOf(y, formatTick).map(formatTick)) + 10
  const hasEnds = hasNames && width >= ROOM_FOR_ENDS
  const ends = hasEnds ? endsOf({ data, lines, former, plan, y }) : []
  // Without names at the ends the last date still has to stand below its point.
  const half = Math.ceil(widest(steps.slice(-1).map(sayAt)) / 2)
  const right = width - (hasEnds ? labelRoom(ends) + 14 : Math.max(8, half))
  const x = scaleLinear([0, Math.max(1, steps.length - 1)], [left, right])
  return {
    steps,
    sayAt,
    lines,
    former,
    plan,
    x,
    y,
    left,
    right,
    top: TOP,
    bottom,
    hasEnds,
    ends: placeLabels(
      ends.map(end => ({ ...end, x: x(end.step) })),
      [TOP + 4, bottom],
    ),
    below: belowOf(steps, { grain, x, sayAt }),
    notes: notesOf(notes, steps, { x, left, right }),
    missing: (data.missing ?? []).map(span => missingOf(span, steps, x)),
  }
}

type Drawn = {
  data: TrendData
  lines: readonly TrendLine[]
  former: readonly (number | null)[]
  plan: readonly (number | null)[]
  y: Linear
}

/** What is written where the lines end: the newest value, and its name where there is more than one line. */
function endsOf({ data, lines, former, plan, y }: Drawn): (EndLabel & { step: number })[] {
  const isAlone = lines.length === 1
  const own = lines.map(({ name, series, points }) => {
    const step = points.findLastIndex(Boolean)
    const value = points[step]?.value
    if (value === undefined) return null
    const said = data.format(value)
    return {
      text: isAlone ? [data.endsWith, said].filter(Boolean).join(' ') : `${name} ${said}`,
      y: y(value),
      step,
      fill: wordColourOf(series),
      strong: true,
    }
  })
  const level = (
    values: readonly (number | null)[],
    name: string | undefined,
    fill: string,
    strong: boolean,
  ) => {
    const step = lastKnown(values)
    const value = values[step]
    if (name === undefined || value === null || value === undefined) return null
    return { text: `${name} ${data.format(value)}`, y: y(value), step, fill, strong }
  }
  return [
    ...own,
    level(plan, data.plan?.name, 'var(--ink)', true),
    level(former, data.before?.name, 'var(--ink-3)', false),
  ].filter(end => end !== null)
}

function belowOf(
  steps: readonly string[],
  { grain, x, sayAt }: { grain: Grain; x: Linear; sayAt: (at: string) => string },
) {
  const label = widest(steps.map(sayAt))
  const room = x(1) - x(0)
  return labelledSteps(steps.length, grain, { room, label }).map(step => ({
    x: x(step),
    text: sayAt(steps[step]!),
  }))
}

/** Notes with their letters, moved apart where they fall on neighbouring days. */
function notesOf(
  notes: NonNullable<TrendData['notes']>,
  steps: readonly string[],
  { x, left, right }: { x: Linear; left: number; right: number },
) {
  const shown = notes
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(note => ({ ...note, x: x(Math.max(0, stepOf(steps, note.at))) }))
  const places = spread(
    shown.map(note => note.x),
    20,
    left,
    right,
  )
  return shown.map((note, index) => ({
    ...note,
    letter: letterOf(index),
    at: note.x,
    mark: places[index]!,
    when: note.at,
  }))
}

/** A shaded stretch reaches half a step to both sides, so that one missing day is seen as well. */
function missingOf(
  span: { from: string; to: string; label: string },
  steps: readonly string[],
  x: Linear,
) {
  const from = x(Math.max(0, stepOf(steps, span.from) - 0.5))
  const to = x(Math.min(Math.max(0, steps.length - 1), stepOf(steps, span.to) + 0.5))
  return { from, to, label: span.label, words: wordsWithin(span.label, to - from - 4) }
}
