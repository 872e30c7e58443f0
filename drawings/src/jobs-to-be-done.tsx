import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import { FORCE_WORDS, type SwitchForce } from '@sextant/contracts/strategy/jtbd-words'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { present } from './deep-partial.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'
import { textWidth, truncate } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 640
type Kind = SwitchForce
const UNIT = 9,
  ROW = 20,
  SCALE = 300

/** A force without words has one line that says what would fill it. */
const rows = (body: DrawingProps<JtbdBody>['body'], kinds: readonly Kind[]) =>
  kinds.reduce((sum, kind) => sum + Math.max(1, present(body?.forces?.[kind]).length) * ROW + 34, 0)

/** Natural height in px. */
export function jobsHeight(
  body: DrawingProps<JtbdBody>['body'],
  width: number,
  compact?: boolean,
): number {
  const [left, right] = [rows(body, ['push', 'pull']), rows(body, ['anxiety', 'habit'])]
  return SCALE + (narrow(width, compact) ? left + right : Math.max(left, right)) + 12
}

/** Degrees the beam turns, positive clockwise (the right side goes down): the heavier side sinks, 14 degrees at most. */
export const tilt = (balance: number) => -Math.max(-14, Math.min(14, balance * 2))

type Body = DrawingProps<JtbdBody>['body']
type Point = { x: number; y: number }
/** One end of the beam with what hangs there; side -1 is the left. */
type End = Point & { side: -1 | 1; kinds: readonly Kind[] }

const SIDES = [
  { side: -1, kinds: ['push', 'pull'] },
  { side: 1, kinds: ['anxiety', 'habit'] },
] as const

const listOf = (body: Body, kind: Kind) => present(body?.forces?.[kind])
const sumOf = (body: Body, kind: Kind) =>
  listOf(body, kind).reduce((total, force) => total + (force.strength ?? 0), 0)
/** "Push 7", or "Push, not rated"; where that has no room, "Push –". */
function heavy(body: Body, kind: Kind, room = Infinity): string {
  const sum = sumOf(body, kind)
  const { name } = FORCE_WORDS[kind]
  if (sum > 0) return `${name} ${sum}`
  const words = `${name}, ${NOT_RATED}`
  return textWidth(words) <= room ? words : `${name} –`
}
const inksOf = (tone: Tone): Record<Kind, string> => ({
  push: tone.series[0],
  pull: tone.series[5],
  anxiety: tone.series[1],
  habit: tone.series[4],
})

/** Four forces on a balance: push and pull on the left, anxiety and habit on the right; the heavier side hangs lower. */
export function JobsDrawing({ body, width, compact, tone, assumed }: DrawingProps<JtbdBody>) {
  const small = narrow(width, compact)
  const balance = body?.balance
  const angle = (tilt(balance ?? 0) * Math.PI) / 180
  const pivot = { x: width / 2, y: 214 }
  const arm = Math.min(width / 2 - (small ? 64 : 150), 250)
  const ends = SIDES.map(({ side, kinds }) => ({
    side,
    kinds,
    x: pivot.x + side * Math.cos(angle) * arm,
    y: pivot.y + side * Math.sin(angle) * arm,
  }))
  return (
    <Frame
      width={width}
      height={jobsHeight(body, width, compact)}
      label={inWords(body)}
      tone={tone}
    >
      <Label
        x={pivot.x}
        y={18}
        text={balance === undefined ? '' : verdictOf(balance)}
        size={15}
        weight={600}
        anchor="middle"
        fill={tone.ink}
      />
      <Beam pivot={pivot} ends={ends} tone={tone} />
      {ends.map(end => (
        <Pan
          key={end.side}
          end={end}
          body={body}
          width={small ? 108 : 170}
          tone={tone}
          assumed={assumed}
        />
      ))}
      {ends.map((end, column) => {
        const left = column === 0 ? 0 : width / 2 + 16
        const below = small && column === 1 ? rows(body, ['push', 'pull']) : 0
        return (
          <g key={end.side}>
            {end.kinds.map((kind, index) => (
              <ForceKey
                key={kind}
                kind={kind}
                body={body}
                at={{
                  x: small ? 4 : left,
                  y: SCALE + 6 + below + rows(body, end.kinds.slice(0, index)),
                }}
                room={small ? width - 8 : width / 2 - 16}
                tone={tone}
              />
            ))}
          </g>
        )
      })}
    </Frame>
  )
}

function inWords(body: Body): string {
  if (body?.balance === undefined) return 'Four forces on a balance, being drawn'
  const of = (kind: Kind) => heavy(body, kind).toLowerCase()
  return `Four forces on a balance: ${of('push')} and ${of('pull')} against ${of('anxiety')} and ${of('habit')}. ${verdictOf(body.balance)}.`
}

