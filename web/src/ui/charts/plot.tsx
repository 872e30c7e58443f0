import type { ReactNode } from 'react'
import { FONT } from './geometry/labels.ts'
import { ReadoutBox } from './readout-box.tsx'
import { sayReadout, useReading, type Reading } from './use-reading.ts'

type PlotProps = {
  /** Names the chart for those who do not see it: its message. */ label: string
  width: number
  height: number
  reading: Reading
  children: (here: number | null) => ReactNode
}

/** The picture and its reading point. To assistive technology a slider: the one role whose arrow keys reach the page and whose value is spoken as it changes; a live region beside it would say everything twice. */
export function Plot({ label, width, height, reading, children }: PlotProps) {
  const { here, handlers } = useReading(reading)
  const { spots, read } = reading
  if (spots.length === 0) return <p className="cap py-6">No figures in this period.</p>
  const readout = here === null ? null : read(here)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot hold a drawing
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-roledescription="chart"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={spots.length}
      aria-valuenow={here === null ? 0 : here + 1}
      aria-valuetext={
        readout ? sayReadout(readout) : `${spots.length} values, arrow keys read them`
      }
      className="relative touch-pan-y"
      {...handlers}
    >
      <Picture width={width} height={height}>
        {children(here)}
      </Picture>
      {readout && here !== null && (
        <ReadoutBox
          readout={readout}
          spot={spots[here]!}
          width={width}
          below={reading.along === 'y'}
        />
      )}
    </div>
  )
}

/** The drawing itself, in px; narrower paper shrinks it. */
export function Picture({
  width,
  height,
  children,
}: {
  width: number
  height: number
  children: ReactNode
}) {
  return (
    <svg
      data-chart
      aria-hidden
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={FONT}
    >
      {children}
    </svg>
  )
}
