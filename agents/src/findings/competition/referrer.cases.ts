import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const ads = { label: 'search ads', sort: 'paid', spend: dollars(600, 'month') } as const

/** A hearing-aid shop and a moving firm advertise past those who are asked; where referrals are a channel, or nothing is paid, nothing is said. */
export const cases: RuleCases = {
  rule: 'competition.referrer',
  fires: [
    {
      firm: firm({
        rival: [
          { label: 'ear doctors', sort: 'referrer' },
          { label: 'care homes', sort: 'referrer' },
        ],
        channel: [ads],
      }),
      says: 'Ear doctors and care homes can settle whom a buyer calls, and no channel of yours goes that way. What you spend on search ads reaches many only after that choice is made.',
    },
    {
      firm: firm({
        rival: [{ label: 'the letting agency', sort: 'referrer' }],
        channel: [ads, { ...ads, label: 'van posters' }],
      }),
      says: 'The letting agency can settle whom a buyer calls, and no channel of yours goes that way. What you spend on search ads and van posters reaches many only after that choice is made.',
    },
  ],
  silent: [
    firm({
      rival: [{ label: 'ear doctors', sort: 'referrer' }],
      channel: [ads, { label: 'doctors’ letters', sort: 'referral' }],
    }),
    firm({
      rival: [{ label: 'ear doctors', sort: 'referrer' }],
      channel: [{ label: 'the website', sort: 'own' }],
    }),
  ],
}
