import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import {
  away,
  bcgLayout,
  bcgTexts,
  type Bubble,
  type Layout,
  type Plot,
  salesOf,
} from './bcg-layout.tsx'
import { figure, percent } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, listed } from './frame.tsx'
import { wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 560
/** Natural height in px. */
export const bcgHeight = (_body: unknown, width: number, compact?: boolean) =>
  narrow(width, compact) ? 440 : 490

/** Growth upwards, relative share on a log axis that runs from high on the left to low on the right; bubble area is revenue. */
export function BcgDrawing({ body, width, compact, tone, assumed }: DrawingProps<BcgBody>) {
  const small = narrow(width, compact) === true
  const height = bcgHeight(body, width, compact)
  const plot = { left: small ? 40 : 60, right: width - 4, top: 46, bottom: height - 78 }
  const layout = bcgLayout(body, plot, small ? 38 : 54, assumed)
  const cut = body?.growthCut ?? 0.1
  return (
    <Frame
      width={width}
      height={height}
      label={labelOf(layout, cut, body?.lines !== undefined)}
      tone={tone}
    >
      <rect
        x={plot.left}
        y={plot.top}
        width={plot.right - plot.left}
        height={plot.bottom - plot.top}
        fill={tone.surface}
        stroke={tone.line}
      />
      <Axes plot={plot} layout={layout} cut={cut} tone={tone} />
      <Corners plot={plot} tone={tone} />
      <Captions plot={plot} height={height} small={small} tone={tone} />
      <Bubbles bubbles={layout.bubbles} currency={body?.currency} tone={tone} />
      {body?.lines && layout.lines.length === 0 && <Empty plot={plot} tone={tone} />}
      {bcgTexts(layout.bubbles, plot, {
        most: small ? 130 : 190,
        currency: body?.currency,
      }).map(text => (
        <Words key={text.bubble.id} {...text} tone={tone} />
      ))}
    </Frame>
  )
}

/** The message in words. */
function labelOf({ lines }: Layout, cut: number, isDrawn: boolean): string {
  if (lines.length === 0 && isDrawn) return `Growth-share matrix. ${NO_PLACE}`
  if (lines.length === 0) return 'Growth-share matrix, being drawn'
  const groups = (['star', 'cash cow', 'question mark', 'dog'] as const).flatMap(quadrant => {
    const names = lines.filter(line => line.quadrant === quadrant).map(line => line.name)
    return names.length ? [`${quadrant}: ${listed(names)}`] : []
  })
  return `Growth-share matrix, growth cut at ${percent(cut)}, share cut at 1. ${groups.join('; ')}. Bubble area is revenue.`
}

/** The ticks of both scales and the two cuts that make the quadrants. */
function Axes({
  plot,
  layout: { x, y },
  cut,
  tone,
}: {
  plot: Plot
  layout: Layout
  cut: number
  tone: Tone
}) {
  return (
    <>
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
    </>
  )
}

function Corners({ plot, tone }: { plot: Plot; tone: Tone }) {
  const corners = [
    { text: 'Stars', x: plot.left, y: plot.top - 8, end: false },
    { text: 'Question marks', x: plot.right, y: plot.top - 8, end: true },
    { text: 'Cash cows', x: plot.left, y: plot.bottom + 18, end: false },
    { text: 'Dogs', x: plot.right, y: plot.bottom + 18, end: true },
  ]
  return corners.map(corner => (
    <Label
      key={corner.text}
      x={corner.x}
      y={corner.y}
      text={corner.text}
      weight={600}
      anchor={corner.end ? 'end' : 'start'}
      fill={tone.ink2}
    />
  ))
}

/** What the axes and the bubbles measure. */
function Captions({
  plot,
  height,
  small,
  tone,
}: {
  plot: Plot
  height: number
  small: boolean
  tone: Tone
}) {
  return (
    <>
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
    </>
  )
}

const NO_PLACE = 'No line can be placed yet: both market shares and the market’s growth place one.'

/** Says in the empty field what would fill it. */
function Empty({ plot, tone }: { plot: Plot; tone: Tone }) {
  const room = plot.right - plot.left - 24
  const lines = wrap(NO_PLACE, room, 3, 13, 400)
  return lines.map((text, row) => (
    <Label
      key={text}
      x={(plot.left + plot.right) / 2}
      y={(plot.top + plot.bottom) / 2 + 34 + row * 18}
      text={text}
      anchor="middle"
      fill={tone.ink3}
      halo={tone.surface}
    />
  ))
}

function Bubbles({
  bubbles,
  currency,
  tone,
}: {
  bubbles: readonly Bubble[]
  currency: string | undefined
  tone: Tone
}) {
  return (
    <>
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
          <title>{`${bubble.name}: ${bubble.quadrant}, ${figure(bubble.share)}× the largest rival, growth ${percent(bubble.growth)}; a year: ${salesOf(bubble, currency)}`}</title>
        </circle>
      ))}
    </>
  )
}

/** A bubble's name and revenue, tied to it by a line where they had to stand away. */
function Words({ bubble, box, text, tone }: ReturnType<typeof bcgTexts>[number] & { tone: Tone }) {
  const middle = box.x + box.width / 2
  const distance = away(bubble, box)
  const far = distance > bubble.r + 12
  const halo =
    distance > 0
      ? {
          stroke: tone.surface,
          strokeWidth: 4,
          strokeLinejoin: 'round' as const,
          paintOrder: 'stroke',
        }
      : {}
  return (
    <g>
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
      <text x={middle} y={box.y + 29} textAnchor="middle" fontSize={12} fill={tone.ink2} {...halo}>
        {text.note}
      </text>
    </g>
  )
}
