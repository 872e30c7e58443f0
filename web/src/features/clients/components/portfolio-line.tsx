import type { ClientSignal } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { TableCell, TableRow } from '@/ui/primitives/table.tsx'
import { lowHealthWords } from '../low-health.ts'
import { signalWords } from '../signal-words.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'
import { HealthLimb } from './health-limb.tsx'

/** A page of a client, from the client's own address on. */
export type ClientLink = { label: string; path: string }

const cell = 'align-middle max-md:block max-md:border-0 max-md:p-0'

/** One client of the portfolio; a card on a phone. first: the signal that weighs most. */
export function PortfolioLine({
  client,
  first,
  fees,
  links,
}: {
  client: ClientRow
  first: ClientSignal | undefined
  fees: boolean
  links: readonly ClientLink[]
}) {
  const low = lowHealthWords(client)
  return (
    <TableRow className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:border-b max-md:border-line max-md:py-3.5">
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
}
