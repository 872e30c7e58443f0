import type { ReactNode } from 'react'
import type { DeepPartial } from './deep-partial.tsx'
import { truncate } from './text-size.tsx'
import type { Tone } from './tone.tsx'

/** Every drawing takes the same: its body (which may still be growing), the width in px, the phone's arrangement and its colours. */
export type DrawingProps<Body> = {
  body: DeepPartial<Body> | undefined
  width: number
  compact?: boolean
  tone: Tone
  /** Numbers of the sources that are assumptions: what rests on these alone is dashed. */
  assumed?: ReadonlySet<number>
}

/** Dashes mean an assumption and nothing else. */
export const dashes = (is: boolean) => (is ? '4 3' : undefined)

/** Nothing but assumptions carries it. */
export const restsOnAssumption = (
  sources: readonly number[] | undefined,
  assumed: ReadonlySet<number> | undefined,
) => Boolean(assumed && sources && sources.length > 0 && sources.every(n => assumed.has(n)))

export function Frame({
  width,
  height,
  label,
  tone,
  children,
}: {
  width: number
  height: number
  /** The message in words, for those who do not see it. */ label: string
  tone: Tone
  children: ReactNode
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-label={label}
      fontFamily={tone.font}
      fontSize={13}
      style={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        wordSpacing: 0,
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      {children}
    </svg>
  )
}

type LabelProps = {
  x: number
  y: number
  text: string
  fill: string
  /** px before it is cut; the whole text is its title then. */ room?: number
  size?: number
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  /** Colour around the letters where lines pass behind. */ halo?: string
}

/** One line of text. */
export function Label({
  x,
  y,
  text,
  fill,
  room,
  size = 13,
  weight = 400,
  anchor = 'start',
  halo,
}: LabelProps) {
  const shown = room === undefined ? text : truncate(text, room, size, weight)
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      {...(halo
        ? { stroke: halo, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' }
        : {})}
    >
      {shown !== text && <title>{text}</title>}
      {shown}
    </text>
  )
}

/** Series are told apart by shape as well as colour: disc, square, triangle, diamond. */
export function Marker({
  shape,
  x,
  y,
  fill,
  edge,
}: {
  shape: number
  x: number
  y: number
  fill: string
  edge: string
}) {
  if (shape === 1)
    return <rect x={x - 4.5} y={y - 4.5} width={9} height={9} fill={fill} stroke={edge} />
  if (shape === 2) return <path d={`M${x} ${y - 5}l4.6 8h-9.2z`} fill={fill} stroke={edge} />
  if (shape === 3) return <path d={`M${x} ${y - 4}l4 4-4 4-4-4z`} fill={fill} stroke={edge} />
  return <circle cx={x} cy={y} r={4.5} fill={fill} stroke={edge} strokeWidth={1.5} />
}

/** Joins names as people do: "a, b and c". */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
