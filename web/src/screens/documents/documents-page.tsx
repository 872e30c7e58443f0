import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { namedCampaignsQuery } from '@/features/campaigns/api/named-campaigns.ts'
import { documentsQuery, type DocumentsWanted } from '@/features/documents/api/documents.ts'
import { ChoiceBar } from '@/features/documents/components/choice-bar.tsx'
import { DeletedDocuments } from '@/features/documents/components/deleted-documents.tsx'
import { DocumentList } from '@/features/documents/components/document-list.tsx'
import { isoToday } from '@/features/documents/words.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { useDocumentNews } from './use-document-news.ts'

type DocumentsPageProps = {
  title: string
  /** Of a client or a campaign; all in reach where neither is named. */
  of: Pick<DocumentsWanted, 'client_id' | 'campaign_id'>
  /** Where a file is brought in. */
  uploadPath: string
}

/** Documents: found by their names and tags, chosen, tagged, deleted. */
export function DocumentsPage({ title, of, uploadPath }: DocumentsPageProps) {
  const { page } = usePlace()
  const { organization } = useMe()
  const mayChange = useCan()('documents.manage')
  const [params, setParams] = useAddressParams()
  const [words, tag] = [params.get('words') ?? '', params.get('tag') ?? '']
  const narrow = (name: string, value: string) =>
    setParams(now => withEntries(now, { [name]: value }))
  useDocumentNews()
  const [today] = useState(isoToday)
  const wanted = { ...of, ...(words && { words }), ...(tag && { tag }) }
  const documents = useInfiniteQuery(documentsQuery(wanted))
  const rows = documents.data?.pages.flat() ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, isChosen: boolean) =>
    setChosen(before => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  const campaigns = useQuery({
    ...namedCampaignsQuery(organization?.id ?? '', of.client_id ?? null),
    enabled: chosen.size > 0,
  })
  const isNarrowed = words !== '' || tag !== ''
  const isAcross = organization?.type === 'AGENCY' && !of.client_id
  const bring = (variant: 'primary' | 'plain') =>
    mayChange && (
      <Link to={uploadPath} className={buttonStyle({ variant })}>
        Bring in documents
      </Link>
    )
  return (
    <Page className="grid content-start gap-6">
      <PageHeader
        title={title}
        meta="What your company has written down: read here, found by its words, cited to the page"
        actions={bring('primary')}
      />
      {(rows.length > 0 || isNarrowed) && (
        <div className="flex flex-wrap items-center gap-3">
          <Link to={page('/documents/search')} className={buttonStyle({ variant: 'plain' })}>
            Search in all text
          </Link>
          <Input
            type="search"
            aria-label="Find by name"
            placeholder="Find by name"
            value={words}
            onChange={event => narrow('words', event.target.value)}
            className="w-64 max-md:w-full"
          />
          {tag && (
            <Button size="sm" variant="quiet" onClick={() => narrow('tag', '')}>
              Tagged “{tag}”: show all
            </Button>
          )}
        </div>
      )}
      <ChoiceBar
        documents={rows.filter(({ id }) => chosen.has(id))}
        campaigns={campaigns.data ?? []}
        done={() => setChosen(new Set())}
      />
      {documents.isError && (
        <ErrorState title={messageOf(documents.error)} onRetry={() => void documents.refetch()}>
          Your documents are safe. Try again in a moment.
        </ErrorState>
      )}
      {documents.isPending && <Skeleton className="h-48" />}
      {documents.isSuccess && rows.length === 0 && !isNarrowed && (
        <EmptyState title="No document yet" action={bring('plain')}>
          Price lists, brochures, interview notes, last year’s plan: agents read them, propose what
          they learned, and cite the page. Nothing leaves this server.
        </EmptyState>
      )}
      {documents.isSuccess && rows.length === 0 && isNarrowed && (
        <EmptyState
          title="No document is called that"
          action={<Button onClick={() => setParams(() => ({}))}>Show all</Button>}
        />
      )}
      {rows.length > 0 && (
        <DocumentList
          documents={rows}
          withClient={isAcross}
          mayChange={mayChange}
          today={today}
          chosen={chosen}
          choose={choose}
          hrefOf={({ id, client_slug }) =>
            isAcross && client_slug
              ? `/clients/${client_slug}/documents/${id}`
              : page(`/documents/${id}`)
          }
        />
      )}
      {documents.hasNextPage && (
        <Button
          busy={documents.isFetchingNextPage}
          onClick={() => void documents.fetchNextPage()}
          className="justify-self-start"
        >
          Show more
        </Button>
      )}
      {mayChange && <DeletedDocuments of={of} withClient={isAcross} />}
    </Page>
  )
}
