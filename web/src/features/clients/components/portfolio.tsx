import type { ClientAttention } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { byNeed } from '../by-need.ts'
import { lowHealthWords } from '../low-health.ts'
import { signalWords } from '../signal-words.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'
import { HealthLimb } from './health-limb.tsx'

const SHOWN = 6
const cell = 'align-middle max-md:block max-md:border-0 max-md:p-0'

/** The first six clients, who needs you before who does not. links: pages of a client that exist. total: of all clients. */
export function Portfolio({
  clients,
  attention,
  total,
  links,
}: {
  clients: readonly ClientRow[]
  attention: readonly ClientAttention[]
  total: number
  links: readonly { label: string; path: string }[]
}) {
  // Who may not know what clients pay is told no fee at all.
  const fees = clients.some(client => client.monthly_fee_cents !== null)
  const signals = new Map(attention.map(entry => [entry.client_id, entry.signals]))
  return (
    <section aria-labelledby="portfolio">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id="portfolio" className="font-semibold">
          Client Portfolio
        </h2>
        <span className="cap">Sorted by who needs you first</span>
      </div>
      <Table className="max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            <TableHead>Client</TableHead>
            <TableHead>Status</TableHead>
            <TableHead>Health</TableHead>
            <TableHead>What stands out</TableHead>
            <TableHead numeric>Campaigns</TableHead>
            {fees && <TableHead numeric>Monthly</TableHead>}
            <TableHead>
              <span className="sr-only">Open</span>
            </TableHead>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {byNeed(clients, attention)
            .slice(0, SHOWN)
            .map(client => {
              const first = signals.get(client.id)?.[0]
              const low = lowHealthWords(client)
              return (
                <TableRow
                  key={client.id}
                  className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:border-b max-md:border-line max-md:py-3.5"
                >
                  <TableCell className={`${cell} relative`}>
                    <Link
                      to={`/clients/${client.slug}`}
                      className="block text-body font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
                    >
                      {client.name}
                    </Link>
                    {client.industry && <span className="cap block">{client.industry}</span>}
                  </TableCell>
                  <TableCell className={cell}>
                    <ClientStatusBadge status={client.status} />
                  </TableCell>
                  <TableCell className={`${cell} max-md:col-span-2`}>
                    <HealthLimb
                      score={client.health_score}
                      className="max-md:grid-cols-[minmax(0,1fr)_auto_auto]"
                    />
                  </TableCell>
                  <TableCell className={`${cell} max-w-80 max-md:col-span-2 max-md:max-w-none`}>
                    {first ? (
                      <span className="wrap-anywhere">{signalWords(first)}</span>
                    ) : (
                      <span className={low ? 'text-ink-2' : 'text-ink-3'}>{low ?? 'Nothing'}</span>
                    )}
                  </TableCell>
                  <TableCell numeric className={`${cell} max-md:text-left`}>
                    {client.active_campaigns} of {client.campaigns_count} active
                  </TableCell>
                  {fees && (
                    <TableCell numeric className={cell}>
                      {client.monthly_fee_cents === null ? (
                        <span className="text-ink-3">not said</span>
                      ) : (
                        wholeDollars(client.monthly_fee_cents)
                      )}
                    </TableCell>
                  )}
                  <TableCell
                    className={`${cell} text-right whitespace-nowrap max-md:col-span-2 max-md:text-left`}
                  >
                    {links.map(link => (
                      <Link
                        key={link.path}
                        to={`/clients/${client.slug}${link.path}`}
                        className="link link-alone not-first:ml-3.5"
                      >
                        {link.label}
                        <span className="sr-only"> of {client.name}</span>
                      </Link>
                    ))}
                  </TableCell>
                </TableRow>
              )
            })}
        </tbody>
      </Table>
      {total > SHOWN && (
        <Link to="/clients" className={buttonStyle({ className: 'mt-3.5' })}>
          View All Clients
        </Link>
      )}
    </section>
  )
}
