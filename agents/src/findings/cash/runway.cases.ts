import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = {
  label: 'paying schools',
  counts: 'customers',
  baseline: 12,
  target: 60,
  by: '2027-09',
} as const
const cash = {
  label: 'cash at the bank',
  metric: 'cash',
  form: 'money',
  value: 84_000_000,
} as const
const burn = {
  label: 'net spending',
  metric: 'burn',
  form: 'money',
  value: 6_000_000,
  per: 'month',
} as const

const rent = {
  label: 'rent and wages',
  metric: 'fixed-cost',
  form: 'money',
  value: 3_000_000,
  per: 'month',
} as const
const plan = (volume: number) => ({
  label: 'the school licence',
  price: dollars(500, 'month'),
  unitCost: dollars(100, 'month'),
  volume,
})

/** A learning platform and a battery maker run against the clock; a goal without a date, or a yearly burn, is not compared. */
export const cases: RuleCases = {
  rule: 'cash.runway',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [cash, burn] }),
      says: 'The money lasts 14 months. The goal for paying schools falls due 3.7 months before it ends, which is all the time there is for a delay.',
    },
    {
      firm: firm({
        goal: [goal],
        offer: [plan(25)],
        measure: [{ ...cash, value: 24_000_000 }, rent],
      }),
      says: 'The money lasts 12 months. The goal for paying schools falls due 7 weeks before it ends, which is all the time there is for a delay.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'the pilot plant', counts: 'other', baseline: 0, target: 1 }],
        measure: [{ label: 'runway', metric: 'runway', form: 'months', value: 7 }],
      }),
      says: 'The money lasts 7 months. The goal for the pilot plant falls due 3.3 months after it is gone, so fresh money has to be found before the goal can be reached.',
    },
  ],
  silent: [
    firm({ goal: [goal], offer: [plan(90)], measure: [cash, rent] }),
    firm({ goal: [{ ...goal, by: undefined }], measure: [cash, burn] }),
    firm({ goal: [goal], measure: [cash, { ...burn, per: 'year' }] }),
  ],
}
