import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const visits = { one: 'visit', many: 'visits' }

/** An eye clinic clears its rent late in the year and a kayak builder does not; without the cost of a sale nobody can tell. */
export const cases: RuleCases = {
  rule: 'economics.fixed-coverage',
  fires: [
    {
      firm: firm(
        {
          organization: [{ label: 'Clearview Eye Clinic', unit: visits }],
          offer: [
            {
              label: 'eye examinations',
              price: dollars(120, 'sale', 'AUD'),
              unitCost: dollars(20, 'sale', 'AUD'),
              volume: 4000,
            },
          ],
          measure: [
            {
              label: 'rent and salaries',
              metric: 'fixed-cost',
              form: 'money',
              value: 2_600_000,
              per: 'month',
            },
          ],
        },
        { currency: 'AUD' },
      ),
      says: 'The fixed costs of A$312,000 a year take 3,120 visits to pay. You sell 4,000, so only the last 880 of them earn you anything.',
    },
    {
      firm: firm({
        organization: [{ label: 'Osprey Kayaks', unit: { one: 'kayak', many: 'kayaks' } }],
        offer: [{ label: 'touring kayaks', price: dollars(2000), margin: 0.4, volume: 90 }],
        measure: [
          {
            label: 'the workshop',
            metric: 'fixed-cost',
            form: 'money',
            value: 8_000_000,
            per: 'year',
          },
        ],
      }),
      says: 'The fixed costs of $80,000 a year take 100 kayaks to pay. You sell 90, 10 too few, so the year ends in a loss of about $8,000, $667 a month.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'touring kayaks', price: dollars(2000), volume: 90 }],
      measure: [
        { label: 'overheads', metric: 'fixed-cost', form: 'share', value: 0.4, per: 'year' },
      ],
    }),
    firm({
      offer: [
        { label: 'repairs', price: dollars(80), margin: 0.6, volume: 900 },
        { label: 'sales', price: dollars(800) },
      ],
      measure: [
        { label: 'rent', metric: 'fixed-cost', form: 'money', value: 300_000, per: 'month' },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'touring kayaks', price: dollars(2000), volume: 90 }],
        measure: [
          { label: 'rent', metric: 'fixed-cost', form: 'money', value: 300_000, per: 'month' },
        ],
      }),
      says: 'Tell me what a sale of touring kayaks costs you to make or buy, and I can say how many sales pay the fixed costs.',
    },
  ],
}
