import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { ClockIcon, FileTextIcon } from 'lucide-react'
import { Link } from 'react-router'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { useDeleteDocuments, useReadAgain } from '../api/change-document.ts'
import { expiryWords, fileWords, waitingWords } from '../words.ts'
import { DocumentStateBadge } from './document-state.tsx'

type DocumentListProps = {
  documents: readonly DocumentRow[]
  hrefOf: (document: DocumentRow) => string
  /** Named where documents of several clients stand together. */
  withClient: boolean
  mayChange: boolean
  /** YYYY-MM-DD */
  today: string
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
}

/** Documents, those changed last first; several can be chosen. */
export function DocumentList({ documents, ...rest }: DocumentListProps) {
  return (
    <ul aria-label="Documents" className="border-t border-line-strong">
      {documents.map(document => (
        <DocumentLine key={document.id} document={document} {...rest} />
      ))}
    </ul>
  )
}

type LineProps = Omit<DocumentListProps, 'documents'> & { document: DocumentRow }

function DocumentLine(props: LineProps) {
  const { document, hrefOf, withClient, mayChange, today, chosen, choose } = props
  const { save: remove } = useDeleteDocuments()
  const { save: readAgain } = useReadAgain()
  const about = [
    withClient && (document.client_name ?? 'Your own organization'),
    document.campaign_name,
    fileWords(document),
    document.shared_at && 'shared with guests',
    expiryWords(document, today),
  ]
  return (
    <li className="relative flex items-start gap-3 border-b border-line py-3 hover:bg-act-soft">
      {mayChange && (
        <span className="z-[1] grid h-6 place-items-center">
          <Checkbox
            aria-label={`Choose ${document.name}`}
            checked={chosen.has(document.id)}
            onCheckedChange={isOn => choose(document.id, isOn === true)}
          />
        </span>
      )}
      <FileTextIcon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <Link
          to={hrefOf(document)}
          className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {document.name}
        </Link>
        <p className="cap wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
        {document.reason && <p className="cap wrap-anywhere text-bad">{document.reason}</p>}
        {document.tags.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {document.tags.map(tag => (
              <Badge key={tag} tone="neutral">
                {tag}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <DocumentStateBadge state={document.state} />
      {mayChange && document.facts_waiting > 0 && (
        <Badge tone="warn">
          <ClockIcon aria-hidden />
          {waitingWords(document.facts_waiting)}
        </Badge>
      )}
      <span className="cap whitespace-nowrap max-md:hidden">
        <TimeSince at={document.updated_at} />
      </span>
      {mayChange && (
        <RowMenu
          name={document.name}
          items={[
            ...(document.state === 'failed'
              ? [{ label: 'Read again', onSelect: () => void readAgain(document.id) }]
              : []),
            { label: 'Delete', danger: true, onSelect: () => void remove([document.id]) },
          ]}
        />
      )}
    </li>
  )
}
