import { truncate } from './text-size.tsx'
import type { Tone } from './tone.tsx'

/** A fact as a mark. uses: deliverables that rest on it; links: ids of facts that it is about. */
export type MapMark = {
  id: string
  label: string
  state: 'confirmed' | 'proposed' | 'assumed'
  uses: number
  links: readonly string[]
}
/** A kind of facts as a ray; without marks nobody knows anything of it. */
export type MapRay = { key: string; name: string; marks: readonly MapMark[] }

export type CompanyMapProps = {
  rays: readonly MapRay[]
  /** In the middle: whose it is. */
  name: string
  /** px */
  width: number
  tone: Tone
  /** Where a ray leads. */
  hrefOf: (ray: MapRay) => string
}

/** Marks that a ray has room for; of more, the figure beside its name tells. */
const MARKS_MOST = 7
/** px: of the first mark from the middle, between marks, from the last to the scale, room of a name. */
const FIRST = 118
const NAME_ROOM = 190
const TOP = 140
const FOOT = 26
/** Degrees between the ends of the fan and the ground line. */
const MARGIN = 5
/** Degrees between two marks of the scale. */
const GRADE = 3
const RADIUS_MOST = 310

type Point = { x: number; y: number }
type Placed = MapRay & { angle: number; at: Point[] }

/** px: as high as the fan of a width is. */
export const companyMapHeight = (width: number): number => radiusOf(width) + TOP + FOOT

const radiusOf = (width: number): number =>
  Math.min(RADIUS_MOST, Math.max(150, width / 2 - NAME_ROOM))

/** What is known of a company as the fan of a sextant: a ray a kind, a mark a fact, larger the more deliverables rest on it; hollow where it waits, dashed where it is assumed. */
export function CompanyMap({ rays, name, width, tone, hrefOf }: CompanyMapProps) {
  const radius = radiusOf(width)
  const height = companyMapHeight(width)
  const middle = { x: width / 2, y: height - FOOT }
  const placed = place(rays, middle, radius)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its rays are links, which an image would hide
      role="group"
      aria-label={wordsOf(name, rays)}
      fontFamily={tone.font}
      fontSize={13}
      style={{ display: 'block', maxWidth: '100%', height: 'auto', overflow: 'visible' }}
    >
      <Scale middle={middle} radius={radius} tone={tone} />
      <Links rays={placed} middle={middle} tone={tone} />
      {placed.map(ray => (
        <Ray key={ray.key} ray={ray} middle={middle} radius={radius} tone={tone} hrefOf={hrefOf} />
      ))}
      <Marks rays={placed} tone={tone} />
      <circle cx={middle.x} cy={middle.y} r={4} fill={tone.ink} />
      <text x={middle.x} y={middle.y + 22} fill={tone.ink} fontWeight={600} textAnchor="middle">
        {truncate(name, radius * 1.4, 13, 600)}
      </text>
    </svg>
  )
}

/** "What is known of Kestrel: 21 facts in 9 kinds, 4 wait. Nothing yet of …" */
function wordsOf(name: string, rays: readonly MapRay[]): string {
  const marks = rays.flatMap(ray => ray.marks)
  const waiting = marks.filter(({ state }) => state === 'proposed').length
  const empty = rays.filter(ray => ray.marks.length === 0).map(ray => ray.name)
  const known = `What is known of ${name}: ${marks.length} facts in ${rays.length - empty.length} kinds, ${waiting} of them waiting.`
  return empty.length > 0 ? `${known} Nothing yet of: ${empty.join(', ')}.` : known
}

function place(rays: readonly MapRay[], middle: Point, radius: number): Placed[] {
  const step = (180 - 2 * MARGIN) / Math.max(1, rays.length - 1)
  const room = (radius - FIRST - 18) / (MARKS_MOST - 1)
  return rays.map((ray, index) => {
    const angle = 180 - MARGIN - index * step
    const shown = ray.marks.slice(0, MARKS_MOST)
    return { ...ray, angle, at: shown.map((_, n) => on(middle, angle, FIRST + n * room)) }
  })
}

/** The point so far from the middle in a direction; 0° is right, 90° is up. */
function on({ x, y }: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: round(x + Math.cos(turn) * distance), y: round(y - Math.sin(turn) * distance) }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The graduated arc. */
function Scale({ middle, radius, tone }: { middle: Point; radius: number; tone: Tone }) {
  const [left, right] = [on(middle, 180, radius), on(middle, 0, radius)]
  const grades = Array.from({ length: 180 / GRADE + 1 }, (_, index) => index * GRADE)
  return (
    <g aria-hidden fill="none" stroke={tone.lineStrong}>
      <path d={`M${left.x} ${left.y}A${radius} ${radius} 0 0 1 ${right.x} ${right.y}`} />
      {grades.map(grade => {
        const from = on(middle, grade, radius)
        const to = on(middle, grade, radius - (grade % (GRADE * 5) === 0 ? 9 : 5))
        return <path key={grade} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={tone.line} />
      })}
    </g>
  )
}