function Beam({ pivot, ends, tone }: { pivot: Point; ends: readonly Point[]; tone: Tone }) {
  const [left, right] = ends
  return (
    <>
      <path
        d={`M${pivot.x} ${pivot.y + 4}l-22 62h44z`}
        fill={tone.surface}
        stroke={tone.lineStrong}
      />
      <path d={`M${pivot.x - 60} ${pivot.y + 66}H${pivot.x + 60}`} stroke={tone.lineStrong} />
      <path
        d={`M${left?.x} ${left?.y}L${right?.x} ${right?.y}`}
        stroke={tone.ink}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <circle
        cx={pivot.x}
        cy={pivot.y}
        r={6}
        fill={tone.surface}
        stroke={tone.ink}
        strokeWidth={2}
      />
    </>
  )
}

/** The forces of one side as weights upon each other, as tall as they are strong. */
function Pan({
  end,
  body,
  width,
  tone,
  assumed,
}: {
  end: End
  body: Body
  width: number
  tone: Tone
  assumed: ReadonlySet<number> | undefined
}) {
  const inks = inksOf(tone)
  const sum = (kind: Kind) => sumOf(body, kind)
  const tallest = Math.max(1, sum('push') + sum('pull'), sum('anxiety') + sum('habit'))
  const unit = Math.min(UNIT, 118 / tallest)
  const stack = end.kinds.toReversed().filter(kind => listOf(body, kind).length > 0)
  const tallOf = (kind: Kind) => Math.max(22, sum(kind) * unit)
  const floorOf = (index: number) =>
    end.y - 18 - stack.slice(0, index + 1).reduce((all, below) => all + tallOf(below), 0)
  return (
    <g>
      <path
        d={`M${end.x} ${end.y}v-18M${end.x - width / 2} ${end.y - 18}H${end.x + width / 2}`}
        stroke={tone.ink}
        strokeWidth={2}
      />
      {stack.map((kind, index) => {
        const [floor, tall] = [floorOf(index), tallOf(kind)]
        const unsure = listOf(body, kind).every(force =>
          restsOnAssumption(force.claim?.sources, assumed),
        )
        return (
          <g key={kind}>
            <rect
              x={end.x - width / 2 + 8}
              y={floor}
              width={width - 16}
              height={tall - 2}
              fill={inks[kind]}
              fillOpacity={sum(kind) > 0 ? 0.15 : 0}
              stroke={sum(kind) > 0 ? inks[kind] : tone.line}
              strokeWidth={1.5}
              strokeDasharray={dashes(unsure)}
            />
            <Label
              x={end.x}
              y={floor + tall / 2 + 3.5}
              text={heavy(body, kind, width - 20)}
              weight={sum(kind) > 0 ? 600 : 400}
              anchor="middle"
              fill={sum(kind) > 0 ? tone.ink : tone.ink3}
            />
          </g>
        )
      })}
      <Label
        x={end.x}
        y={end.y + 20}
        text={end.side < 0 ? 'for switching' : 'for staying'}
        size={12}
        anchor="middle"
        fill={tone.ink3}
      />
    </g>
  )
}

/** The forces of one kind by name, each with its strength in five steps. */
function ForceKey({
  kind,
  body,
  at,
  room,
  tone,
}: {
  kind: Kind
  body: Body
  at: Point
  room: number
  tone: Tone
}) {
  const ink = inksOf(tone)[kind]
  return (
    <g>
      <rect
        x={at.x}
        y={at.y + 3}
        width={10}
        height={10}
        fill={ink}
        fillOpacity={0.15}
        stroke={ink}
        strokeWidth={1.5}
      />
      <text x={at.x + 18} y={at.y + 13} fontWeight={600} fill={tone.ink}>
        {FORCE_WORDS[kind].name}{' '}
        <tspan fontWeight={400} fill={tone.ink3}>
          {FORCE_WORDS[kind].note}
        </tspan>
      </text>
      {body?.forces?.[kind] && listOf(body, kind).length === 0 && (
        <Label
          x={at.x + 18}
          y={at.y + 34}
          text={FORCE_WORDS[kind].gap}
          room={room - 18}
          fill={tone.ink3}
        />
      )}
      {listOf(body, kind).map((force, row) => {
        const y = at.y + 34 + row * ROW
        return (
          <g key={force.id ?? row}>
            <Strength
              value={force.strength ?? 0}
              at={{ x: at.x, y: y - 9 }}
              ink={force.strength === null ? tone.lineStrong : ink}
            />
            <text x={at.x + 54} y={y} fill={tone.ink2}>
              <title>{force.claim?.text ?? ''}</title>
              {truncate(force.claim?.text ?? '', room - 54)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const Strength = ({ value, at, ink }: { value: number; at: Point; ink: string }) =>
  [1, 2, 3, 4, 5].map(step => (
    <rect
      key={step}
      x={at.x + (step - 1) * 9}
      y={at.y}
      width={7}
      height={9}
      fill={step <= value ? ink : 'none'}
      stroke={ink}
      strokeOpacity={step <= value ? 1 : 0.4}
    />
  ))

function verdictOf(balance: number | null): string {
  if (balance === null) return 'Which way it tips is not rated yet'
  if (balance > 0) return `Tips towards switching, by ${balance}`
  return balance < 0 ? `Stays as it is, by ${-balance}` : 'In balance'
}
