import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { HORIZON_WORDS, PAID } from '@sextant/contracts/strategy/horizon-words'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { present } from './deep-partial.tsx'
import { percent, shortMoney } from './figures.tsx'
import { type DrawingProps, Label } from './frame.tsx'
import { textWidth } from './text-size.tsx'
import type { Tone } from './tone.tsx'

export const HORIZONS = [1, 2, 3] as const
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
        text={`Horizon ${horizon}, ${HORIZON_WORDS[horizon].name.toLowerCase()}`}
        room={box.width}
        weight={600}
        fill={ink ?? tone.ink}
      />
      <ShareBar share={shareOf(body, horizon)} box={{ ...box, y: bar }} ink={ink} tone={tone} />
      {listOf(body, horizon).map((item, row) => (
        <KeyLine
          key={item.id ?? row}
          item={item}
          currency={body?.currency}
          box={{ ...box, y: bar + 42 + row * ROW }}
          tone={tone}
        />
      ))}
      {body?.initiatives && listOf(body, horizon).length === 0 && (
        <Label
          x={box.x}
          y={bar + 42}
          text={HORIZON_WORDS[horizon].gap}
          room={box.width}
          fill={tone.ink3}
        />
      )}
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
      <rect x={box.x} y={box.y - 6} width={box.width * (share.actual ?? 0)} height={6} fill={ink} />
      <path
        d={`M${box.x + box.width * share.target} ${box.y - 10}v14`}
        stroke={tone.ink}
        strokeWidth={2}
      />
      <Label
        x={box.x}
        y={box.y + 18}
        text={`${takenWords(share.actual)}, aim ${percent(share.target)}`}
        room={box.width}
        size={12}
        fill={tone.ink2}
      />
    </>
  )
}

export const takenWords = (actual: number | null): string =>
  actual === null ? `Share ${NOT_RATED}` : `${percent(actual)} of known costs`

/** "$300 a month"; nothing where it takes no money, a dash where nobody told. */
function costOf({ costCents, costPer }: Item, currency: string | undefined): string {
  if (costCents === undefined || costCents === 0) return ''
  if (costCents === null) return '–'
  const paid = costPer === undefined || costPer === 'once' ? '' : ` ${PAID[costPer]}`
  return `${shortMoney(costCents, currency)}${paid}`
}

function KeyLine({
  item,
  currency,
  box,
  tone,
}: {
  item: Item
  currency: string | undefined
  box: Box
  tone: Tone
}) {
  const cost = costOf(item, currency)
  const taken = cost ? textWidth(cost, 12) + 10 : 0
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
        room={box.width - 22 - taken}
        fill={tone.ink}
      />
      <Label
        x={box.x + box.width}
        y={box.y}
        text={cost}
        size={12}
        anchor="end"
        fill={item.costCents === null ? tone.ink3 : tone.ink2}
      />
    </g>
  )
}
