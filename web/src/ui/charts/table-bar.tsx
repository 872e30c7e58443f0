import { percentOf } from './geometry/interval.ts'
import { colourOf, type SeriesIndex } from './series.ts'

type TableBarProps = {
  value: number
  /** The greatest of the column, which gets the whole width. */ most: number
  /** The figure beside the bar. */ text: string
  series?: SeriesIndex
}

/** A bar in a cell of a table with its figure at the right edge. */
export function TableBar({ value, most, text, series = 1 }: TableBarProps) {
  return (
    <div className="flex items-center gap-2">
      <svg aria-hidden width="100%" height={8} className="chart min-w-8 flex-1 max-sm:hidden">
        <rect
          width={`${percentOf(value, [0, most])}%`}
          height={8}
          fill={value > 0 ? colourOf(series) : 'none'}
        />
      </svg>
      <span className="ml-auto min-w-16 text-right whitespace-nowrap">{text}</span>
    </div>
  )
}
