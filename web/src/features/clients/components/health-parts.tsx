import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientDashboardRow } from '@sextant/contracts/rows'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { healthParts, type HealthPart } from '../health-words.ts'

/** The score and what it is made of: points, why there are so many, what would bring more. */
export function HealthParts({ figures }: { figures: ClientDashboardRow }) {
  const band = healthBand(figures.health_score)
  const parts = healthParts(figures)
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" className="sr-only">
        What the score is made of
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="book text-display leading-none font-[450] tabular-nums">
          {figures.health_score}
          <span className="text-title text-ink-3">/100</span>
        </span>
        <Badge tone={band.tone}>{band.label}</Badge>
      </p>
      <ul className="mt-5 border-t border-line-strong">
        {parts.map(part => (
          <Part key={part.name} part={part} />
        ))}
      </ul>
      <p className="cap mt-3">
        {parts.map(part => part.points).join(' + ')} = {figures.health_score}. Archived campaigns
        and deleted outputs do not count.
      </p>
    </section>
  )
}

function Part({ part }: { part: HealthPart }) {
  return (
    <li className="grid gap-x-8 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[200px_minmax(0,1fr)]">
      <div>
        <h3 className="font-semibold">{part.name}</h3>
        <div className="mt-0.5 flex items-end gap-2.5 text-caption">
          <Limb
            value={(100 * part.points) / part.most}
            className="w-28"
            label={part.name}
            text={`${part.points} of ${part.most} points`}
          />
          <span aria-hidden>
            <strong className="font-semibold">{part.points}</strong> of {part.most}
          </span>
        </div>
      </div>
      <div className="max-w-[40em]">
        <p>{part.because}.</p>
        <p className="text-ink-2">{part.next}</p>
      </div>
    </li>
  )
}
