import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { campaignsOfPersonaQuery } from '@/features/campaigns/api/campaigns-of-persona.ts'
import { StatusBadge } from '@/features/campaigns/components/status-badge.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { nameOf, type PersonaOutput } from './with-persona.tsx'

/** The campaigns that speak to a persona, and how one more comes to. */
export function ItsCampaigns({ persona }: { persona: PersonaOutput }) {
  const can = useCan()
  const place = usePlace()
  const campaigns = useQuery({
    ...campaignsOfPersonaQuery(persona.id),
    enabled: can('campaigns.view'),
  })
  if (!campaigns.data) return null
  return (
    <section
      aria-labelledby="its-campaigns"
      className="grid gap-3 border-t border-ink pt-5 print:hidden"
    >
      <h2 id="its-campaigns" className="font-semibold">
        Campaigns that speak to it
      </h2>
      {campaigns.data.length === 0 ? (
        <p className="text-ink-2">
          None yet. In a campaign’s audience, add “{nameOf(persona)}” to its personas.
        </p>
      ) : (
        <ul>
          {campaigns.data.map(({ id, name, status }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-2"
            >
              <Link to={place.page(`/campaigns/${id}`)} className="link wrap-anywhere">
                {name}
              </Link>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
