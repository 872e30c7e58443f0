import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const postcards = { label: 'printed postcards', revenue: dollars(64000, 'year', 'EUR') }
const postage = { label: 'dearer postage', bearing: 'hurts', about: 'offer-1' } as const

/** A card publisher and a driving school are hit from several sides; a change that helps, or that hits another line, is not counted. */
export const cases: RuleCases = {
  rule: 'change.compound',
  fires: [
    {
      firm: firm(
        {
          offer: [postcards],
          change: [postage, { label: 'closing kiosks', bearing: 'hurts', about: 'offer-1' }],
        },
        { currency: 'EUR' },
      ),
      says: 'Dearer postage and closing kiosks together weigh on printed postcards, about €64,000 of sales a year. A plan against either of them alone is not enough.',
    },
    {
      firm: firm({
        segment: [{ label: 'school leavers' }],
        change: [
          { ...postage, label: 'smaller year groups', about: 'segment-1' },
          { ...postage, label: 'the student bus pass', about: 'segment-1' },
          { ...postage, label: 'longer waits for tests', about: 'segment-1' },
        ],
      }),
      says: 'Smaller year groups, the student bus pass and longer waits for tests together weigh on school leavers. A plan against any of them alone is not enough.',
    },
  ],
  silent: [
    firm({
      offer: [postcards],
      change: [postage, { label: 'more tourists', bearing: 'helps', about: 'offer-1' }],
    }),
    firm({
      offer: [postcards, { label: 'calendars' }],
      change: [postage, { label: 'closing kiosks', bearing: 'hurts', about: 'offer-2' }],
    }),
  ],
}
