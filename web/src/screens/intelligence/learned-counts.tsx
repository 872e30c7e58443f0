import { INSIGHT_STATUSES, type InsightCounts } from '@sextant/contracts/company/insights'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { insightCountsQuery } from '@/features/insights/api/insights.ts'
import { STATUS_WORDS } from '@/features/insights/status-words.ts'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

const OWN = 'own'

/** What became of what agents learned, a line for the organization and one for each client; every figure leads to its lines. Nothing while nothing was learned. */
export function LearnedCounts() {
  const { data } = useQuery(insightCountsQuery)
  if (!data || data.length === 0) return null
  const hasClients = data.some(({ client_id }) => client_id !== null)
  return (
    <section aria-labelledby="learned-counts" className="grid gap-2">
      <h2 id="learned-counts" className="font-semibold">
        What the agents learned
      </h2>
      <p className="cap">
        Facts that agents read in your words and documents. What you filled in yourself stands too
        and is not counted here.
      </p>
      <Table>
        <thead>
          <TableRow>
            <TableHead>About</TableHead>
            {INSIGHT_STATUSES.map(status => (
              <TableHead key={status} numeric>
                {STATUS_WORDS[status]}
              </TableHead>
            ))}
          </TableRow>
        </thead>
        <tbody>
          {data.map(row => (
            <TableRow key={row.client_id ?? OWN}>
              <TableCell>
                <Whose row={row} />
              </TableCell>
              {INSIGHT_STATUSES.map(status => (
                <TableCell key={status} numeric className="tabular-nums">
                  {row[status] === 0 ? (
                    <span className="text-ink-3">0</span>
                  ) : (
                    <Link
                      to={`/learning-history?${addressOf(row, status, hasClients)}`}
                      className="link"
                      aria-label={`${row[status]} ${STATUS_WORDS[status].toLowerCase()}, ${nameOf(row)}`}
                    >
                      {row[status]}
                    </Link>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

const nameOf = ({ client_name }: InsightCounts): string => client_name ?? 'Your own organization'

function Whose({ row }: { row: InsightCounts }) {
  if (row.client_slug === null) return nameOf(row)
  return (
    <Link to={`/clients/${row.client_slug}/intelligence`} className="link">
      {nameOf(row)}
    </Link>
  )
}

function addressOf({ client_id }: InsightCounts, status: string, hasClients: boolean): string {
  const params = new URLSearchParams({ status })
  if (hasClients) params.set('of', client_id ?? OWN)
  return params.toString()
}
