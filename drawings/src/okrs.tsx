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

function inkOf(band: string | undefined, tone: Tone) {
  if (band === 'green') return tone.good
  return band === 'amber' ? tone.warn : tone.bad
}
/** What a band says without its colour. */
const WORDS = { green: 'on track', amber: 'at risk', red: 'off track' } as const

/** Each key result as a bar from baseline to target with a marker at the actual figure; grade and its word at the end. */
export function OkrsDrawing({ body, width, compact, tone, assumed }: DrawingProps<OkrsBody>) {
  const { objectives: placed, height } = layout(body, width, compact)
  const objectives = present(body?.objectives)
  const label =
    objectives.length === 0
      ? 'Objectives and key results, being drawn'
      : `Objectives and key results, ${body?.period ?? ''}. ${objectives
          .filter(objective => objective.claim?.text)
          .map(
            objective =>
              `${objective.claim?.text} Grade ${figure(objective.grade ?? 0)}: ${present(
                objective.keyResults,
              )
                .filter(kr => kr.claim?.text && kr.actual !== undefined && kr.target !== undefined)
                .map(
                  kr =>
                    `${kr.claim?.text}, ${kr.actual} of ${kr.target}, grade ${figure(kr.grade ?? 0)}`,
                )
                .join('; ')}`,
          )
          .join(' ')}`
  const all = placed.flatMap(({ results }) => results.map(({ result }) => result))
  const sideOf = (pick: (result: (typeof all)[number]) => number | undefined) =>
    Math.max(
      40,
      ...all.map(result => textWidth(withUnit(pick(result) ?? 0, result.unit ?? ''), 12, 600) + 10),
    )
  const left = sideOf(result => result.baseline),
    right = width - END - sideOf(result => result.target)
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      {placed.map(({ objective, lines, top, results }, index) => (
        <g key={objective.id ?? index}>
          <path d={`M0 ${top}H${width}`} stroke={tone.lineStrong} />
          {lines.map((part, line) => (
            <Label
              key={line}
              x={0}
              y={top + 25 + line * 19}
              text={part}
              size={15}
              weight={600}
              fill={tone.ink}
            />
          ))}
          {objective.grade !== undefined && (
            <Grade
              x={width}
              y={top + 25}
              grade={objective.grade}
              band={objective.band}
              tone={tone}
            />
          )}
          {results.map(({ result, words, at, bar }, row) => (
            <g key={result.id ?? row}>
              {words.map((part, line) => (
                <Label key={line} x={0} y={at + 12 + line * 17} text={part} fill={tone.ink2} />
              ))}
              <Bar
                result={result}
                y={bar}
                left={left}
                right={right}
                tone={tone}
                unsure={restsOnAssumption(result.claim?.sources, assumed)}
              />
              {result.grade !== undefined && (
                <Grade x={width} y={bar + 33} grade={result.grade} band={result.band} tone={tone} />
              )}
            </g>
          ))}
        </g>
      ))}
    </Frame>
  )
}

function Bar({
  result,
  y,
  left,
  right,
  tone,
  unsure,
}: {
  result: DeepPartial<KeyResult>
  y: number
  left: number
  right: number
  tone: Tone
  unsure: boolean
}) {
  const { baseline, target, actual, unit = '' } = result
  if (baseline === undefined || target === undefined || actual === undefined) return null
  const x = left + along(baseline, target, actual) * (right - left)
  return (
    <>
      <Label
        x={left - 8}
        y={y + 33}
        text={withUnit(baseline, unit)}
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
        stroke={tone.lineStrong}
        strokeDasharray={dashes(unsure)}
      />
      <rect x={left} y={y + 25} width={x - left} height={8} fill={tone.series[0]} />
      <path d={`M${x} ${y + 20}v18`} stroke={tone.ink} strokeWidth={2} />
      {actual !== baseline && actual !== target && (
        <Label
          x={x}
          y={y + 50}
          text={withUnit(actual, unit)}
          size={12}
          weight={600}
          anchor={anchorAt(x, left, right)}
          fill={tone.ink}
        />
      )}
      <Label
        x={right + 8}
        y={y + 33}
        text={withUnit(target, unit)}
        size={12}
        weight={600}
        fill={tone.ink}
      />
    </>
  )
}

function Grade({
  x,
  y,
  grade,
  band,
  tone,
}: {
  x: number
  y: number
  grade: number
  band?: 'green' | 'amber' | 'red'
  tone: Tone
}) {
  return (
    <>
      <Label
        x={x - 34}
        y={y}
        text={band ? WORDS[band] : ''}
        size={12}
        anchor="end"
        fill={inkOf(band, tone)}
      />
      <Label
        x={x}
        y={y}
        text={grade.toFixed(1)}
        weight={600}
        anchor="end"
        fill={inkOf(band, tone)}
      />
    </>
  )
}

/** Words near an end of the bar stay between its ends. */
function anchorAt(x: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (x < left + 30) return 'start'
  return x > right - 30 ? 'end' : 'middle'
}
