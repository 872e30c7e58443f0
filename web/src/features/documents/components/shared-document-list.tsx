import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { FileTextIcon } from 'lucide-react'
import { Link } from 'react-router'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { fileWords } from '../words.ts'

type SharedDocumentListProps = {
  documents: readonly DocumentRow[]
  hrefOf: (id: string) => string
}

/** Documents to read, and nothing to change. */
export const SharedDocumentList = ({ documents, hrefOf }: SharedDocumentListProps) => (
  <ul aria-label="Shared documents" className="border-t border-line-strong">
    {documents.map(document => (
      <li
        key={document.id}
        className="relative flex items-start gap-3 border-b border-line py-3 hover:bg-act-soft"
      >
        <FileTextIcon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <Link
            to={hrefOf(document.id)}
            className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {document.name}
          </Link>
          <p className="cap">
            {fileWords(document)} · shared{' '}
            {document.shared_at && <TimeSince at={document.shared_at} />}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
