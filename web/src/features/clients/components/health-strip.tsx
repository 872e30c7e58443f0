import { HEALTH_BANDS } from '@sextant/contracts/clients/health'
import { TriangleAlertIcon } from 'lucide-react'
import { cn } from '@/ui/cn.ts'
import { bandSummary, PIN_STEP, stripLayout } from '../health-strip.ts'

const FILL = { good: 'bg-good', info: 'bg-info', warn: 'bg-warn', bad: 'bg-bad' }
const INK = { good: 'text-good', info: 'text-info', warn: 'text-warn', bad: 'text-bad' }
const bands = HEALTH_BANDS.toReversed().map((band, index, all) => ({
  ...band,
  to: all[index + 1]?.from ?? 100,
}))
const at = (score: number) => ({ left: `${score}%` })

/** All clients on one scale of health. total: of all clients, when not every one of them is drawn. */
export function HealthStrip({
  clients,
  total,
}: {
  clients: readonly { id: string; name: string; health_score: number }[]
  total: number
}) {
  const { pins, labels, lift } = stripLayout(clients)
  const summary = bandSummary(clients)
  return (
    <section aria-labelledby="strip">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="strip" className="text-caption font-medium">
          Client health, {clients.length < total ? `${clients.length} of ${total}` : `all ${total}`}{' '}
          {total === 1 ? 'client' : 'clients'}
        </h3>
        <span className="cap">score of 100</span>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes
        role="img"
        aria-label={`${summary}. Lowest: ${labels.map(label => label.text).join(', ')}.`}
        className="relative mx-2 mt-3.5"
        style={{ height: `${148 + lift}px` }}
      >
        <i className="absolute inset-x-0 bottom-10 h-px bg-line-strong" />
        {bands.map(band => (
          <span key={band.id}>
            <i
              className={cn('absolute bottom-[41px] h-[3px]', FILL[band.tone])}
              style={{ ...at(band.from), width: `${band.to - band.from}%` }}
            />
            <i
              className="absolute bottom-[33px] h-[7px] w-px bg-line-strong"
              style={at(band.from)}
            />
            <span className="cap absolute bottom-3 -translate-x-1/2" style={at(band.from)}>
              {band.from}
            </span>
            <span
              className={cn(
                'absolute -bottom-2 -translate-x-1/2 text-caption leading-[18px] whitespace-nowrap',
                INK[band.tone],
              )}
              style={at((band.from + band.to) / 2)}
            >
              {band.label}
            </span>
          </span>
        ))}
        <i className="absolute bottom-[33px] h-[7px] w-px bg-line-strong" style={at(100)} />
        <span className="cap absolute bottom-3 -translate-x-1/2" style={at(100)}>
          100
        </span>
        {labels.map(label => (
          <i
            key={label.id}
            className={cn(
              'absolute bottom-11 not-italic',
              label.worst ? 'w-0.5 bg-bad' : 'w-px bg-ink-3',
            )}
            style={{ ...at(label.score), height: `${14 + lift + label.step * 25}px` }}
          >
            <span
              className={cn(
                'absolute bottom-full flex max-w-56 items-center gap-1.5 pb-0.5 text-caption leading-[18px] whitespace-nowrap',
                label.left ? 'right-0 pr-1' : 'left-0 pl-1',
                label.worst ? 'font-semibold text-bad' : 'text-ink-2',
              )}
            >
              {label.worst && <TriangleAlertIcon className="size-3.5 shrink-0" />}
              <span className="truncate">{label.text}</span>
            </span>
          </i>
        ))}
        {pins.map(pin => (
          <i
            key={`${pin.score}-${pin.level}`}
            className={cn(
              'absolute rounded-full not-italic shadow-[0_0_0_2px_var(--surface)]',
              pin.worst ? '-ml-[6.5px] size-[13px] bg-bad' : '-ml-[4.5px] size-[9px] bg-ink-3',
            )}
            style={{
              ...at(pin.score),
              bottom: `${(pin.worst ? 42 : 44) + pin.level * PIN_STEP}px`,
            }}
          >
            {pin.more > 0 && (
              <span className="cap absolute bottom-full left-1/2 -translate-x-1/2">
                +{pin.more}
              </span>
            )}
          </i>
        ))}
      </div>
      <p className="cap mt-[22px]">{summary}</p>
    </section>
  )
}
