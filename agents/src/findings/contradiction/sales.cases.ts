import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const said = {
  label: 'turnover',
  metric: 'sales',
  form: 'money',
  value: 120_000_000,
  per: 'year',
} as const
const pumps = { label: 'garden pumps', price: dollars(450), volume: 1800 }

/** A pump maker and a sound studio say more, or less, than their prices make; a line that tells nothing, or a small gap, is let be. */
export const cases: RuleCases = {
  rule: 'contradiction.sales',
  fires: [
    {
      firm: firm({ offer: [pumps], measure: [said] }),
      says: 'You said sales of $1.2 million a year, but prices and numbers make about $810,000. The $390,000 between them means that a line, a discount or a number is missing or wrong.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'studio days', price: dollars(600, 'sale', 'EUR') }],
          measure: [
            { ...said, value: 9_000_000 },
            { label: 'days booked', metric: 'volume', value: 210, per: 'year' },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'You said sales of €90,000 a year, but prices and numbers make about €126,000. The €36,000 between them means that a line, a discount or a number is missing or wrong.',
    },
  ],
  silent: [
    firm({ offer: [pumps, { label: 'hoses' }], measure: [said] }),
    firm({ offer: [pumps], measure: [{ ...said, value: 85_000_000 }] }),
  ],
}
