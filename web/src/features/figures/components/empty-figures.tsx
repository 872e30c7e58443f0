import type { FiguresView } from '@sextant/contracts/figures/view'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { sayPeriod } from '../words.ts'
import type { ChangeFilter } from '../filter.ts'

const PARTS = {
  campaign: { words: 'campaign', clear: { campaign_id: undefined } },
  channel: { words: 'channel', clear: { channel: undefined } },
  source: { words: 'source', clear: { source: undefined } },
  period: { words: 'days', clear: { from: undefined, to: undefined } },
} as const

/** What stands in place of the figures: nothing was imported yet, or a part of the filter leaves nothing over. */
export function EmptyFigures({
  view,
  change,
  importLink,
}: {
  view: FiguresView
  change: ChangeFilter
  importLink: ReactNode
}) {
  if (view.empty === null) return null
  if (view.empty === 'none')
    return (
      <EmptyState
        title="Drop the export that your ad platform or shop gave you"
        action={importLink}
      >
        Google, Meta, LinkedIn, Microsoft and TikTok ads, GA4, Search Console, Shopify, Stripe and
        Mailchimp are recognised by their headers. Any other table is mapped once. Nothing is
        written before you have seen what will change.
      </EmptyState>
    )
  const part = PARTS[view.empty]
  const nothing =
    view.empty === 'period'
      ? `Nothing is known of ${sayPeriod(view.period)}`
      : `This ${part.words} leaves nothing over in ${sayPeriod(view.period)}`
  return (
    <EmptyState
      title={nothing}
      action={
        <>
          <Button variant="primary" onClick={() => change(part.clear)}>
            {view.empty === 'period' ? 'Show the latest four weeks' : `Show every ${part.words}`}
          </Button>
          {importLink}
        </>
      }
    >
      The rest of the filter stays as it is.
    </EmptyState>
  )
}
