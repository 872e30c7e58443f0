import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RateTable } from './rate-table.tsx'

const row = (name: string, isClear: boolean): RateRow => ({
  name,
  of: 'orders of visits',
  before: { events: 233, cases: 7_732 },
  after: { events: 12, cases: 2_108 },
  difference: -0.0244,
  low: -0.0296,
  high: -0.0183,
  isClear,
  missing: 51.5,
  sources: [1],
})

test('a part says before, since, the interval in words and what is missing, or that it may be chance', () => {
  const html = renderToStaticMarkup(
    <RateTable
      label="Part"
      rows={[row('device: mobile', true), row('page: /kites', false)]}
      hasMissing
    />,
  )
  expect(html).toContain('233 of 7,732')
  expect(html).toContain('12 of 2,108')
  expect(html).toContain('aria-label="device: mobile: −2.44 points, −2.96 to −1.83 points"')
  expect(html).toContain('>52<')
  expect(html).toContain('52, or chance')
})

test('what is still growing is left out', () => {
  expect(renderToStaticMarkup(<RateTable label="Part" rows={[{ name: 'device' }]} />)).toBe('')
})
