import type { InsightRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'

type InsightOriginProps = {
  insight: InsightRow
  /** Where a deliverable stands. */ outputHref: (id: string) => string
}

/** Where something learned comes from: somebody’s words, or figures with the deliverable that measured them. */
export function InsightOrigin({ insight, outputHref }: InsightOriginProps) {
  if (!insight.quote) return null
  if (!insight.output_id)
    return (
      <q className="book mt-1 block max-w-[44em] wrap-anywhere text-ink-2 italic">
        {insight.quote}
      </q>
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
