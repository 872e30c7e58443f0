import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const oatmilk = { label: 'oat drinks', growth: 0.04, ownShare: 0.24 }
const newcomer = { label: 'Havrina', growth: 0.25, share: 0.1, about: 'offer-1' } as const

/** A drinks maker is caught up, a bookshop left behind; a slower rival is none to fear, and without your own growth it is asked about. */
export const cases: RuleCases = {
  rule: 'competition.outgrown',
  fires: [
    {
      firm: firm({ offer: [oatmilk], rival: [newcomer] }),
      says: 'Havrina grows by 25% a year while your sales of oat drinks grow by 4%. At that pace you are level in 4.8 years.',
    },
    {
      firm: firm({
        offer: [{ label: 'school books', growth: -0.05 }],
        rival: [{ label: 'e-books', sort: 'substitute', growth: 0.12, about: 'offer-1' }],
      }),
      says: 'E-books grow by 12% a year while your sales of school books shrink by 5%. If that goes on, your part of the market shrinks every year.',
    },
  ],
  silent: [
    firm({ offer: [oatmilk], rival: [{ ...newcomer, growth: 0.02 }] }),
    firm({ offer: [oatmilk], rival: [{ label: 'Havrina', growth: 0.25 }] }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'oat drinks' }], rival: [newcomer] }),
      says: 'Tell me how your sales of oat drinks grew in the last year, and I can say whether Havrina is getting ahead.',
    },
  ],
}
