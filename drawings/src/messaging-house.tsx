import type { Messaging } from '@sextant/contracts/marketing-strategy/messaging'
import { type DeepPartial, present } from './deep-partial.tsx'
import { dashes, Label, restsOnAssumption } from './frame.tsx'
import { wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

type House = DeepPartial<Messaging> | undefined
const ROOF = 96
const GAP = 10
const PAD = 12
const LINE = 17
const LINES_MOST = 4

const widthOf = (house: House, width: number): number => {
  const count = Math.max(1, present(house?.pillars).length)
  return (width - GAP * (count - 1)) / count
}

/** The words of a pillar in lines: its name, then what shows it. */
function pillarLines(house: House, width: number) {
  const room = widthOf(house, width) - PAD * 2
  return present(house?.pillars).map(({ claim, proofs }) => ({
    title: wrap(claim?.text ?? '', room, 3, 13, 600),
    proofs: present(proofs).map(proof => ({
      lines: wrap(proof.text ?? '', room, LINES_MOST, 12),
      sources: present(proof.sources),
    })),
  }))
}

const linesOf = (pillar: ReturnType<typeof pillarLines>[number]): number =>
  pillar.title.length + pillar.proofs.reduce((sum, { lines }) => sum + lines.length + 0.7, 0)

/** Natural height in px. */
export const houseHeight = (house: House, width: number): number => {
  const most = Math.max(0, ...pillarLines(house, width).map(linesOf))
  return ROOF + (most > 0 ? most * LINE + PAD * 2 : 0)
}

type HouseProps = { house: House; width: number; tone: Tone; assumed: ReadonlySet<number> }

/** A roof with the promise over its pillars. A proof that nobody has yet is dashed. */
export function HouseMarks({ house, width, tone, assumed }: HouseProps) {
  const pillars = pillarLines(house, width)
  const each = widthOf(house, width)
  const height = houseHeight(house, width)
  const promise = wrap(house?.promise?.text ?? '', width * 0.72, 2, 17, 500)
  return (
    <>
      <path
        d={`M1 ${ROOF - 6}L${width / 2} 4L${width - 1} ${ROOF - 6}`}
        fill="none"
        stroke={tone.lineStrong}
      />
      {promise.map((line, at) => (
        <Label
          key={at}
          x={width / 2}
          y={ROOF - 18 - (promise.length - 1 - at) * 22}
          text={line}
          size={17}
          weight={500}
          anchor="middle"
          fill={tone.ink}
        />
      ))}
      {pillars.map((pillar, at) => (
        <g key={at} transform={`translate(${at * (each + GAP)} ${ROOF})`}>
          <rect width={each} height={height - ROOF} fill={tone.surface} stroke={tone.lineStrong} />
          <PillarWords pillar={pillar} room={each} tone={tone} assumed={assumed} />
        </g>
      ))}
    </>
  )
}

type PillarProps = {
  pillar: ReturnType<typeof pillarLines>[number]
  room: number
  tone: Tone
  assumed: ReadonlySet<number>
}

function PillarWords({ pillar, room, tone, assumed }: PillarProps) {
  let y = PAD + 12
  const title = pillar.title.map((line, at) => (
    <Label key={`t${at}`} x={PAD} y={y + at * LINE} text={line} weight={600} fill={tone.ink} />
  ))
  y += pillar.title.length * LINE
  const proofs = pillar.proofs.map(({ lines, sources }, at) => {
    const top = y
    y += (lines.length + 0.7) * LINE
    return (
      <g key={`p${at}`}>
        <path
          d={`M${PAD} ${top - 6}H${room - PAD}`}
          stroke={tone.line}
          strokeDasharray={dashes(restsOnAssumption(sources, assumed))}
        />
        {lines.map((line, row) => (
          <Label
            key={row}
            x={PAD}
            y={top + 11 + row * LINE}
            text={line}
            size={12}
            fill={tone.ink2}
          />
        ))}
      </g>
    )
  })
  return [...title, ...proofs]
}
