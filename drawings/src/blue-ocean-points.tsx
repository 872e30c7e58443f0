import type { CanvasSeries } from './blue-ocean-series.tsx'
import { Marker } from './frame.tsx'
import type { Tone } from './tone.tsx'

/** A marker for every level that has arrived, over all lines. at: where the level of the factor at `index` lies. */
export function Points({
  series,
  at,
  tone,
}: {
  series: readonly CanvasSeries[]
  at: (level: number, index: number) => { x: number; y: number }
  tone: Tone
}) {
  return series.map(line =>
    line.levels.map((level, index) => {
      if (level === undefined) return null
      const { x, y } = at(level, index)
      return (
        <Marker
          key={`${line.name}-${index}`}
          shape={line.shape}
          x={x}
          y={y}
          fill={line.fill}
          edge={tone.ground}
        />
      )
    }),
  )
}
