import type { ClientAttention } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Table, TableHead } from '@/ui/primitives/table.tsx'
import { byNeed } from '../by-need.ts'
import { PortfolioLine, type ClientLink } from './portfolio-line.tsx'

const SHOWN = 6

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
  links: readonly ClientLink[]
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
            .map(client => (
              <PortfolioLine
                key={client.id}
                client={client}
                first={signals.get(client.id)?.[0]}
                fees={fees}
                links={links}
              />
            ))}
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
