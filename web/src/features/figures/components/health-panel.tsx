import type { FiguresView } from '@sextant/contracts/figures/view'
import { TriangleAlertIcon } from 'lucide-react'
import { CompletenessStrip } from '@/ui/charts/completeness-strip.tsx'
import { sideways } from '@/ui/sideways.ts'
import { shortDay } from '@sextant/contracts/days'
import { sourceLabel } from '../words.ts'

/** The state of the data, before any number: what is missing, what that touches and what it does not. */
export function HealthPanel({ view }: { view: FiguresView }) {
  const { health, completeness, period } = view
  if (completeness.length === 0) return null
  const dayAt = (index: number) =>
    shortDay(new Date(Date.parse(period.from) + index * 86_400_000).toISOString().slice(0, 10))
  return (
    <section
      aria-label="State of the data"
      className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4"
    >
      <div className="grid max-w-[46em] flex-1 basis-80 gap-3">
        {health.length === 0 && (
          <p className="text-ink-2">
            Every source is complete for these {period.days} days; nothing in it looks broken.
          </p>
        )}
        {health.map(note => (
          <p key={note.says} className="grid grid-cols-[auto_1fr] gap-2.5">
            <TriangleAlertIcon aria-hidden className="mt-1 size-4 text-warn" />
            <span className="text-ink-2">
              <b className="font-semibold text-ink">{note.says}</b> {note.affects}
            </span>
          </p>
        ))}
      </div>
      <div ref={sideways} className="relative max-w-full overflow-x-auto">
        <CompletenessStrip
          sayDay={dayAt}
          sources={completeness.map(({ source, told }) => ({
            name: sourceLabel(source),
            days: told,
          }))}
        />
      </div>
    </section>
  )
}
