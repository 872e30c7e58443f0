import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A wine merchant's restaurants and a web host's agencies weigh more than their number; groups alike, or shares of half the sales only, say nothing. */
export const cases: RuleCases = {
  rule: 'segment.share-against-number',
  fires: [
    {
      firm: firm({
        segment: [
          { label: 'restaurants', share: 0.6, size: 40 },
          { label: 'private cellars', share: 0.4, size: 360 },
        ],
      }),
      says: 'Restaurants: 10% of your customers, 60% of your sales. Losing one of them costs about as much as losing 14 of the others.',
    },
    {
      firm: firm({
        segment: [
          { label: 'hobby sites', share: 0.15, size: 500 },
          { label: 'small shops', share: 0.35, size: 300 },
          { label: 'design agencies', share: 0.5, size: 50 },
        ],
      }),
      says: 'Design agencies: 5.9% of your customers, 50% of your sales. Losing one of them costs about as much as losing 16 of the others.',
    },
    {
      firm: firm({
        segment: [
          { label: 'hotels', share: 0.65, size: 3 },
          { label: 'guest houses', share: 0.33, size: 9 },
        ],
      }),
      says: 'Hotels: 25% of your customers, 65% of your sales. Losing one of them costs about as much as losing 5.9 of the others.',
    },
  ],
  silent: [
    firm({
      segment: [
        { label: 'restaurants', share: 0.45, size: 160 },
        { label: 'private cellars', share: 0.55, size: 240 },
      ],
    }),
    firm({
      segment: [
        { label: 'restaurants', share: 0.4, size: 40 },
        { label: 'private cellars', share: 0.1, size: 360 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [
          { label: 'restaurants', share: 0.6, size: 40 },
          { label: 'private cellars', share: 0.4 },
        ],
      }),
      says: 'Tell me how many customers come under private cellars, and I can say whose loss would hurt most.',
    },
  ],
}
