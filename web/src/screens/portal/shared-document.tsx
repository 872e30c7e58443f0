import { PART_WORDS } from '@sextant/contracts/document-kinds'
import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { useQuery } from '@tanstack/react-query'
import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { isMissing } from '@/client/is-missing.ts'
import { useDownloadDocument } from '@/features/documents/api/change-document.ts'
import { documentPageQuery, documentQuery } from '@/features/documents/api/documents.ts'
import { PagePicture } from '@/features/documents/components/page-picture.tsx'
import { PageSteps } from '@/features/documents/components/page-steps.tsx'
import { PageText } from '@/features/documents/components/page-text.tsx'
import { fileWords } from '@/features/documents/words.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { cn } from '@/ui/cn.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { PASSAGE, useReading } from '../documents/use-reading.ts'
import { PortalFrame } from './portal-frame.tsx'
import { NotShared, WayBack } from './shared-ways.tsx'

/** A document as the client's people read it: its pages, what they searched for marked, and nothing to change. */
export default function SharedDocument() {
  const { documentId = '' } = useParams()
  const { organization } = useMe()
  const document = useQuery({ ...documentQuery(documentId), enabled: isId(documentId) })
  const portal = useQuery({
    ...portalQuery(organization?.id ?? '', document.data?.client_id ?? null),
    enabled: document.isSuccess && organization !== null,
  })
  usePageTitle(document.data?.name)
  if (!isId(documentId) || (document.isError && isMissing(document.error)))
    return <NotShared what="document" tab="documents" />
  const failed = [document, portal].find(query => query.isError)
  if (failed?.error)
    return (
      <Page>
        <ErrorState title={messageOf(failed.error)} onRetry={() => void failed.refetch()}>
          What was shared with you is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!document.data || !portal.data) return <LoadingScreen label="Loading the document..." />
  return (
    <PortalFrame portal={portal.data}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-4 pb-24">
        <WayBack tab="documents" />
        <Opened document={document.data} />
      </div>
    </PortalFrame>
  )
}

const HAS_PICTURE = new Set(['pdf', 'image'])
const VIEWS = [
  { value: 'text', label: 'Text' },
  { value: 'page', label: 'Page' },
] as const

const BAR = 'flex flex-wrap items-center gap-4 border-y border-line py-2.5'

function Opened({ document }: { document: DocumentDetail }) {
  const reading = useReading(document)
  const { save: download, saving } = useDownloadDocument()
  const [view, setView] = useState<'text' | 'page'>('text')
  const hasPicture = HAS_PICTURE.has(document.kind)
  const isOnePage = reading.pageCount === 1
  const { file_name: name } =
    document.versions.find(({ version }) => version === reading.version) ?? document
  return (
    <>
      <PageHeader
        title={document.name}
        meta={fileWords(document)}
        actions={
          <Button
            busy={saving}
            onClick={() => void download({ id: document.id, version: reading.version, name })}
          >
            <DownloadIcon aria-hidden />
            Download
          </Button>
        }
      />
      {reading.pageCount === 0 ? (
        <p className="text-ink-2">Its text is not read yet. You can download the file.</p>
      ) : (
        <>
          <div className={cn(BAR, isOnePage && (hasPicture ? 'lg:hidden' : 'hidden'))}>
            <PageSteps part={PART_WORDS[document.kind]} reading={reading} />
            {hasPicture && (
              <SegmentedControl
                label="What is shown"
                value={view}
                onValueChange={setView}
                options={VIEWS}
                className="lg:hidden"
              />
            )}
          </div>
          <OnePage document={document} reading={reading} view={view} hasPicture={hasPicture} />
        </>
      )}
    </>
  )
}

type ReadingProps = { reading: ReturnType<typeof useReading> }

type OnePageProps = ReadingProps & {
  document: DocumentDetail
  view: 'text' | 'page'
  hasPicture: boolean
}

/** The page as it is in the file beside its text; on a phone one of them. */
function OnePage({ document, reading, view, hasPicture }: OnePageProps) {
  const { version, page: number, passage } = reading
  const page = useQuery(documentPageQuery(document.id, version, number))
  const marks = passage ? [{ name: PASSAGE, ...passage }] : []
  const chosen = passage ? PASSAGE : null
  if (page.isError)
    return (
      <ErrorState title={messageOf(page.error)} onRetry={() => void page.refetch()}>
        What was shared with you is safe. Try again in a moment.
      </ErrorState>
    )
  if (!page.data) return <Skeleton className="h-96" />
  return (
    <div className={cn('grid gap-8', hasPicture && 'lg:grid-cols-2')}>
      {hasPicture && (
        <div className={cn(view === 'text' && 'max-lg:hidden')}>
          <PagePicture
            document={document}
            version={version}
            page={page.data}
            marks={marks}
            chosen={chosen}
          />
        </div>
      )}
      <section
        aria-label="Text of the page"
        className={cn('min-w-0 max-w-[46em]', hasPicture && view === 'page' && 'max-lg:hidden')}
      >
        <PageText page={page.data} marks={marks} chosen={chosen} />
      </section>
    </div>
  )
}
