import { HEALTH_BANDS, healthBand } from '@sextant/contracts/clients/health'
import { useQuery } from '@tanstack/react-query'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { addressOfNeed } from '@/features/clients/by-need.ts'
import { SignalList } from '@/features/clients/components/signal-list.tsx'
import { healthParts } from '@/features/clients/health-words.ts'
import { lowHealthWords } from '@/features/clients/low-health.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { useMayOpen } from '@/shell/may-open.ts'
import { usePlace } from '@/shell/place.ts'
import { cn } from '@/ui/cn.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { ClientHeader } from './client-header.tsx'

/** The health score taken apart: what it is made of, what would raise it, what waits beside it. */
export default function ClientHealth() {
  const { organization } = useMe()
  const { client } = usePlace()
  const mayOpen = useMayOpen()
  const orgId = organization?.id ?? ''
  const { data: figures } = useQuery({
    ...clientDashboardQuery(orgId, client?.id ?? ''),
    enabled: client !== null,
  })
  const attention = useQuery({ ...attentionQuery(orgId), enabled: client !== null })
  if (!client || !figures) return null
  const band = healthBand(figures.health_score)
  const parts = healthParts(figures)
  const low = lowHealthWords(figures)
  const signals = attention.data?.find(({ client_id }) => client_id === client.id)?.signals ?? []
  return (
    <Page className="grid gap-8">
      <ClientHeader client={client} title={`Health of ${client.name}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
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
              <li
                key={part.name}
                className="grid gap-x-8 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[200px_minmax(0,1fr)]"
              >
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
            ))}
          </ul>
          <p className="cap mt-3">
            {parts.map(part => part.points).join(' + ')} = {figures.health_score}. Archived
            campaigns and deleted outputs do not count.
          </p>
        </section>
        <div className="grid content-start gap-10">
          <section aria-labelledby="bands">
            <h2 id="bands" className="border-b border-line-strong pb-2 font-semibold">
              The four bands
            </h2>
            <ul>
              {HEALTH_BANDS.map(({ id, label, from, tone }, index) => (
                <li
                  key={id}
                  aria-current={id === band.id || undefined}
                  className={cn(
                    'flex items-center justify-between gap-4 border-b border-line py-2.5',
                    id === band.id && 'font-semibold',
                  )}
                >
                  <Badge tone={tone} plain={id !== band.id}>
                    {label}
                  </Badge>
                  <span className="tabular-nums">
                    {from} to {index === 0 ? 100 : (HEALTH_BANDS[index - 1]?.from ?? 101) - 1}
                    {id === band.id && <span className="sr-only">, where this client stands</span>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="signals">
            <h2 id="signals" className="border-b border-line-strong pb-2 font-semibold">
              What waits
            </h2>
            {attention.isError && (
              <p className="pt-3 text-ink-2">
                This could not be fetched.{' '}
                <button type="button" className="link" onClick={() => void attention.refetch()}>
                  Try again
                </button>
              </p>
            )}
            {signals.length > 0 && (
              <SignalList
                signals={signals}
                hrefOf={signal => addressOfNeed(client.slug, signal, mayOpen)}
                className="pt-3 text-body"
              />
            )}
            {attention.data && signals.length === 0 && (
              <p className="pt-3 text-ink-2">
                {low && `${low}, which is why the score is low. `}Nothing waits today: no approval
                is open, no message is unread, and spending is on plan where it can be told.
              </p>
            )}
            <p className="cap mt-3">
              Signals are not part of the score. They decide who stands first in the list of
              clients.
            </p>
          </section>
        </div>
      </div>
    </Page>
  )
}
