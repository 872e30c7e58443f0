import { expect, test } from 'vitest'
import type { Company } from '../../company/company.ts'
import type { FoundBy } from '../../findings/finding.ts'
import { Kit } from '../../findings/kit.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { partThatBuys } from './asked.ts'

const RATE = {
  label: 'conversion rate of visits',
  form: 'share',
  value: 0.024,
  of: 7_300,
  measured: {
    metric: 'shop_cvr',
    low: 0.021,
    high: 0.028,
    n: 7_300,
    from: '2026-09-01',
    to: '2026-10-10',
  },
} as const
const lamps = { label: 'lamps', price: dollars(60), unitCost: dollars(20), volume: 300 }
const look = (company: Company) =>
  partThatBuys({ company, kit: new Kit(company), finding: { rests: [] } as unknown as FoundBy })

test('where nobody counted who asked, the part that buys is the one that figures say', () => {
  const seen = look(firm({ offer: [lamps], measure: [RATE] }))
  // 7,300 visits of forty days are 66,613 a year; $40 is left of each sale.
  expect(seen).toMatchObject({
    what: { text: 'Of the visits, the part that ends with an order' },
    value: 0.024,
    said: { text: '175 orders of 7,300 visits, as measured.' },
    worth: { value: 4_000 * 66_613 },
    place: { attribute: 'value', times: 1 },
  })
})

test('who asked leads where it was counted, and without either the one answer is asked for', () => {
  const asked = {
    label: 'enquiries',
    metric: 'leads',
    form: 'count',
    per: 'year',
    value: 900,
  } as const
  expect(look(firm({ offer: [lamps], measure: [RATE, asked] }))).toMatchObject({
    what: { text: 'Of those who ask, the part that buys' },
  })
  expect(look(firm({ offer: [lamps] }))).toMatchObject({ kind: 'measure', attribute: 'value' })
})
