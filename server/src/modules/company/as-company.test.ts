import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { asCompany } from './as-company.ts'

const SAID = {
  client_id: null,
  kind: 'offer',
  quote: 'We sell it.',
  origin: 'said',
  confidence: 0.9,
  status: 'proposed',
  attributes: {},
  created_at: '2026-11-27T08:00:00Z',
} as unknown as CompanyFactRow
const row = (label: string, told: Partial<CompanyFactRow>): CompanyFactRow => ({
  ...SAID,
  id: label,
  label,
  ...told,
})
const document = { id: 'd', name: 'prices.pdf', page: 3 } as unknown as NonNullable<
  CompanyFactRow['document']
>

test('what a document or figures say counts for agents once a person approved it; what was said counts at once', () => {
  const rows = [
    row('said', {}),
    row('read', { document }),
    row('measured', { attributes: { measured: {} } as unknown as CompanyFactRow['attributes'] }),
    row('approved', { document, status: 'confirmed' }),
  ]
  const { facts } = asCompany(rows, { name: 'Alder', today: '2026-11-27' })
  expect(facts.map(({ label }) => label)).toEqual(['said', 'approved'])
})
