import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const pool = { label: 'tiled pools', price: dollars(40_000), share: 0.8 }

/** Tiled pools stand beside a plastic one, payroll done by hand beside a program; what costs as much, or is paid otherwise, is left alone. */
export const cases: RuleCases = {
  rule: 'competition.substitute-price',
  fires: [
    {
      firm: firm({
        offer: [pool],
        rival: [{ label: 'a plastic pool', sort: 'substitute', price: dollars(6_000) }],
      }),
      says: 'A plastic pool costs $6,000, 15% of the $40,000 for tiled pools. No discount closes that: say what the $34,000 between them buys.',
    },
    {
      firm: firm({
        offer: [
          { label: 'payroll', price: dollars(200, 'month'), share: 0.9 },
          { label: 'audits', price: dollars(5_000), share: 0.1 },
        ],
        rival: [{ label: 'payroll programs', sort: 'in-house', price: dollars(30, 'month') }],
      }),
      says: 'Payroll programs cost $30 a month, 15% of the $200 a month for payroll. No discount closes that: say what the $170 between them buys.',
    },
  ],
  silent: [
    // A membership is paid again each year, a used thing once.
    firm({
      organization: [{ label: 'the toy library', sells: 'memberships' }],
      offer: [{ label: 'the pass', price: dollars(140) }],
      rival: [{ label: 'the swap group', sort: 'substitute', price: dollars(90, 'sale') }],
    }),
    firm({
      goal: [{ label: 'families', counts: 'members', baseline: 80, target: 120 }],
      offer: [{ label: 'the pass', price: dollars(140) }],
      rival: [{ label: 'the swap group', sort: 'substitute', price: dollars(90) }],
    }),
    firm({
      offer: [pool],
      rival: [{ label: 'a steel pool', sort: 'substitute', price: dollars(39_000) }],
    }),
    firm({
      offer: [pool],
      rival: [{ label: 'the public pool', sort: 'substitute', price: dollars(40, 'month') }],
    }),
  ],
}
