import { SEARCH_MAX } from '@sextant/contracts/limits'
import type { Found as FoundThing } from '@sextant/contracts/search/routes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { SharedDocumentList } from '@/features/documents/components/shared-document-list.tsx'
import { searchQuery } from '@/features/search/api/find.ts'
import { FoundList } from '@/features/search/components/found-list.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

type SharedDocumentsProps = { documents: readonly DocumentRow[]; clientId: string | null }

/** Documents that were shared with the client's people: listed, and searched by their words. */
export function SharedDocuments({ documents, clientId }: SharedDocumentsProps) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim().slice(0, SEARCH_MAX))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Input
        type="search"
        aria-label="Search in shared documents"
        placeholder="Search in shared documents"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        className="max-w-[28em]"
      />
      {words === '' ? (
        <SharedDocumentList documents={documents} hrefOf={id => `/portal/documents/${id}`} />
      ) : (
        <Found words={words} clientId={clientId} />
      )}
    </div>
  )
}

const passageHref = ({ id, page, starts, length }: FoundThing): string =>
  `/portal/documents/${id}?page=${page}&passage=${starts}-${(starts ?? 0) + length}`

function Found({ words, clientId }: { words: string; clientId: string | null }) {
  const { organization } = useMe()
  const found = useInfiniteQuery(
    searchQuery(organization?.id ?? '', {
      words,
      kind: 'document',
      ...(clientId && { client_id: clientId }),
    }),
  )
  if (found.isError)
    return (
      <ErrorState title={messageOf(found.error)} onRetry={() => void found.refetch()}>
        What was shared with you is safe. Try again in a moment.
      </ErrorState>
    )
  if (!found.data) return <Skeleton className="h-40" />
  const rows = found.data.pages.flatMap(page => page.rows)
  if (rows.length === 0)
    return <p className="border-b border-line py-4 text-ink-2">Nothing shared holds these words.</p>
  return (
    <div className="grid gap-4">
      <FoundList rows={rows} hrefOf={passageHref} withClient={false} />
      {found.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
