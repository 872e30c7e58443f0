import { MARKET_FORCES as FORCES } from '@sextant/contracts/company/chips'
import type { Force, PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { FORCE_NAMES } from '@sextant/contracts/strategy/porter-words'
import { type DeepPartial, present } from './deep-partial.tsx'
import { type DrawingProps, Frame, Label, listed, restsOnAssumption } from './frame.tsx'
import { figure } from './figures.tsx'
import { wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 620

/** Natural height in px. */
export const porterHeight = (_body: unknown, width: number, compact?: boolean) =>
  narrow(width, compact) ? 330 : 400

type Point = { x: number; y: number }
type Centre = Point & { radius: number }
/** Where the five points stand and how much room there is around them. */
type Radar = { centre: Centre; width: number; small: boolean }
type Given = DeepPartial<Force>

/** Where the score 0–5 of the force at `index` lies, rivalry on top and the others clockwise. */
export function radarPoint(index: number, score: number, centre: Centre): Point {
  const angle = -Math.PI / 2 + (index * 2 * Math.PI) / FORCES.length
  return {
    x: centre.x + Math.cos(angle) * centre.radius * (score / 5),
    y: centre.y + Math.sin(angle) * centre.radius * (score / 5),
  }
}

const closed = (points: readonly Point[]) =>
  `M${points.map(p => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`

/** Five-pointed radar: the larger the shape, the more the industry eats of the profit. */
export function PorterDrawing({ body, width, compact, tone, assumed }: DrawingProps<PorterBody>) {
  const small = narrow(width, compact) === true
  const centre = {
    x: width / 2,
    y: small ? 176 : 206,
    radius: small ? Math.min(108, width / 2 - 84) : 136,
  }
  const given = present(body?.forces)
  const top = Math.max(0, ...given.map(force => force.score ?? 0))
  const forces = FORCES.map((id, index) => ({
    id,
    index,
    force: given.find(force => force.id === id),
  }))
  const scored = forces.flatMap(({ index, force }) =>
    isScored(force) ? [radarPoint(index, force.score, centre)] : [],
  )
  return (
    <Frame
      width={width}
      height={porterHeight(body, width, compact)}
      label={labelOf(given, top, body?.pressure)}
      tone={tone}
    >
      <Web centre={centre} tone={tone} />
      {scored.length === FORCES.length && (
        <path
          d={closed(scored)}
          fill={tone.series[0]}
          fillOpacity={0.14}
          stroke={tone.series[0]}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      )}
      {forces.map(({ id, index, force }) => (
        <g key={id}>
          <Words
            name={force?.name ?? FORCE_NAMES[id]}
            force={force}
            index={index}
            radar={{ centre, width, small }}
            strongest={top > 0 && force?.score === top}
            tone={tone}
          />
          {isScored(force) && (
            <ScorePoint
              at={radarPoint(index, force.score, centre)}
              unsure={restsOnAssumption(sourcesOf(force), assumed)}
              tone={tone}
            />
          )}
        </g>
      ))}
      {[1, 3, 5].map(score => (
        <Label
          key={score}
          x={centre.x + 5}
          y={radarPoint(0, score, centre).y + 4 + (score === 5 ? 10 : 0)}
          text={String(score)}
          size={11}
          fill={tone.ink3}
          halo={tone.surface}
        />
      ))}
    </Frame>
  )
}

const isScored = (force: Given | undefined): force is Given & { score: number } =>
  typeof force?.score === 'number'

/** The message in words. */
function labelOf(
  given: readonly Given[],
  top: number,
  pressure: number | null | undefined,
): string {
  const strongest = given
    .filter(force => force.name && force.score === top && top > 0)
    .map(force => force.name ?? '')
  if (pressure === null) return 'Five forces, none of them rated yet'
  if (strongest.length === 0) return 'Five forces, being drawn'
  const weigh = strongest.length > 1 ? 'weigh' : 'weighs'
  const mean = pressure === undefined ? '' : `; mean pressure ${figure(pressure)}`
  const scores = given
    .filter(force => force.name && force.score !== undefined)
    .map(force => `${force.name} ${scoreWords(force)}`)
  return `Five forces: ${listed(strongest)} ${weigh} most at ${top} of 5${mean}. ${scores.join(', ')}.`
}

/** "4 of 5, rising"; what nobody judged says so. */
function scoreWords({ score, direction }: Given): string {
  if (typeof score !== 'number') return NOT_RATED
  return direction ? `${score} of 5, ${direction}` : `${score} of 5`
}

const sourcesOf = (force: Given) =>
  present(force.drivers).flatMap(driver => present(driver.sources))

/** A ring for each score, and a spoke for each force. */
function Web({ centre, tone }: { centre: Centre; tone: Tone }) {
  return (
    <>
      {[5, 4, 3, 2, 1].map(score => (
        <path
          key={score}
          d={closed(FORCES.map((_, index) => radarPoint(index, score, centre)))}
          fill={score === 5 ? tone.surface : 'none'}
          stroke={score === 5 ? tone.lineStrong : tone.line}
        />
      ))}
      {FORCES.map((id, index) => {
        const end = radarPoint(index, 5, centre)
        return <path key={id} d={`M${centre.x} ${centre.y}L${end.x} ${end.y}`} stroke={tone.line} />
      })}
    </>
  )
}

/** Name, score and, where there is room, what drives a force, outside its point. */
function Words({
  name,
  force,
  index,
  radar,
  strongest,
  tone,
}: {
  name: string
  force: Given | undefined
  index: number
  radar: Radar
  strongest: boolean
  tone: Tone
}) {
  const { x, room, side } = columnOf(index, radar)
  const names = wrap(name, room, 2, 13, 600)
  const drivers = radar.small ? [] : present(force?.drivers).slice(0, index === 0 ? 1 : 3)
  const scores = force?.score === undefined ? [] : wrap(scoreWords(force), room, 2, 13, 600)
  const above = (names.length + drivers.length) * 17 - (drivers.length ? 1 : 0)
  const y = firstLine(index, radar.centre, above)
  return (
    <>
      {names.map((part, row) => (
        <Label
          key={part}
          x={x}
          y={y + row * 17}
          text={part}
          weight={600}
          fill={tone.ink}
          anchor={side}
        />
      ))}
      {scores.map((part, row) => (
        <Label
          key={part}
          x={x}
          y={y + (names.length + row) * 17}
          text={part}
          fill={strongest ? tone.ink : tone.ink2}
          weight={strongest ? 600 : 400}
          anchor={side}
        />
      ))}
      {drivers.map((driver, row) => (
        <Label
          key={row}
          x={x}
          y={y + (names.length + 1 + row) * 17}
          text={driver.text ?? ''}
          room={room}
          size={12}
          fill={tone.ink3}
          anchor={side}
        />
      ))}
    </>
  )
}

/** Where the words of a force begin or end, and how long they may be. */
function columnOf(index: number, { centre, width }: Radar) {
  const side = sideOf(index)
  if (side === 'middle') return { side, x: centre.x, room: width - 16 }
  const end = radarPoint(index, 5, centre)
  if (side === 'start') return { side, x: end.x + 14, room: width - (end.x + 14) - 2 }
  return { side, x: end.x - 14, room: end.x - 14 - 2 }
}

/** Above the point on top, whose words need `above` px; level with the points to the sides. */
function firstLine(index: number, centre: Centre, above: number): number {
  const end = radarPoint(index, 5, centre)
  if (index === 0) return end.y - 12 - above
  return index === 2 || index === 3 ? end.y + 4 : end.y - 8
}

function ScorePoint({ at, unsure, tone }: { at: Point; unsure: boolean; tone: Tone }) {
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={6}
      fill={unsure ? tone.surface : tone.series[0]}
      stroke={unsure ? tone.series[0] : tone.surface}
      strokeWidth={1.5}
      strokeDasharray={unsure ? '3 2' : undefined}
    />
  )
}

/** The first force stands on top, the next two to the right, the last two to the left. */
function sideOf(index: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'middle'
  return index < 3 ? 'start' : 'end'
}
