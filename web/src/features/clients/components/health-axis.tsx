import { HEALTH_BANDS } from '@sextant/contracts/clients/health'
import { cn } from '@/ui/cn.ts'
import { leftAt } from '../health-strip.ts'

const FILL = { good: 'bg-good', info: 'bg-info', warn: 'bg-warn', bad: 'bg-bad' }
const INK = { good: 'text-good', info: 'text-info', warn: 'text-warn', bad: 'text-bad' }
const bands = HEALTH_BANDS.toReversed().map((band, index, all) => ({
  ...band,
  to: all[index + 1]?.from ?? 100,
}))

/** The scale of a hundred, with the band each score stands in. */
export function HealthAxis() {
  return (
    <>
      <i className="absolute inset-x-0 bottom-10 h-px bg-line-strong" />
      {bands.map(band => (
        <span key={band.id}>
          <i
            className={cn('absolute bottom-[41px] h-[3px]', FILL[band.tone])}
            style={{ ...leftAt(band.from), width: `${band.to - band.from}%` }}
          />
          <i
            className="absolute bottom-[33px] h-[7px] w-px bg-line-strong"
            style={leftAt(band.from)}
          />
          <span className="cap absolute bottom-3 -translate-x-1/2" style={leftAt(band.from)}>
            {band.from}
          </span>
          <span
            className={cn(
              'absolute -bottom-2 -translate-x-1/2 text-caption leading-[18px] whitespace-nowrap',
              INK[band.tone],
            )}
            style={leftAt((band.from + band.to) / 2)}
          >
            {band.label}
          </span>
        </span>
      ))}
      <i className="absolute bottom-[33px] h-[7px] w-px bg-line-strong" style={leftAt(100)} />
      <span className="cap absolute bottom-3 -translate-x-1/2" style={leftAt(100)}>
        100
      </span>
    </>
  )
}
