import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import { bubbleRadius, growthScale, shareScale } from './bcg-scales.tsx'
import { type DeepPartial, present } from './deep-partial.tsx'
import { shortMoney } from './figures.tsx'
import { restsOnAssumption } from './frame.tsx'
import { placeBoxes } from './placing.tsx'
import { textWidth, truncate } from './text-size.tsx'

export type Plot = { left: number; right: number; top: number; bottom: number }
type Box = { x: number; y: number; width: number; height: number }

/** Lines of business whose place is known; a line without sales is as small as a bubble gets. */
const linesOf = (body: DeepPartial<BcgBody> | undefined) =>
  present(body?.lines).flatMap(line =>
    typeof line.relativeShare !== 'number' || typeof line.growth !== 'number'
      ? []
      : [
          {
            ...line,
            id: line.id ?? '',
            name: line.name ?? '',
            share: line.relativeShare,
            growth: line.growth,
            revenue: line.revenueCents ?? null,
          },
        ],
  )

/** Both scales, and every line of business as a bubble, the largest first. largest: the radius of the largest. */
export function bcgLayout(
  body: DeepPartial<BcgBody> | undefined,
  plot: Plot,
  largest: number,
  assumed: ReadonlySet<number> | undefined,
) {
  const lines = linesOf(body)
  const x = shareScale(
    lines.map(line => line.share),
    plot.left + largest,
    plot.right - largest,
  )
  const y = growthScale(
    lines.map(line => line.growth),
    plot.bottom - largest * 0.95,
    plot.top + largest * 0.95,
  )
  const top = Math.max(0, ...lines.map(line => line.revenue ?? 0))
  const bubbles = lines
    .map(line => ({
      ...line,
      x: x.at(line.share),
      y: y.at(line.growth),
      r: Math.max(4, bubbleRadius(line.revenue ?? 0, top, largest)),
      unsure: restsOnAssumption(line.because?.sources, assumed),
    }))
    .sort((a, b) => b.r - a.r)
  return { lines, x, y, bubbles }
}

export type Layout = ReturnType<typeof bcgLayout>
export type Bubble = Layout['bubbles'][number]

/** What a line sells in a year, short. */
export const salesOf = ({ revenue }: Pick<Bubble, 'revenue'>, currency: string | undefined) =>
  revenue === null ? 'sales not known' : shortMoney(revenue, currency)

/** The words of each bubble, and the box they stand in: inside it, beside it, or where there is room. most: px of a name. */
export function bcgTexts(
  bubbles: readonly Bubble[],
  plot: Plot,
  { most, currency }: { most: number; currency: string | undefined },
) {
  const texts = bubbles.map(bubble => {
    const name = truncate(bubble.name, most, 13, 600)
    const note = salesOf(bubble, currency)
    return { name, note, width: Math.max(textWidth(name, 13, 600), textWidth(note, 12)) }
  })
  const wanted = bubbles.map((bubble, index) => boxesFor(bubble, texts[index]?.width ?? 0, plot))
  // Two bars make a rounder obstacle than one square. Small bubbles choose first: they stand where there is least room.
  const obstacles = bubbles.map(({ x, y, r }) => [
    { x: x - r, y: y - r * 0.6, width: r * 2, height: r * 1.2 },
    { x: x - r * 0.6, y: y - r, width: r * 1.2, height: r * 2 },
  ])
  const chosen = placeBoxes(wanted.toReversed(), obstacles.toReversed(), {
    x: plot.left + 2,
    y: plot.top + 2,
    width: plot.right - plot.left - 4,
    height: plot.bottom - plot.top - 4,
  }).toReversed()
  return bubbles.flatMap((bubble, index) => {
    const box = wanted[index]?.[chosen[index] ?? 0]
    const text = texts[index]
    return box && text ? [{ bubble, box, text }] : []
  })
}

/** How far a box stands from the middle of a bubble; 0 when it covers it. */
export const away = (bubble: Bubble, box: Box): number =>
  Math.hypot(
    Math.max(box.x - bubble.x, bubble.x - box.x - box.width, 0),
    Math.max(box.y - bubble.y, bubble.y - box.y - box.height, 0),
  )

/** Where two lines of words, w px wide, may stand, best first. */
function boxesFor(bubble: Bubble, w: number, area: Plot): Box[] {
  const h = 34
  // Two lines fit where the chord at their outer edge is long enough.
  const fits = bubble.r > 18 && w + 4 < 2 * Math.sqrt(bubble.r ** 2 - 14 ** 2)
  const near = fits ? [{ x: bubble.x - w / 2, y: bubble.y - h / 2, width: w, height: h }] : []
  const far = [4, 18, 34].flatMap(gap => [
    { x: bubble.x + bubble.r + gap, y: bubble.y - h / 2, width: w, height: h },
    { x: bubble.x - bubble.r - gap - w, y: bubble.y - h / 2, width: w, height: h },
    { x: bubble.x - w / 2, y: bubble.y - bubble.r - gap - h, width: w, height: h },
    { x: bubble.x - w / 2, y: bubble.y + bubble.r + gap, width: w, height: h },
    { x: bubble.x + bubble.r * 0.7 + gap, y: bubble.y - bubble.r * 0.7 - h, width: w, height: h },
    { x: bubble.x + bubble.r * 0.7 + gap, y: bubble.y + bubble.r * 0.7, width: w, height: h },
    {
      x: bubble.x - bubble.r * 0.7 - gap - w,
      y: bubble.y - bubble.r * 0.7 - h,
      width: w,
      height: h,
    },
    { x: bubble.x - bubble.r * 0.7 - gap - w, y: bubble.y + bubble.r * 0.7, width: w, height: h },
  ])
  const held = far
    .map(box => ({
      ...box,
      x: Math.min(area.right - 4 - w, Math.max(area.left + 4, box.x)),
      y: Math.min(area.bottom - 4 - h, Math.max(area.top + 4, box.y)),
    }))
    .filter(box => away(bubble, box) >= bubble.r)
  return [...near, ...far, ...held]
}
