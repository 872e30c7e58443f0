import type { CustomerSourceRow } from '@sextant/contracts/persona/routes'
import { HEARD_WORDS } from '@sextant/contracts/persona/topics'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { customerSourcesQuery, useRemoveSource } from '../api/customer-sources.ts'

/** What real customers of a group said, each to be read whole and taken out. */
export function SourceList({
  clientId,
  segment,
  editable,
}: {
  clientId: string | null
  segment: string
  editable: boolean
}) {
  const sources = useQuery(customerSourcesQuery(clientId, segment))
  if (sources.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(sources.error)}{' '}
        <button type="button" className="link" onClick={() => void sources.refetch()}>
          Try again
        </button>
      </p>
    )
  const rows = sources.data ?? []
  if (rows.length === 0)
    return <p className="text-ink-3">No customer was asked yet: five make a persona.</p>
  return (
    <ul className="grid">
      {rows.map(row => (
        <Source key={row.id} row={row} editable={editable} />
      ))}
    </ul>
  )
}

function Source({ row, editable }: { row: CustomerSourceRow; editable: boolean }) {
  const removing = useRemoveSource()
  const { who, heard, quotes, created_at, held_on, words } = row
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0">
      <Collapsible className="min-w-0 flex-1">
        <CollapsibleTrigger className="font-normal">
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-medium">{who}</strong>{' '}
            <span className="cap">
              {HEARD_WORDS[heard].one}, {quotes} {quotes === 1 ? 'statement' : 'statements'},{' '}
              {held_on ?? <TimeSince at={created_at} />}
            </span>
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent>
          <p className="book max-w-[42em] py-2 whitespace-pre-line text-ink-2 wrap-anywhere">
            {words}
          </p>
        </CollapsibleContent>
      </Collapsible>
      {editable && (
        <RowMenu
          name={who}
          items={[{ label: 'Take out', onSelect: () => void removing.save(row) }]}
        />
      )}
    </li>
  )
}
