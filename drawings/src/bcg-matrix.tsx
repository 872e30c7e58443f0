import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import { present } from './deep-partial.tsx'
import { figure, percent, shortMoney } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, listed, restsOnAssumption } from './frame.tsx'
import { bubbleRadius, growthScale, shareScale } from './bcg-scales.tsx'
import { placeBoxes } from './placing.tsx'
import { textWidth, truncate } from './text-size.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 560
/** Natural height in px. */
export const bcgHeight = (_body: unknown, width: number, compact?: boolean) =>
  narrow(width, compact) ? 440 : 490

/** Growth upwards, relative share on a log axis that runs from high on the left to low on the right; bubble area is revenue. */
export function BcgDrawing({ body, width, compact, tone, assumed }: DrawingProps<BcgBody>) {
  const small = narrow(width, compact)
  const height = bcgHeight(body, width, compact)
  const plot = { left: small ? 40 : 60, right: width - 4, top: 46, bottom: height - 78 }
  const lines = present(body?.lines).flatMap(line =>
    line.relativeShare === undefined || line.growth === undefined || line.revenueCents === undefined
      ? []
      : [
          {
            ...line,
            id: line.id ?? '',
            name: line.name ?? '',
            share: line.relativeShare,
            growth: line.growth,
            revenue: line.revenueCents,
          },
        ],
  )
  const largest = small ? 38 : 54
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
  const top = Math.max(0, ...lines.map(line => line.revenue))
  const bubbles = lines
    .map(line => ({
      ...line,
      x: x.at(line.share),
      y: y.at(line.growth),
      r: Math.max(4, bubbleRadius(line.revenue, top, largest)),
      unsure: restsOnAssumption(line.because?.sources, assumed),
    }))
    .sort((a, b) => b.r - a.r)
  const cut = body?.growthCut ?? 0.1
  const most = small ? 130 : 190
  const texts = bubbles.map(bubble => {
    const name = truncate(bubble.name, most, 13, 600)
    return {
      name,
      note: shortMoney(bubble.revenue),
      width: Math.max(textWidth(name, 13, 600), textWidth(shortMoney(bubble.revenue), 12)),
    }
  })
  const wanted = bubbles.map((bubble, index) => {
    const w = texts[index]?.width ?? 0,
      h = 34
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
        x: Math.min(plot.right - 4 - w, Math.max(plot.left + 4, box.x)),
        y: Math.min(plot.bottom - 4 - h, Math.max(plot.top + 4, box.y)),
      }))
      .filter(
        box =>
          Math.hypot(
            Math.max(box.x - bubble.x, bubble.x - box.x - w, 0),
            Math.max(box.y - bubble.y, bubble.y - box.y - h, 0),
          ) >= bubble.r,
      )
    return [...near, ...far, ...held]
  })
  const corners = [
    { text: 'Stars', x: plot.left, y: plot.top - 8, end: false },
    { text: 'Question marks', x: plot.right, y: plot.top - 8, end: true },
    { text: 'Cash cows', x: plot.left, y: plot.bottom + 18, end: false },
    { text: 'Dogs', x: plot.right, y: plot.bottom + 18, end: true },
  ]
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
  const groups = (['star', 'cash cow', 'question mark', 'dog'] as const).flatMap(quadrant => {
    const names = lines.filter(line => line.quadrant === quadrant).map(line => line.name)
    return names.length ? [`${quadrant}: ${listed(names)}`] : []
  })
  const label =
    lines.length === 0
      ? 'Growth-share matrix, being drawn'
      : `Growth-share matrix, growth cut at ${percent(cut)}, share cut at 1. ${groups.join('; ')}. Bubble area is revenue.`
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      <rect
        x={plot.left}
        y={plot.top}
        width={plot.right - plot.left}
        height={plot.bottom - plot.top}
        fill={tone.surface}
        stroke={tone.line}
      />
      {x.ticks.map(tick => (
        <g key={tick}>
          <path d={`M${x.at(tick)} ${plot.bottom}v6`} stroke={tone.lineStrong} />
          <Label
            x={x.at(tick)}
            y={plot.bottom + 40}
            text={`${figure(tick)}×`}
            anchor="middle"
            size={12}
            weight={tick === 1 ? 600 : 400}
            fill={tick === 1 ? tone.ink : tone.ink3}
          />
        </g>
      ))}
      {y.ticks
        .filter(tick => Math.abs(y.at(tick) - y.at(cut)) > 15)
        .map(tick => (
          <Label
            key={tick}
            x={plot.left - 7}
            y={y.at(tick) + 4}
            text={percent(tick)}
            anchor="end"
            size={12}
            fill={tone.ink3}
          />
        ))}
      <Label
        x={plot.left - 7}
        y={y.at(cut) + 4}
        text={percent(cut)}
        anchor="end"
        size={12}
        weight={600}
        fill={tone.ink}
      />
      <path
        d={`M${x.at(1)} ${plot.top}V${plot.bottom}M${plot.left} ${y.at(cut)}H${plot.right}`}
        stroke={tone.lineStrong}
        strokeWidth={1.25}
      />
      {corners.map(corner => (
        <Label
          key={corner.text}
          x={corner.x}
          y={corner.y}
          text={corner.text}
          weight={600}
          anchor={corner.end ? 'end' : 'start'}
          fill={tone.ink2}
        />
      ))}
      <Label
        x={plot.left - (small ? 36 : 56)}
        y={14}
        text="Market growth a year"
        size={12}
        fill={tone.ink3}
      />
      <Label
        x={plot.left}
        y={height - 14}
        text={small ? 'Share ÷ largest rival’s' : 'Own share ÷ largest rival’s, log scale'}
        size={12}
        fill={tone.ink3}
      />
      <Label
        x={plot.right}
        y={height - 14}
        text="bubble area = revenue"
        size={12}
        anchor="end"
        fill={tone.ink3}
      />
      {bubbles.map(bubble => (
        <circle
          key={bubble.id}
          cx={bubble.x}
          cy={bubble.y}
          r={bubble.r}
          fill={tone.series[0]}
          fillOpacity={0.16}
          stroke={tone.series[0]}
          strokeWidth={1.75}
          strokeDasharray={dashes(bubble.unsure)}
        >
          <title>{`${bubble.name}: ${bubble.quadrant}, ${figure(bubble.share)}× the largest rival, growth ${percent(bubble.growth)}, ${shortMoney(bubble.revenue)} a year`}</title>
        </circle>
      ))}
      {bubbles.map((bubble, index) => {
        const box = wanted[index]?.[chosen[index] ?? 0],
          text = texts[index]
        if (!box || !text) return null
        const middle = box.x + box.width / 2
        const away = Math.hypot(
          Math.max(box.x - bubble.x, bubble.x - box.x - box.width, 0),
          Math.max(box.y - bubble.y, bubble.y - box.y - box.height, 0),
        )
        const far = away > bubble.r + 12
        const halo =
          away > 0
            ? {
                stroke: tone.surface,
                strokeWidth: 4,
                strokeLinejoin: 'round' as const,
                paintOrder: 'stroke',
              }
            : {}
        return (
          <g key={bubble.id}>
            {far && (
              <path
                d={`M${bubble.x} ${bubble.y}L${middle} ${box.y + (box.y > bubble.y ? 2 : 32)}`}
                stroke={tone.series[0]}
                strokeOpacity={0.5}
              />
            )}
            <text
              x={middle}
              y={box.y + 14}
              textAnchor="middle"
              fontWeight={600}
              fill={tone.ink}
              {...halo}
            >
              {text.name !== bubble.name && <title>{bubble.name}</title>}
              {text.name}
            </text>
            <text
              x={middle}
              y={box.y + 29}
              textAnchor="middle"
              fontSize={12}
              fill={tone.ink2}
              {...halo}
            >
              {text.note}
            </text>
          </g>
        )
      })}
    </Frame>
  )
}
