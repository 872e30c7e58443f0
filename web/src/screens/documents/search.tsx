import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { SEARCH_MAX } from '@sextant/contracts/limits'
import type { FoundPassage } from '@sextant/contracts/documents/rows'
import { messageOf } from '@/client/api.ts'
import { passagesQuery } from '@/features/documents/api/search.ts'
import { FoundPassages } from '@/features/documents/components/found-passages.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** All text of all documents in reach, by its words. */
export default function SearchInDocuments() {
  const { client, page } = usePlace()
  const { organization } = useMe()
  const [params, setParams] = useSearchParams()
  const typed = params.get('words') ?? ''
  const words = useDeferredValue(typed.trim().slice(0, SEARCH_MAX))
  const passages = useQuery(passagesQuery(words, client?.id ?? null))
  const hrefOf = (one: FoundPassage): string => {
    const path = `/documents/${one.document_id}?page=${one.page}&passage=${one.starts}-${one.starts + one.length}`
    return !client && one.client_slug ? `/clients/${one.client_slug}${path}` : page(path)
  }
  return (
    <Page className="grid content-start gap-6">
      <PageHeader
        title={client ? `Search in documents of ${client.name}` : 'Search in documents'}
        meta="Finds other forms of a word, in the language of each document"
      />
      <Input
        type="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing this page is for
        autoFocus
        aria-label="Words to look for"
        placeholder="Words to look for"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={event =>
          setParams(event.target.value ? { words: event.target.value } : {}, { replace: true })
        }
        className="max-w-[36em]"
      />
      {passages.isError && (
        <ErrorState title={messageOf(passages.error)} onRetry={() => void passages.refetch()}>
          Your documents are safe. Try again in a moment.
        </ErrorState>
      )}
      {words !== '' && passages.isPending && <Skeleton className="h-48" />}
      {words !== '' && passages.data?.length === 0 && (
        <EmptyState title="Nothing holds these words">
          Try fewer words, or other ones. What is in pictures is found once it was recognised.
        </EmptyState>
      )}
      {words !== '' && passages.data && passages.data.length > 0 && (
        <>
          <output className="cap">
            {passages.data.length === 50
              ? 'The best 50 passages'
              : `${passages.data.length} ${passages.data.length === 1 ? 'passage' : 'passages'}`}
          </output>
          <FoundPassages
            passages={passages.data}
            hrefOf={hrefOf}
            withClient={!client && organization?.type === 'AGENCY'}
          />
        </>
      )}
    </Page>
  )
}
