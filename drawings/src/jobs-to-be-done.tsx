import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import { present } from './deep-partial.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'
import { truncate } from './text-size.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 640
const FORCES = { push: 'Push', pull: 'Pull', anxiety: 'Anxiety', habit: 'Habit' } as const
type Kind = keyof typeof FORCES
const NOTES: Record<Kind, string> = {
  push: 'away from today',
  pull: 'towards the new',
  anxiety: 'about the new',
  habit: 'of the old',
}
const UNIT = 9,
  ROW = 20,
  SCALE = 300

const rows = (body: DrawingProps<JtbdBody>['body'], kinds: readonly Kind[]) =>
  kinds.reduce((sum, kind) => sum + present(body?.forces?.[kind]).length * ROW + 34, 0)

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

/** Four forces on a balance: push and pull on the left, anxiety and habit on the right; the heavier side hangs lower. */
export function JobsDrawing({ body, width, compact, tone, assumed }: DrawingProps<JtbdBody>) {
  const small = narrow(width, compact)
  const height = jobsHeight(body, width, compact)
  const list = (kind: Kind) => present(body?.forces?.[kind])
  const sum = (kind: Kind) => list(kind).reduce((total, force) => total + (force.strength ?? 0), 0)
  const balance = body?.balance
  const angle = balance === undefined ? 0 : (tilt(balance) * Math.PI) / 180
  const pivot = { x: width / 2, y: 214 }
  const arm = Math.min(width / 2 - (small ? 64 : 150), 250)
  const ends = (
    [
      [-1, ['push', 'pull']],
      [1, ['anxiety', 'habit']],
    ] as const
  ).map(([side, kinds]) => ({
    side,
    kinds,
    x: pivot.x + side * Math.cos(angle) * arm,
    y: pivot.y + side * Math.sin(angle) * arm,
  }))
  const tallest = Math.max(1, sum('push') + sum('pull'), sum('anxiety') + sum('habit'))
  const unit = Math.min(UNIT, 118 / tallest)
  const verdict = balance === undefined ? '' : verdictOf(balance)
  const inks: Record<Kind, string> = {
    push: tone.series[0],
    pull: tone.series[5],
    anxiety: tone.series[1],
    habit: tone.series[4],
  }
  const label =
    balance === undefined
      ? 'Four forces on a balance, being drawn'
      : `Four forces on a balance: push ${sum('push')} and pull ${sum('pull')} against anxiety ${sum('anxiety')} and habit ${sum('habit')}. ${verdict}.`
  const pan = small ? 108 : 170
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      <Label
        x={pivot.x}
        y={18}
        text={verdict}
        size={15}
        weight={600}
        anchor="middle"
        fill={tone.ink}
      />
      <path
        d={`M${pivot.x} ${pivot.y + 4}l-22 62h44z`}
        fill={tone.surface}
        stroke={tone.lineStrong}
      />
      <path d={`M${pivot.x - 60} ${pivot.y + 66}H${pivot.x + 60}`} stroke={tone.lineStrong} />
      <path
        d={`M${ends[0]?.x} ${ends[0]?.y}L${ends[1]?.x} ${ends[1]?.y}`}
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
      {ends.map(end => {
        const stack = end.kinds.toReversed().filter(kind => sum(kind) > 0)
        const tallOf = (kind: Kind) => Math.max(22, sum(kind) * unit)
        return (
          <g key={end.side}>
            <path
              d={`M${end.x} ${end.y}v-18M${end.x - pan / 2} ${end.y - 18}H${end.x + pan / 2}`}
              stroke={tone.ink}
              strokeWidth={2}
            />
            {stack.map((kind, index) => {
              const total = sum(kind),
                tall = tallOf(kind)
              const floor =
                end.y -
                18 -
                stack.slice(0, index + 1).reduce((all, below) => all + tallOf(below), 0)
              const unsure = list(kind).every(force =>
                restsOnAssumption(force.claim?.sources, assumed),
              )
              return (
                <g key={kind}>
                  <rect
                    x={end.x - pan / 2 + 8}
                    y={floor}
                    width={pan - 16}
                    height={tall - 2}
                    fill={inks[kind]}
                    fillOpacity={0.15}
                    stroke={inks[kind]}
                    strokeWidth={1.5}
                    strokeDasharray={dashes(unsure)}
                  />
                  <Label
                    x={end.x}
                    y={floor + tall / 2 + 3.5}
                    text={`${FORCES[kind]} ${total}`}
                    weight={600}
                    anchor="middle"
                    fill={tone.ink}
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
      })}
      {ends.map((end, column) => {
        const room = small ? width - 8 : width / 2 - 16
        const left = column === 0 ? 0 : width / 2 + 16
        const x = small ? 4 : left
        const above = SCALE + 6 + (small && column === 1 ? rows(body, ['push', 'pull']) : 0)
        const drawn = end.kinds.map((kind, index) => {
          const start = above + rows(body, end.kinds.slice(0, index))
          return (
            <g key={kind}>
              <rect
                x={x}
                y={start + 3}
                width={10}
                height={10}
                fill={inks[kind]}
                fillOpacity={0.15}
                stroke={inks[kind]}
                strokeWidth={1.5}
              />
              <text x={x + 18} y={start + 13} fontWeight={600} fill={tone.ink}>
                {FORCES[kind]}{' '}
                <tspan fontWeight={400} fill={tone.ink3}>
                  {NOTES[kind]}
                </tspan>
              </text>
              {list(kind).map((force, row) => {
                const at = start + 34 + row * ROW
                return (
                  <g key={force.id ?? row}>
                    {[1, 2, 3, 4, 5].map(step => (
                      <rect
                        key={step}
                        x={x + (step - 1) * 9}
                        y={at - 9}
                        width={7}
                        height={9}
                        fill={step <= (force.strength ?? 0) ? inks[kind] : 'none'}
                        stroke={inks[kind]}
                        strokeOpacity={step <= (force.strength ?? 0) ? 1 : 0.4}
                      />
                    ))}
                    <text x={x + 54} y={at} fill={tone.ink2}>
                      <title>{force.claim?.text ?? ''}</title>
                      {truncate(force.claim?.text ?? '', room - 54)}
                    </text>
                  </g>
                )
              })}
            </g>
          )
        })
        return <g key={end.side}>{drawn}</g>
      })}
    </Frame>
  )
}

function verdictOf(balance: number): string {
  if (balance > 0) return `Tips towards switching, by ${balance}`
  return balance < 0 ? `Stays as it is, by ${-balance}` : 'In balance'
}
