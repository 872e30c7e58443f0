import type { InsightRow } from '@sextant/contracts/company/insights'
import type { DocumentPlace } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { placeWords } from '../place-words.ts'

/** The page, with the words marked; of a client's, inside that client. */
const pageOf = ({ id, client_slug }: InsightRow, document: DocumentPlace): string =>
  `${client_slug ? `/clients/${client_slug}` : ''}/documents/${document.id}?fact=${id}`

type InsightOriginProps = {
  insight: InsightRow
  /** Where a deliverable stands. */ outputHref: (id: string) => string
}

/** Where something learned comes from: somebody’s words, a page of a document, or figures with the deliverable that measured them. */
export function InsightOrigin({ insight, outputHref }: InsightOriginProps) {
  if (!insight.quote) return null
  if (!insight.output_id)
    return (
      <p className="mt-1 max-w-[44em] text-ink-2 wrap-anywhere">
        <q className="book italic">{insight.quote}</q>{' '}
        {insight.document && (
          <Link to={pageOf(insight, insight.document)} className="link whitespace-nowrap">
            {placeWords(insight.document)}
          </Link>
        )}
      </p>
    )
  return (
    <p className="mt-1 max-w-[44em] text-ink-2 wrap-anywhere">
      {insight.quote}{' '}
      <Link to={outputHref(insight.output_id)} className="link">
        See the deliverable
      </Link>
    </p>
  )
}
