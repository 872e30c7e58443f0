import type { FoundPage } from '@sextant/contracts/search/routes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { isoToday } from '@/features/documents/words.ts'
import { searchQuery } from '@/features/search/api/find.ts'
import { FoundList } from '@/features/search/components/found-list.tsx'
import { SearchFilters } from '@/features/search/components/search-filters.tsx'
import { SearchForm } from '@/features/search/components/search-form.tsx'
import { placeOf } from '@/features/search/found-place.ts'
import { daysOf } from '@/features/search/periods.ts'
import { addressOf, searchIn, type Search } from '@/features/search/search-address.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Everything one may see, by its words: of the client whose place this is, or of all in reach. */
export default function SearchEverything() {
  const { client } = usePlace()
  const { organization } = useMe()
  const orgId = organization?.id ?? ''
  const agency = organization?.type === 'AGENCY'
  const { search, clients, clientId, known, go } = useSearch(orgId, agency)
  const [today] = useState(isoToday)
  const found = useInfiniteQuery({
    ...searchQuery(orgId, {
      words: search.words,
      ...(search.kind && { kind: search.kind }),
      ...(clientId && { client_id: clientId }),
      ...(search.when && daysOf(search.when, today)),
    }),
    enabled: search.words !== '' && known,
  })
  const [first] = found.data?.pages ?? []
  const rows = found.data?.pages.flatMap(one => one.rows) ?? []
  const asked = search.words !== ''
  const isNarrowed = Boolean(search.kind ?? search.when ?? search.client)
  const change = (next: Partial<Record<keyof Search, string>>) =>
    go({ ...addressOf(search), ...next })
  return (
    <Page className="grid content-start gap-6">
      <PageHeader
        title={client ? `Search in ${client.name}` : 'Search'}
        meta="Documents to the page, outputs, campaigns, clients, facts and messages; other forms of a word and misspelled ones too"
      />
      <SearchForm key={search.words} words={search.words} onSearch={words => change({ words })} />
      {asked && (
        <SearchFilters
          search={search}
          kinds={first?.kinds}
          clients={client ? [] : clients}
          change={change}
        />
      )}
      {found.isError && (
        <ErrorState title={messageOf(found.error)} onRetry={() => void found.refetch()}>
          Nothing is lost. Try again in a moment.
        </ErrorState>
      )}
      {asked && found.isPending && <Skeleton className="h-48" />}
      {first && saysSomething(first) && <Said page={first} />}
      {first?.total === 0 && (
        <EmptyState
          title={isNarrowed ? 'Nothing with these words is left' : 'Nothing holds these words'}
          action={
            isNarrowed && (
              <Button onClick={() => go({ words: search.words })}>Search everywhere</Button>
            )
          }
        >
          {isNarrowed
            ? 'The kind, client or time leaves nothing over.'
            : 'Try fewer words, or other ones. What is in pictures is found once it was recognised.'}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <FoundList
          rows={rows}
          hrefOf={one => placeOf(one, { clientSlug: client?.slug ?? null, agency })}
          withClient={!client && agency}
        />
      )}
      {found.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Page>
  )
}

/** The search of the address, the client that it names, and the way to another one. Each is an entry of the history. */
function useSearch(orgId: string, agency: boolean) {
  const { client } = usePlace()
  const mayChoose = useCan()('clients.view') && agency
  const [params, setParams] = useSearchParams()
  const names = useQuery({ ...clientNamesQuery(orgId), enabled: mayChoose })
  const search = searchIn(params)
  const named = names.data?.find(({ slug }) => slug === search.client)
  const { client: _unknown, ...elsewhere } = search
  // Until the names are there, nobody knows whether the address names a client.
  const known = client !== null || !search.client || !mayChoose || !names.isPending
  return {
    search: named && !client ? search : (elsewhere as Search),
    clients: names.data ?? [],
    clientId: client?.id ?? named?.id ?? null,
    known,
    go: (next: Record<string, string>) => setParams(addressOf(searchIn(new URLSearchParams(next)))),
  }
}

const saysSomething = ({ total, corrected, compares_letters, meaning }: FoundPage): boolean =>
  total > 0 || corrected.length > 0 || !compares_letters || meaning === 'unavailable'

/** How many there are, what was read where something was misspelled, and by what nothing could be found now. */
const Said = ({ page: { total, corrected, compares_letters, meaning } }: { page: FoundPage }) => (
  <div className="grid gap-1">
    {total > 0 && (
      <output className="cap">
        {total} {total === 1 ? 'result' : 'results'}
      </output>
    )}
    {corrected.length > 0 && (
      <p className="cap">
        {corrected.map(({ typed, read }) => `“${typed}” read as ${list.format(read)}`).join('; ')}
      </p>
    )}
    {meaning === 'unavailable' && (
      <p className="cap">
        Search by meaning is not available at the moment: only words and related words were looked
        for.
      </p>
    )}
    {!compares_letters && (
      <p className="cap">
        This database cannot compare letters (pg_trgm): a misspelled word is found if its first
        letter is right.
      </p>
    )}
  </div>
)
