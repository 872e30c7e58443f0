import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const grant = { label: 'the city grant', gives: 'money', share: 0.35, ends: '2027-06' } as const

/** A youth theatre and a spice importer lose a partner; an end years away, or without its part, is left alone. */
export const cases: RuleCases = {
  rule: 'change.agreement-ends',
  fires: [
    {
      firm: firm({ partner: [grant] }),
      says: 'The city grant: the agreement ends in June 2027, 7 months from now, and with it goes 35% of your funding. A replacement has to be found in that time.',
    },
    {
      firm: firm({
        partner: [
          { label: 'Malabar Traders', gives: 'supplies', share: 0.6, ends: '2027-01-31' },
          { label: 'the co-packer', gives: 'delivery' },
        ],
      }),
      says: 'Malabar Traders: the agreement ends in January 2027, 2 months from now, and with it goes 60% of your supplies. A replacement has to be found in that time.',
    },
  ],
  silent: [
    firm({ partner: [{ ...grant, ends: '2030' }] }),
    firm({ partner: [{ ...grant, share: undefined }] }),
  ],
}
