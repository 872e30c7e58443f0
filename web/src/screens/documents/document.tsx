import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { PART_WORDS } from '@sextant/contracts/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { isMissing } from '@/client/is-missing.ts'
import { documentQuery } from '@/features/documents/api/documents.ts'
import { useDownloadDocument, useReadAgain } from '@/features/documents/api/change-document.ts'
import { DocumentDialog } from '@/features/documents/components/document-dialog.tsx'
import { LookedThrough } from '@/features/documents/components/looked-through.tsx'
import { ReplaceFile } from '@/features/documents/components/replace-file.tsx'
import { UsedBy } from '@/features/documents/components/used-by.tsx'
import { VersionList } from '@/features/documents/components/version-list.tsx'
import { expiryWords, fileWords, isDue, isoToday, seenBy } from '@/features/documents/words.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { DocumentReader } from './document-reader.tsx'
import { useDocumentNews } from './use-document-news.ts'
import { type Reading, useReading } from './use-reading.ts'

/** A document: its pages as they are in the file and as they were read, what was understood, what rests on it. */
export default function Document() {
  const { documentId = '' } = useParams()
  useDocumentNews()
  const document = useQuery({ ...documentQuery(documentId), enabled: isId(documentId) })
  if (!isId(documentId) || (document.error && isMissing(document.error))) return <NotHere />
  if (document.isError && !document.data)
    return (
      <Page>
        <ErrorState title={messageOf(document.error)} onRetry={() => void document.refetch()}>
          The document is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!document.data)
    return (
      <Page>
        <Skeleton className="h-96" />
      </Page>
    )
  return <Opened document={document.data} />
}

function Opened({ document }: { document: DocumentDetail }) {
  const { page } = usePlace()
  const reading = useReading(document)
  const [today] = useState(isoToday)
  return (
    <Page className="grid content-start gap-6">
      <PageHeader
        title={document.name}
        meta={[
          fileWords(document),
          readWords(document),
          seenBy(document),
          expiryWords(document, today),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<Actions document={document} reading={reading} />}
      />
      {document.tags.length > 0 && (
        <p className="-mt-4 flex flex-wrap gap-1.5">
          {document.tags.map(tag => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      {isDue(document, today) && (
        <Alert tone="warn" title="Does this document still hold?">
          You asked to be asked. Bring its newer file, or give it another day.
        </Alert>
      )}
      <HowFar document={document} />
      {reading.pageCount > 0 && (
        <DocumentReader
          document={document}
          reading={reading}
          part={PART_WORDS[document.kind]}
          below={
            <>
              <Model document={document} reading={reading} />
              <UsedBy uses={document.used_by} hrefOf={id => page(`/outputs/${id}`)} />
              <VersionList document={document} shown={reading.version} show={reading.showVersion} />
            </>
          }
        />
      )}
    </Page>
  )
}

const readWords = ({ state, recognised, reason }: DocumentDetail): string | null => {
  if (state !== 'read') return null
  if (recognised) return 'text recognised in the picture'
  return reason ? 'read in part' : 'all text read'
}

function Actions({ document, reading }: { document: DocumentDetail; reading: Reading }) {
  const { version, showNewest } = reading
  const mayChange = useCan()('documents.manage')
  const { save: download, saving } = useDownloadDocument()
  const { file_name: name } = document.versions.find(one => one.version === version) ?? document
  return (
    <>
      {mayChange && <ReplaceFile document={document} onReplaced={showNewest} />}
      {mayChange && <DocumentDialog document={document} trigger={<Button>Details</Button>} />}
      <Button busy={saving} onClick={() => void download({ id: document.id, version, name })}>
        Download
      </Button>
    </>
  )
}

function Model({ document, reading }: { document: DocumentDetail; reading: Reading }) {
  const mayChange = useCan()('documents.manage')
  const shown = document.versions.find(({ version }) => version === reading.version)
  if (!shown) return null
  return (
    <LookedThrough
      documentId={document.id}
      version={shown}
      mayAskAgain={mayChange && shown.version === document.version}
    />
  )
}

/** What is not read yet, or was not, in words. */
function HowFar({ document }: { document: DocumentDetail }) {
  const { save: readAgain, saving } = useReadAgain()
  const mayChange = useCan()('documents.manage')
  const { state, reason } = document
  if (state === 'waiting' || state === 'reading')
    return (
      <output className="cap">
        {state === 'waiting' ? 'It waits to be read.' : 'It is being read.'} This page fills by
        itself.
      </output>
    )
  if (state === 'failed')
    return (
      <Alert title="It could not be read">
        <p>{reason} The file is kept and can be downloaded.</p>
        {mayChange && (
          <Button className="mt-3" busy={saving} onClick={() => void readAgain(document.id)}>
            Try again
          </Button>
        )}
      </Alert>
    )
  return reason ? <p className="cap">{reason}</p> : null
}

function NotHere() {
  const { page } = usePlace()
  return (
    <Page>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="This document is not here"
        action={
          <Link to={page('/documents')} className={buttonStyle({ variant: 'primary' })}>
            To the documents
          </Link>
        }
      >
        It may have been deleted, or the address is not right.
      </EmptyState>
    </Page>
  )
}
