import type { KeyResult, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { type DeepPartial, present } from './deep-partial.tsx'
import { figure, withUnit } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'
import { textWidth, wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const END = 112,
  HEAD = 44,
  ROW = 62
type OkrsPart = DrawingProps<OkrsBody>['body']

/** Where each objective and key result stands, and their words in lines: on phones up to two. */
function layout(body: OkrsPart, width: number, compact?: boolean) {
  const most = compact || width < 560 ? 2 : 1
  let y = 4
  const objectives = present(body?.objectives).map(objective => {
    const top = y
    const lines = wrap(objective.claim?.text ?? '', width - END - 8, most, 15, 600)
    y += HEAD + (Math.max(1, lines.length) - 1) * 19
    const results = present(objective.keyResults).map(result => {
      const words = wrap(result.claim?.text ?? '', most > 1 ? width : width - END - 8, most)
      const at = y
      y += ROW + (Math.max(1, words.length) - 1) * 17
      return { result, words, at, bar: at + (Math.max(1, words.length) - 1) * 17 }
    })
    y += 12
    return { objective, lines, top, results }
  })
  return { objectives, height: Math.max(120, y) }
}

/** Natural height in px. */
export const okrsHeight = (body: OkrsPart, width: number, compact?: boolean) =>
  layout(body, width, compact).height

/** Where the actual figure stands between baseline (0) and target (1); held within the bar. */
export const along = (baseline: number, target: number, actual: number) =>
  target === baseline ? 0 : Math.min(1, Math.max(0, (actual - baseline) / (target - baseline)))

type Band = 'green' | 'amber' | 'red'
/** What a band says without its colour. */
const WORDS: Readonly<Record<Band, string>> = {
  green: 'on track',
  amber: 'at risk',
  red: 'off track',
}
type Result = DeepPartial<KeyResult>
type Sides = { left: number; right: number }

const inkOf = (band: Band, tone: Tone): string =>
  ({ green: tone.good, amber: tone.warn, red: tone.bad })[band]

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** A figure at an end of the bar: what is reached or not has words. */
function endOf(value: number, unit: string): string {
  if (unit !== 'reached') return withUnit(value, unit)
  return value === 0 ? 'open' : 'reached'
}

/** Each key result as a bar from baseline to target with a marker at the actual figure; grade and its word at the end. */
export function OkrsDrawing({ body, width, compact, tone, assumed }: DrawingProps<OkrsBody>) {
  const { objectives: placed, height } = layout(body, width, compact)
  const sides = sidesOf(
    placed.flatMap(({ results }) => results.map(({ result }) => result)),
    width,
  )
  return (
    <Frame width={width} height={height} label={inWords(body)} tone={tone}>
      {body?.objectives && placed.length === 0 && (
        <Label x={0} y={40} text={NO_OBJECTIVE} room={width} fill={tone.ink3} />
      )}
      {placed.map(({ objective, lines, top, results }, index) => (
        <g key={objective.id ?? index}>
          <path d={`M0 ${top}H${width}`} stroke={tone.lineStrong} />
          <Lines lines={lines} y={top + 25} step={19} size={15} weight={600} fill={tone.ink} />
          <Grade x={width} y={top + 25} of={objective} tone={tone} />
          {results.map(({ result, words, at, bar }, row) => (
            <g key={result.id ?? row}>
              <Lines lines={words} y={at + 12} step={17} fill={tone.ink2} />
              <Bar
                result={result}
                y={bar}
                sides={sides}
                tone={tone}
                unsure={restsOnAssumption(result.claim?.sources, assumed)}
              />
              <Grade x={width} y={bar + 33} of={result} open={openWords(result)} tone={tone} />
            </g>
          ))}
        </g>
      ))}
    </Frame>
  )
}

/** What to say so that there is something to draw. */
export const NO_OBJECTIVE =
  'No objective yet: say what should be different, from what figure to what figure, and by when.'

/** Both ends of all bars, with room for the widest figures beside them. */
function sidesOf(results: readonly Result[], width: number): Sides {
  const roomFor = (pick: (result: Result) => number | null | undefined): number =>
    Math.max(40, ...results.map(result => textWidth(sideText(pick(result), result), 12, 600) + 10))
  return {
    left: roomFor(result => result.baseline),
    right: width - END - roomFor(result => result.target),
  }
}

const sideText = (value: number | null | undefined, { unit = '' }: Result): string =>
  isNumber(value) ? endOf(value, unit) : NOT_SET

/** Where somebody has still to say a figure. */
const NOT_SET = 'not set'

/** Why a key result has no grade. */
function openWords({ baseline, target, actual }: Result): string {
  if (!isNumber(baseline) || !isNumber(target)) return ''
  if (baseline === target) return 'to hold'
  return actual === null ? 'not measured yet' : ''
}

/** The message in words. */
function inWords(body: OkrsPart): string {
  if (!body?.objectives) return 'Objectives and key results, being drawn'
  const objectives = present(body.objectives).filter(({ claim }) => claim?.text)
  if (objectives.length === 0) return NO_OBJECTIVE
  const each = objectives.map(objective => {
    const results = present(objective.keyResults).filter(({ claim }) => claim?.text)
    return `${objective.claim?.text}${gradeWords(objective)}: ${results.map(resultWords).join('; ')}`
  })
  return `Objectives and key results, ${body.period ?? ''}. ${each.join(' ')}`
}

const gradeWords = ({ grade }: { grade?: number | null }): string =>
  isNumber(grade) ? `, grade ${figure(grade)}` : ''

function resultWords(result: Result): string {
  const { actual, target } = result
  const at = isNumber(actual) && isNumber(target) ? `, ${actual} of ${target}` : ''
  return `${result.claim?.text}${at}${gradeWords(result)}`
}

function Lines({
  lines,
  y,
  step,
  size = 13,
  weight = 400,
  fill,
}: {
  lines: readonly string[]
  y: number
  step: number
  size?: number
  weight?: number
  fill: string
}) {
  return lines.map((part, line) => (
    <Label
      key={line}
      x={0}
      y={y + line * step}
      text={part}
      size={size}
      weight={weight}
      fill={fill}
    />
  ))
}

type BarProps = { result: Result; y: number; sides: Sides; tone: Tone; unsure: boolean }

/** From baseline to target; a figure that nobody set is said, and without both there is no bar to fill. */
function Bar({ result, y, sides: { left, right }, tone, unsure }: BarProps) {
  const { baseline, target } = result
  if (baseline === undefined || target === undefined) return null
  const isWhole = isNumber(baseline) && isNumber(target)
  return (
    <>
      <Label
        x={left - 8}
        y={y + 33}
        text={sideText(baseline, result)}
        size={12}
        anchor="end"
        fill={tone.ink3}
      />
      <rect
        x={left}
        y={y + 25}
        width={right - left}
        height={8}
        fill={tone.surface}
        stroke={isWhole ? tone.lineStrong : tone.line}
        strokeDasharray={dashes(unsure)}
      />
      <Progress result={result} y={y} sides={{ left, right }} tone={tone} />
      <Label
        x={right + 8}
        y={y + 33}
        text={sideText(target, result)}
        size={12}
        weight={isNumber(target) ? 600 : 400}
        fill={isNumber(target) ? tone.ink : tone.ink3}
      />
    </>
  )
}

/** How far it has come, once somebody measured it. */
function Progress({
  result,
  y,
  sides: { left, right },
  tone,
}: Pick<BarProps, 'result' | 'y' | 'sides' | 'tone'>) {
  const { baseline, target, actual, unit = '' } = result
  if (!isNumber(baseline) || !isNumber(target) || !isNumber(actual)) return null
  const x = left + along(baseline, target, actual) * (right - left)
  return (
    <>
      <rect x={left} y={y + 25} width={x - left} height={8} fill={tone.series[0]} />
      <path d={`M${x} ${y + 20}v18`} stroke={tone.ink} strokeWidth={2} />
      {actual !== baseline && actual !== target && (
        <Label
          x={x}
          y={y + 50}
          text={endOf(actual, unit)}
          size={12}
          weight={600}
          anchor={anchorAt(x, left, right)}
          fill={tone.ink}
        />
      )}
    </>
  )
}

/** A grade with its word; `open` where there is none. */
function Grade({
  x,
  y,
  of: { grade, band },
  open = '',
  tone,
}: {
  x: number
  y: number
  of: { grade?: number | null; band?: Band | null }
  open?: string
  tone: Tone
}) {
  if (!isNumber(grade) || !band)
    return <Label x={x} y={y} text={open} size={12} anchor="end" fill={tone.ink3} />
  const ink = inkOf(band, tone)
  return (
    <>
      <Label x={x - 34} y={y} text={WORDS[band]} size={12} anchor="end" fill={ink} />
      <Label x={x} y={y} text={grade.toFixed(1)} weight={600} anchor="end" fill={ink} />
    </>
  )
}

/** Words near an end of the bar stay between its ends. */
function anchorAt(x: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (x < left + 30) return 'start'
  return x > right - 30 ? 'end' : 'middle'
}
