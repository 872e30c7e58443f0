import type { InsightRow } from '@sextant/contracts/company/insights'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InsightChange } from './components/insight-change.tsx'

const price = (cents: number) => ({ price: { cents, currency: 'USD' } })
const insight: InsightRow = {
  id: 'i1',
  extracted_context: { products: 'Full service' },
  confidence_score: 0.8,
  agent_type: 'strategy',
  quote: 'Full service 95',
  status: 'pending',
  auto_approved: false,
  session_id: null,
  output_id: null,
  client_id: null,
  created_at: '2026-11-20T08:00:00Z',
  decided_at: null,
  uses: 0,
  client_name: null,
  client_slug: null,
  origin: 'document',
  decided_by_name: null,
  earlier: 0,
  document: { id: 'd1', name: 'Price list', kind: 'pdf', version: 2, page: 3 },
  change: {
    kind: 'offer',
    label: 'Full service',
    attributes: price(9_500),
    updated_at: '2026-11-20T08:00:00Z',
    replaces: {
      label: 'Full service',
      attributes: price(8_500),
      origin: 'card',
      agent_type: null,
      said_by_name: 'Ada Long',
      document: null,
      since: '2026-11-03T09:00:00Z',
      is_itself: false,
      changed_by_name: null,
    },
  },
}

/** What a reader that speaks says of it. */
const spoken = (markup: string): string =>
  markup
    .replace(/<(dt|dd|div|dl|p|svg)\b/g, ' <$1')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test('a change that waits says what is known, what it would become, and where and when both are from', () => {
  const said = spoken(renderToStaticMarkup(<InsightChange insight={insight} />))
  expect(said).toBe(
    'What it would replace Price known: $85, would become: $95, Known Filled in by Ada Long, Nov 3, 2026 New Price list, page 3, Nov 20, 2026',
  )
})

test('what would become nothing, or comes from nothing, says so', () => {
  const change = { ...insight.change!, attributes: { share: 0.4 } }
  const said = spoken(renderToStaticMarkup(<InsightChange insight={{ ...insight, change }} />))
  expect(said).toContain('Share of sales not told would become: 40%')
  expect(said).toContain('Price known: $85, nothing')
})

test('what takes the place of nothing shows nothing', () => {
  expect(renderToStaticMarkup(<InsightChange insight={{ ...insight, change: null }} />)).toBe('')
  const same = { ...insight.change!, attributes: price(8_500) }
  const markup = renderToStaticMarkup(<InsightChange insight={{ ...insight, change: same }} />)
  expect(markup).toBe('')
})
