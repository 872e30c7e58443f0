import type { FoundPassage } from '@sextant/contracts/documents/rows'
import { SEARCH_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { passagesQuery } from '@/features/documents/api/search.ts'
import { FoundPassages } from '@/features/documents/components/found-passages.tsx'
import { SharedDocumentList } from '@/features/documents/components/shared-document-list.tsx'
import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
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

const passageHref = ({ document_id, page, starts, length }: FoundPassage): string =>
  `/portal/documents/${document_id}?page=${page}&passage=${starts}-${starts + length}`

function Found({ words, clientId }: { words: string; clientId: string | null }) {
  const passages = useQuery(passagesQuery(words, clientId))
  if (passages.isError)
    return (
      <ErrorState title={messageOf(passages.error)} onRetry={() => void passages.refetch()}>
        What was shared with you is safe. Try again in a moment.
      </ErrorState>
    )
  if (!passages.data) return <Skeleton className="h-40" />
  if (passages.data.length === 0)
    return <p className="border-b border-line py-4 text-ink-2">Nothing shared holds these words.</p>
  return <FoundPassages passages={passages.data} hrefOf={passageHref} withClient={false} />
}
