import { exactMoney } from '@sextant/contracts/company/money-words'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import { SPENDING_WORDS } from '@sextant/contracts/marketing-strategy/spending-words'
import type { ReactElement } from 'react'
import { type BarRow, BarRows, barRowsHeight } from './bar-rows.tsx'
import { percent } from './figures.tsx'
import { Frame } from './frame.tsx'
import { HouseMarks, houseHeight } from './messaging-house.tsx'
import { MapMarks, positioningMapHeight } from './positioning-map.tsx'
import type { Tone } from './tone.tsx'

/** Between two drawings. */
const APART = 28

type Page = Pick<StrategySections, 'positioning' | 'messaging' | 'funnel' | 'budget'>
type Part = { height: number; marks: ReactElement }
type PageProps = { body: Page; width: number; tone: Tone; assumed: ReadonlySet<number> }

/** What is drawn of a marketing strategy in a file, one below the other: the map where there is one, the house, the funnel and the budget. */
export function MarketingPageDrawing({ body, width, tone, assumed }: PageProps) {
  const parts = partsOf({ body, width, tone, assumed })
  const tops = topsOf(parts)
  return (
    <Frame
      width={width}
      height={heightOf(parts)}
      label="Positioning map, messaging house, funnel and budget; the tables say the same"
      tone={tone}
    >
      {parts.map(({ marks }, at) => (
        <g key={at} transform={`translate(0 ${tops[at] ?? 0})`}>
          {marks}
        </g>
      ))}
    </Frame>
  )
}

/** Natural height in px. */
export const marketingPageHeight = (props: PageProps): number => heightOf(partsOf(props))

const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height }) => sum + height + APART, 0)

const topsOf = (parts: readonly Part[]): number[] =>
  parts.map((_, at) => heightOf(parts.slice(0, at)))

function partsOf({ body, width, tone, assumed }: PageProps): Part[] {
  const { positioning, messaging, funnel, budget } = body
  const { map } = positioning
  const height = positioningMapHeight(map, width)
  const drawnMap = map
    ? [{ height, marks: <MapMarks map={map} width={width} height={height} tone={tone} /> }]
    : []
  const house = {
    height: houseHeight(messaging, width),
    marks: <HouseMarks house={messaging} width={width} tone={tone} assumed={assumed} />,
  }
  const bars = [
    barsOf('Back from the goal', funnelRows(funnel), { width, tone }),
    barsOf('Budget', budgetRows(budget), { width, tone }),
  ]
  return [...drawnMap, house, ...bars.filter(part => part !== null)]
}

function barsOf(
  title: string,
  rows: BarRow[],
  size: Pick<PageProps, 'width' | 'tone'>,
): Part | null {
  if (rows.length === 0) return null
  const id = title.toLowerCase().replaceAll(' ', '-')
  return {
    height: barRowsHeight(rows),
    marks: <BarRows title={title} rows={rows} id={id} {...size} />,
  }
}

function funnelRows({ stages }: Page['funnel']): BarRow[] {
  const most = Math.max(1, ...stages.map(({ number }) => number))
  return stages.map(({ claim, number, rate }) => ({
    name: claim.text,
    figure:
      rate === null
        ? number.toLocaleString('en-US')
        : `${number.toLocaleString('en-US')} · ${percent(rate)}`,
    part: number / most,
  }))
}

function budgetRows({ tasks, currency }: Page['budget']): BarRow[] {
  const most = Math.max(1, ...tasks.map(({ cents }) => cents))
  return tasks.map(({ claim, cents, kind }) => ({
    name: claim.text,
    figure: `${exactMoney(cents, currency)} · ${SPENDING_WORDS[kind]}`,
    part: cents / most,
    isHatched: kind === 'brand',
  }))
}
