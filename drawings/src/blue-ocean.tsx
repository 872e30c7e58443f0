import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import { present } from './deep-partial.tsx'
import { type DrawingProps, Frame, Label, listed } from './frame.tsx'
import { acrossHeight, CanvasAcross } from './blue-ocean-across.tsx'
import { CanvasDown, downHeight } from './blue-ocean-down.tsx'
import { factorsOf, seriesOf } from './blue-ocean-series.tsx'
import { screenTone } from './tone.tsx'

/** Fewest px between two factors for their names to stand upright below them. */
const UPRIGHT = 76
const across = (factors: number, width: number, compact?: boolean) =>
  !compact && (width - 190) / Math.max(1, factors - 1) >= UPRIGHT

/** Natural height in px: factors run across where their names fit, else down the page. */
export function blueOceanHeight(
  body: DrawingProps<BlueOceanBody>['body'],
  width: number,
  compact?: boolean,
): number {
  const factors = factorsOf(body),
    series = seriesOf(body, screenTone)
  const count = Math.max(6, factors.length)
  return across(count, width, compact)
    ? acrossHeight(factors, width, series)
    : downHeight(
        count,
        series.map(line => line.name),
        width,
      )
}

/** The strategy canvas: own line thick with a hollow point for today, rivals thin with markers of their own. */
export function BlueOceanDrawing({ body, width, compact, tone }: DrawingProps<BlueOceanBody>) {
  const factors = factorsOf(body)
  const series = seriesOf(body, tone)
  const count = Math.max(6, factors.length)
  const height = blueOceanHeight(body, width, compact)
  const gap = gapOf(body)
  const Arrangement = across(count, width, compact) ? CanvasAcross : CanvasDown
  return (
    <Frame width={width} height={height} label={messageOf(body)} tone={tone}>
      <Arrangement factors={factors} series={series} width={width} height={height} tone={tone} />
      {gap && (
        <Label
          x={width / 2}
          y={height / 2}
          text={gap}
          room={width - 24}
          anchor="middle"
          fill={tone.ink3}
          halo={tone.ground}
        />
      )}
    </Frame>
  )
}

type Given = DrawingProps<BlueOceanBody>['body']

/** What an empty canvas waits for; null where it grows or has a level. */
function gapOf(body: Given): string | null {
  if (body?.factors === undefined) return null
  if (body.factors.length === 0) return 'No factor yet: name what buyers compare when they choose.'
  const levels = present(body.factors).flatMap(({ today, target, rivals }) => [
    today,
    target,
    ...(rivals ?? []),
  ])
  const isRated = levels.some(level => typeof level === 'number')
  const isGrowing = levels.every(level => level === undefined)
  return isRated || isGrowing ? null : 'No level is rated yet: 0 to 10, for you and for a rival.'
}

/** The message in words. */
function messageOf(body: Given): string {
  const factors = factorsOf(body)
  if (factors.length === 0) return `Strategy canvas. ${gapOf(body) ?? 'Being drawn.'}`
  const rivals = present(body?.rivals)
  const moved = factors
    .filter(({ word, today, target }) => word && today !== undefined && target !== undefined)
    .map(({ word, name, today, target }) => `${word} ${name}, ${today} to ${target}`)
  const aims = `${body?.own ?? 'You'} aims above ${listed(rivals)} on ${leadsOf(body)}`
  const parts = [...(rivals.length > 0 ? [aims] : []), ...moved]
  return parts.length > 0
    ? `Strategy canvas: ${parts.join('. ')}.`
    : 'Strategy canvas, not rated yet.'
}

/** The factors on which the wanted level lies above every rival that is rated. */
function leadsOf(body: Given): string {
  const leads = present(body?.factors).filter(({ target, rivals }) => {
    const levels = present(rivals)
    return typeof target === 'number' && levels.length > 0 && levels.every(level => level < target)
  })
  return leads.length === 0 ? 'no factor' : listed(leads.map(({ name }) => name ?? ''))
}
