import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import { present } from './deep-partial.tsx'
import { type DrawingProps, Frame, listed } from './frame.tsx'
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
  const rivals = present(body?.rivals)
  const own = body?.own ?? 'You'
  const series = seriesOf(body, tone)
  const leads = present(body?.factors)
    .filter(
      factor =>
        factor.target !== undefined &&
        present(factor.rivals).every(level => level < (factor.target ?? 0)),
    )
    .map(factor => factor.name ?? '')
  const moved = factors.filter(
    factor => factor.word && factor.today !== undefined && factor.target !== undefined,
  )
  const label =
    factors.length === 0
      ? 'Strategy canvas, being drawn'
      : `Strategy canvas: ${own} aims above ${listed(rivals)} on ${leads.length === 0 ? 'no factor' : listed(leads)}. ${moved.map(factor => `${factor.word} ${factor.name}, ${factor.today} to ${factor.target}`).join('; ')}.`
  const count = Math.max(6, factors.length)
  const height = blueOceanHeight(body, width, compact)
  const Arrangement = across(count, width, compact) ? CanvasAcross : CanvasDown
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      <Arrangement factors={factors} series={series} width={width} height={height} tone={tone} />
    </Frame>
  )
}