/** What is about what: a quiet thread from mark to mark, bent towards the middle. */
function Links({ rays, middle, tone }: { rays: readonly Placed[]; middle: Point; tone: Tone }) {
  const where = new Map(
    rays.flatMap(({ marks, at }) => at.map((point, n) => [marks[n]!.id, point] as const)),
  )
  const threads = rays.flatMap(({ marks }) =>
    marks.flatMap(mark =>
      mark.links.flatMap(to => {
        const [a, b] = [where.get(mark.id), where.get(to)]
        return a && b ? [{ key: `${mark.id} ${to}`, a, b }] : []
      }),
    ),
  )
  return (
    <g aria-hidden fill="none" stroke={tone.series[0]} strokeOpacity={0.35} strokeWidth={1.25}>
      {threads.map(({ key, a, b }) => {
        const bend = { x: (a.x + b.x + middle.x) / 3, y: (a.y + b.y + middle.y) / 3 }
        return (
          <path key={key} d={`M${a.x} ${a.y}Q${round(bend.x)} ${round(bend.y)} ${b.x} ${b.y}`} />
        )
      })}
    </g>
  )
}

type RayProps = {
  ray: Placed
  middle: Point
  radius: number
  tone: Tone
  hrefOf: (ray: MapRay) => string
}

function Ray({ ray, middle, radius, tone, hrefOf }: RayProps) {
  const { marks, angle } = ray
  const [from, to] = [on(middle, angle, FIRST - 72), on(middle, angle, radius - 12)]
  const isEmpty = marks.length === 0
  return (
    <a href={hrefOf(ray)} aria-label={rayWords(ray)} className="company-map-ray">
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke={tone.line}
        strokeWidth={isEmpty ? 1 : 1.25}
      />
      {/* As wide as a finger, so that the whole ray can be pressed. */}
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="transparent" strokeWidth={18} />
      <Name ray={ray} middle={middle} radius={radius} tone={tone} />
    </a>
  )
}

/** Begins with the words that are drawn: "Goals 2 facts, 1 waiting". */
function rayWords({ name, marks }: MapRay): string {
  if (marks.length === 0) return `${name}: nothing known yet`
  const facts = `${name} ${marks.length} ${marks.length === 1 ? 'fact' : 'facts'}`
  const waiting = marks.filter(({ state }) => state === 'proposed').length
  return waiting > 0 ? `${facts}, ${waiting} waiting` : facts
}

/** px; grows with what rests on it, and stops before two of a ray could touch. */
const sizeOf = (uses: number): number => 4 + Math.min(uses, 6) * 0.6

/** The rays say in words what their marks show; a pointer is told each name, and led to its fact. */
const Marks = ({ rays, tone }: { rays: readonly Placed[]; tone: Tone }) => (
  <g aria-hidden>
    {rays.flatMap(({ marks, at }) =>
      at.map((point, n) => (
        <a key={marks[n]!.id} href={`#fact-${marks[n]!.id}`} tabIndex={-1}>
          <Mark mark={marks[n]!} at={point} tone={tone} />
        </a>
      )),
    )}
  </g>
)

function Mark({ mark, at, tone }: { mark: MapMark; at: Point; tone: Tone }) {
  const isSolid = mark.state === 'confirmed'
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={sizeOf(mark.uses)}
      fill={isSolid ? tone.series[0] : tone.surface}
      stroke={tone.series[0]}
      strokeWidth={1.5}
      strokeDasharray={mark.state === 'assumed' ? '3 2.5' : undefined}
    >
      <title>{mark.label}</title>
    </circle>
  )
}

type NameProps = { ray: Placed; middle: Point; radius: number; tone: Tone }

/** Outside the scale, along its ray. */
function Name({ ray, middle, radius, tone }: NameProps) {
  const { angle, name, marks } = ray
  const at = on(middle, angle, radius + 12)
  const isLeft = angle > 90
  const turn = isLeft ? 180 - angle : -angle
  const count = marks.length > 0 ? ` ${marks.length}` : ''
  return (
    <text
      x={at.x}
      y={at.y}
      dy={4}
      fill={marks.length > 0 ? tone.ink : tone.ink3}
      fontSize={12.5}
      textAnchor={isLeft ? 'end' : 'start'}
      transform={`rotate(${round(turn)} ${at.x} ${at.y})`}
    >
      {truncate(name, NAME_ROOM - 26, 12.5)}
      <tspan fill={tone.ink3}>{count}</tspan>
    </text>
  )
}
