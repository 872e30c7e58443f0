import { FORCES, type PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { present } from './deep-partial.tsx'
import { dashes, type DrawingProps, Frame, Label, listed, restsOnAssumption } from './frame.tsx'
import { figure } from './figures.tsx'
import { wrap } from './text-size.tsx'

const NAMES = {
  rivalry: 'Rivalry',
  entrants: 'New entrants',
  substitutes: 'Substitutes',
  buyers: 'Buyer power',
  suppliers: 'Supplier power',
} as const
const narrow = (width: number, compact?: boolean) => compact || width < 620

/** Natural height in px. */
export const porterHeight = (_body: unknown, width: number, compact?: boolean) =>
  narrow(width, compact) ? 330 : 400

/** Where the score 0–5 of the force at `index` lies, rivalry on top and the others clockwise. */
export function radarPoint(
  index: number,
  score: number,
  centre: { x: number; y: number; radius: number },
): { x: number; y: number } {
  const angle = -Math.PI / 2 + (index * 2 * Math.PI) / FORCES.length
  return {
    x: centre.x + Math.cos(angle) * centre.radius * (score / 5),
    y: centre.y + Math.sin(angle) * centre.radius * (score / 5),
  }
}

/** Five-pointed radar: the larger the shape, the more the industry eats of the profit. */
export function PorterDrawing({ body, width, compact, tone, assumed }: DrawingProps<PorterBody>) {
  const small = narrow(width, compact)
  const height = porterHeight(body, width, compact)
  const centre = {
    x: width / 2,
    y: small ? 176 : 206,
    radius: small ? Math.min(108, width / 2 - 84) : 136,
  }
  const given = present(body?.forces)
  const forces = FORCES.map((id, index) => ({
    id,
    index,
    force: given.find(force => force.id === id),
  }))
  const scored = forces.flatMap(({ index, force }) =>
    force?.score === undefined ? [] : [radarPoint(index, force.score, centre)],
  )
  const outline = (score: number) =>
    `M${FORCES.map((_, index) => radarPoint(index, score, centre))
      .map(p => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
      .join('L')}Z`
  const top = Math.max(0, ...given.map(force => force.score ?? 0))
  const strongest = given
    .filter(force => force.name && force.score === top && top > 0)
    .map(force => force.name ?? '')
  const label =
    strongest.length === 0
      ? 'Five forces, being drawn'
      : `Five forces: ${listed(strongest)} ${strongest.length > 1 ? 'weigh' : 'weighs'} most at ${top} of 5${body?.pressure === undefined ? '' : `; mean pressure ${figure(body.pressure)}`}. ${given
          .filter(force => force.name && force.score && force.direction)
          .map(force => `${force.name} ${force.score} and ${force.direction}`)
          .join(', ')}.`
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      {[1, 2, 3, 4, 5]
        .map(score => (
          <path
            key={score}
            d={outline(score)}
            fill={score === 5 ? tone.surface : 'none'}
            stroke={score === 5 ? tone.lineStrong : tone.line}
          />
        ))
        .toReversed()}
      {FORCES.map((id, index) => {
        const end = radarPoint(index, 5, centre)
        return <path key={id} d={`M${centre.x} ${centre.y}L${end.x} ${end.y}`} stroke={tone.line} />
      })}
      {scored.length === FORCES.length && (
        <path
          d={`M${scored.map(p => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`}
          fill={tone.series[0]}
          fillOpacity={0.14}
          stroke={tone.series[0]}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      )}
      {forces.map(({ id, index, force }) => {
        const end = radarPoint(index, 5, centre)
        const side = sideOf(index)
        const x = side === 'middle' ? centre.x : end.x + (side === 'start' ? 14 : -14)
        const room = { middle: width - 16, start: width - x - 2, end: x - 2 }[side]
        const at = force?.score === undefined ? null : radarPoint(index, force.score, centre)
        const unsure = restsOnAssumption(
          present(force?.drivers).flatMap(driver => present(driver.sources)),
          assumed,
        )
        const name = wrap(force?.name ?? NAMES[id], room, 2, 13, 600)
        const drivers = small ? [] : present(force?.drivers).slice(0, index === 0 ? 1 : 3)
        const above = (name.length + drivers.length) * 17 - (drivers.length ? 1 : 0)
        const beside = index === 2 || index === 3 ? end.y + 4 : end.y - 8
        const y = index === 0 ? end.y - 12 - above : beside
        const lines =
          force?.score === undefined
            ? []
            : wrap(`${force.score} of 5, ${force.direction ?? ''}`, room, 2, 13, 600)
        return (
          <g key={id}>
            {name.map((part, row) => (
              <Label
                key={part}
                x={x}
                y={y + row * 17}
                text={part}
                weight={600}
                fill={tone.ink}
                anchor={side}
              />
            ))}
            {lines.map((part, row) => (
              <Label
                key={part}
                x={x}
                y={y + (name.length + row) * 17}
                text={part}
                fill={force?.score === top ? tone.ink : tone.ink2}
                weight={force?.score === top ? 600 : 400}
                anchor={side}
              />
            ))}
            {drivers.map((driver, row) => (
              <Label
                key={row}
                x={x}
                y={y + (name.length + 1 + row) * 17}
                text={driver.text ?? ''}
                room={room}
                size={12}
                fill={tone.ink3}
                anchor={side}
              />
            ))}
            {at && (
              <circle
                cx={at.x}
                cy={at.y}
                r={6}
                fill={unsure ? tone.surface : tone.series[0]}
                stroke={unsure ? tone.series[0] : tone.surface}
                strokeWidth={1.5}
                strokeDasharray={unsure ? '3 2' : dashes(false)}
              />
            )}
          </g>
        )
      })}
      {[1, 3, 5].map(score => (
        <Label
          key={score}
          x={centre.x + 5}
          y={radarPoint(0, score, centre).y + 4 + (score === 5 ? 10 : 0)}
          text={String(score)}
          size={11}
          fill={tone.ink3}
          halo={tone.surface}
        />
      ))}
    </Frame>
  )
}

/** The first force stands on top, the next two to the right, the last two to the left. */
function sideOf(index: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'middle'
  return index < 3 ? 'start' : 'end'
}
