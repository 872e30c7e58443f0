import type { OkrsBody } from '@sextant/contracts/strategy/okrs'
import { present } from './deep-partial.tsx'
import { figure, withUnit } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'
import { textWidth, wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 560
/** Heights of an objective's head and of a key result; on phones their words take a second line. */
const heights = (small: boolean) => (small ? { head: 62, row: 80, lines: 2 } : { head: 44, row: 62, lines: 1 })
/** Natural height in px. */
export function okrsHeight(body: DrawingProps<OkrsBody>['body'], width: number, compact?: boolean): number {
  const { head, row } = heights(narrow(width, compact) ?? false)
  return Math.max(120, present(body?.objectives).reduce((sum, objective) => sum + head + present(objective.keyResults).length * row + 12, 4))
}

/** Where the actual figure stands between baseline (0) and target (1); held within the bar. */
export const along = (baseline: number, target: number, actual: number) => (target === baseline ? 0 : Math.min(1, Math.max(0, (actual - baseline) / (target - baseline))))

const inkOf = (band: string | undefined, tone: Tone) => (band === 'green' ? tone.good : band === 'amber' ? tone.warn : tone.bad)
/** What a band says without its colour. */
const WORDS = { green: 'on track', amber: 'at risk', red: 'off track' } as const

/** Each key result as a bar from baseline to target with a marker at the actual figure; grade and its word at the end. */
export function OkrsDrawing({ body, width, compact, tone, assumed }: DrawingProps<OkrsBody>) {
  const { head: HEAD, row: ROW, lines } = heights(narrow(width, compact) ?? false)
  const height = okrsHeight(body, width, compact)
  const more = (lines - 1) * 18
  const objectives = present(body?.objectives)
  const label = objectives.length === 0 ? 'Objectives and key results, being drawn' : `Objectives and key results, ${body?.period ?? ''}. ${objectives.map(objective => `${objective.claim?.text} Grade ${figure(objective.grade ?? 0)}: ${present(objective.keyResults).map(kr => `${kr.claim?.text}, ${kr.actual} of ${kr.target}, grade ${figure(kr.grade ?? 0)}`).join('; ')}`).join(' ')}`
  const end = 112
  const tops = objectives.map((_, index) => 4 + objectives.slice(0, index).reduce((sum, before) => sum + HEAD + present(before.keyResults).length * ROW + 12, 0))
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      {objectives.map((objective, index) => {
        const top = tops[index] ?? 0
        const results = present(objective.keyResults)
        return (
          <g key={objective.id ?? index}>
            <path d={`M0 ${top}H${width}`} stroke={tone.lineStrong} />
            {wrap(objective.claim?.text ?? '', width - end - 8, lines, 15, 600).map((part, line) => <Label key={line} x={0} y={top + 25 + line * 19} text={part} size={15} weight={600} fill={tone.ink} />)}
            {objective.grade !== undefined && <Grade x={width} y={top + 25} grade={objective.grade} band={objective.band} tone={tone} />}
            {results.map((kr, row) => {
              const at = top + HEAD + row * ROW
              const words = wrap(kr.claim?.text ?? '', lines > 1 ? width : width - end - 8, lines)
              const bar = at + more
              const known = kr.baseline !== undefined && kr.target !== undefined && kr.actual !== undefined
              const unit = kr.unit ?? ''
              const from = known ? withUnit(kr.baseline ?? 0, unit) : '', to = known ? withUnit(kr.target ?? 0, unit) : ''
              const fromWidth = textWidth(from, 12) + 10, toWidth = textWidth(to, 12, 600) + 10
              const left = Math.max(40, fromWidth), right = width - end - Math.max(40, toWidth)
              const x = left + along(kr.baseline ?? 0, kr.target ?? 1, kr.actual ?? 0) * (right - left)
              const now = withUnit(kr.actual ?? 0, unit)
              return (
                <g key={kr.id ?? row}>
                  {words.map((part, line) => <Label key={line} x={0} y={at + more + 12 - (words.length - 1 - line) * 17} text={part} fill={tone.ink2} />)}
                  {known && (
                    <>
                      <Label x={left - 8} y={bar + 33} text={from} size={12} anchor="end" fill={tone.ink3} />
                      <rect x={left} y={bar + 25} width={right - left} height={8} fill={tone.surface} stroke={tone.lineStrong} strokeDasharray={dashes(restsOnAssumption(kr.claim?.sources, assumed))} />
                      <rect x={left} y={bar + 25} width={Math.max(0, x - left)} height={8} fill={tone.series[0]} />
                      <path d={`M${x} ${bar + 20}v18`} stroke={tone.ink} strokeWidth={2} />
                      {kr.actual !== kr.baseline && kr.actual !== kr.target && <Label x={Math.min(right, Math.max(left, x))} y={bar + 50} text={now} size={12} weight={600} anchor={x < left + 30 ? 'start' : x > right - 30 ? 'end' : 'middle'} fill={tone.ink} />}
                      <Label x={right + 8} y={bar + 33} text={to} size={12} weight={600} fill={tone.ink} />
                    </>
                  )}
                  {kr.grade !== undefined && <Grade x={width} y={bar + 33} grade={kr.grade} band={kr.band} tone={tone} />}
                </g>
              )
            })}
          </g>
        )
      })}
    </Frame>
  )
}

function Grade({ x, y, grade, band, tone }: { x: number; y: number; grade: number; band?: 'green' | 'amber' | 'red'; tone: Tone }) {
  return (
    <>
      <Label x={x - 34} y={y} text={band ? WORDS[band] : ''} size={12} anchor="end" fill={inkOf(band, tone)} />
      <Label x={x} y={y} text={grade.toFixed(1)} weight={600} anchor="end" fill={inkOf(band, tone)} />
    </>
  )
}
