import type { DeletedDocumentRow } from '@sextant/contracts/documents/rows'
import { useQuery } from '@tanstack/react-query'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { useRestoreDocuments } from '../api/change-document.ts'
import { deletedDocumentsQuery, type DocumentsWanted } from '../api/documents.ts'
import { fileWords } from '../words.ts'

type DeletedDocumentsProps = {
  of: Pick<DocumentsWanted, 'client_id' | 'campaign_id'>
  /** Named where documents of several clients stand together. */
  withClient: boolean
}

/** What was deleted in the last day and can be brought back; nothing where nothing was. */
export function DeletedDocuments({ of, withClient }: DeletedDocumentsProps) {
  const { data = [] } = useQuery(deletedDocumentsQuery(of))
  if (data.length === 0) return null
  return (
    <section aria-label="Deleted documents" className="border-y border-line">
      <Collapsible>
        <CollapsibleTrigger>
          <span>
            Deleted{' '}
            <span className="ml-1.5 text-caption font-normal text-ink-3">
              {data.length}, kept for a day
            </span>
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent>
          <ul aria-label="Deleted documents" className="pb-3">
            {data.map(document => (
              <DeletedLine key={document.id} document={document} withClient={withClient} />
            ))}
          </ul>
        </CollapsibleContent>
      </Collapsible>
    </section>
  )
}

type DeletedLineProps = { document: DeletedDocumentRow; withClient: boolean }

function DeletedLine({ document, withClient }: DeletedLineProps) {
  const { save, saving } = useRestoreDocuments()
  const about = [
    withClient && (document.client_name ?? 'Your own organization'),
    fileWords(document),
  ]
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{document.name}</p>
        <p className="cap">
          {about.filter(Boolean).join(' · ')} · deleted{' '}
          {document.deleted_by_name && `by ${document.deleted_by_name} `}
          <TimeSince at={document.deleted_at} />
        </p>
      </div>
      <Button
        size="sm"
        busy={saving}
        aria-label={`Bring back ${document.name}`}
        onClick={() => void save([document.id])}
      >
        Bring back
      </Button>
    </li>
  )
}
