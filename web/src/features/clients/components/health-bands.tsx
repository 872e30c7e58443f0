import { HEALTH_BANDS, type HealthBand } from '@sextant/contracts/clients/health'
import { cn } from '@/ui/cn.ts'
import { Badge } from '@/ui/primitives/badge.tsx'

/** From where to where each band goes. here: the one this client stands in. */
export function HealthBands({ here }: { here: HealthBand['id'] }) {
  return (
    <section aria-labelledby="bands">
      <h2 id="bands" className="border-b border-line-strong pb-2 font-semibold">
        The four bands
      </h2>
      <ul>
        {HEALTH_BANDS.map(({ id, label, from, tone }, index) => (
          <li
            key={id}
            aria-current={id === here || undefined}
            className={cn(
              'flex items-center justify-between gap-4 border-b border-line py-2.5',
              id === here && 'font-semibold',
            )}
          >
            <Badge tone={tone} plain={id !== here}>
              {label}
            </Badge>
            <span className="tabular-nums">
              {from} to {index === 0 ? 100 : (HEALTH_BANDS[index - 1]?.from ?? 101) - 1}
              {id === here && <span className="sr-only">, where this client stands</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
