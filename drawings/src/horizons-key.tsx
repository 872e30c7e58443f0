import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { present } from './deep-partial.tsx'
import { money, percent } from './figures.tsx'
import { type DrawingProps, Label } from './frame.tsx'
import type { Tone } from './tone.tsx'

export const HORIZONS = [1, 2, 3] as const
const NAMES = {
  1: 'Horizon 1, today’s business',
  2: 'Horizon 2, the next one',
  3: 'Horizon 3, options',
} as const
/** Between the lines of the key, in px. */
export const ROW = 22

export type Body = DrawingProps<ThreeHorizonsBody>['body']
export type Horizon = (typeof HORIZONS)[number]
export type Item = ReturnType<typeof listOf>[number]
export type Box = { x: number; y: number; width: number }

/** The initiatives of one horizon, numbered through all three. */
export const listOf = (body: Body, horizon: number) =>
  present(body?.initiatives)
    .map((item, index) => ({ ...item, n: index + 1 }))
    .filter(item => item.horizon === horizon)

export const shareOf = (body: Body, horizon: Horizon) =>
  present(body?.shares).find(share => share.horizon === horizon)

/** What stands on one curve: its name, its share of the budget, its initiatives by number. */
export function HorizonKey({
  horizon,
  body,
  box,
  tone,
}: {
  horizon: Horizon
  body: Body
  box: Box
  tone: Tone
}) {
  const bar = box.y + 30
  const ink = tone.series[horizon - 1]
  return (
    <g>
      <Label
        x={box.x}
        y={box.y + 12}
        text={NAMES[horizon]}
        room={box.width}
        weight={600}
        fill={ink ?? tone.ink}
      />
      <ShareBar share={shareOf(body, horizon)} box={{ ...box, y: bar }} ink={ink} tone={tone} />
      {listOf(body, horizon).map((item, row) => (
        <KeyLine
          key={item.id ?? row}
          item={item}
          box={{ ...box, y: bar + 42 + row * ROW }}
          tone={tone}
        />
      ))}
    </g>
  )
}

function ShareBar({
  share,
  box,
  ink,
  tone,
}: {
  share: ReturnType<typeof shareOf>
  box: Box
  ink: string | undefined
  tone: Tone
}) {
  if (share?.actual === undefined || share.target === undefined) return null
  return (
    <>
      <rect x={box.x} y={box.y - 6} width={box.width} height={6} fill={tone.line} />
      <rect x={box.x} y={box.y - 6} width={box.width * share.actual} height={6} fill={ink} />
      <path
        d={`M${box.x + box.width * share.target} ${box.y - 10}v14`}
        stroke={tone.ink}
        strokeWidth={2}
      />
      <Label
        x={box.x}
        y={box.y + 18}
        text={`${percent(share.actual)} of the budget, aim ${percent(share.target)}`}
        room={box.width}
        size={12}
        fill={tone.ink2}
      />
    </>
  )
}

function KeyLine({ item, box, tone }: { item: Item; box: Box; tone: Tone }) {
  const cost = item.budgetCents === undefined ? '' : money(item.budgetCents)
  return (
    <g>
      <Label
        x={box.x + 14}
        y={box.y}
        text={String(item.n)}
        size={12}
        weight={600}
        anchor="end"
        fill={tone.ink2}
      />
      <Label
        x={box.x + 22}
        y={box.y}
        text={item.claim?.text ?? ''}
        room={box.width - 22 - 64}
        fill={tone.ink}
      />
      <Label x={box.x + box.width} y={box.y} text={cost} anchor="end" fill={tone.ink2} />
    </g>
  )
}
