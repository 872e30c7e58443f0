import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A violin maker and a legal clinic live on what costs little; an unknown spend is not nought, and a fair share of the money is no news. */
export const cases: RuleCases = {
  rule: 'channel.best',
  fires: [
    {
      firm: firm(
        {
          channel: [
            {
              label: 'word of mouth',
              sort: 'referral',
              spend: dollars(0, 'year', 'GBP'),
              customers: 14,
            },
            {
              label: 'magazine adverts',
              sort: 'paid',
              spend: dollars(3600, 'year', 'GBP'),
              customers: 5,
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: '14 of the 19 customers whose way to you is known came through word of mouth, on which you spend nothing. All of the £3,600 a year goes to magazine adverts.',
    },
    {
      firm: firm({
        channel: [
          { label: 'the library desk', spend: dollars(100, 'month'), customers: 210 },
          { label: 'bus posters', spend: dollars(1500, 'month'), customers: 90 },
        ],
      }),
      says: '70% of the 300 customers whose way to you is known came through the library desk. Of the $19,200 a year spent on channels, 6.3% goes there.',
    },
    {
      firm: firm({
        channel: [
          { label: 'word of mouth', sort: 'referral', spend: dollars(0), customers: 14 },
          { label: 'magazine adverts', sort: 'paid', spend: dollars(3000, 'year'), customers: 5 },
          { label: 'the trade fair', sort: 'paid', spend: dollars(2000, 'year'), customers: 0 },
        ],
      }),
      says: '14 of the 19 customers whose way to you is known came through word of mouth, on which you spend nothing. All of the $5,000 a year goes to the others.',
    },
    {
      firm: firm({
        channel: [
          { label: 'word of mouth', sort: 'referral', spend: dollars(0), customers: 40 },
          { label: 'magazine adverts', sort: 'paid', spend: dollars(3000, 'year'), customers: 10 },
          { label: 'the trade fair', sort: 'paid', spend: dollars(2000, 'year'), customers: 10 },
        ],
      }),
      says: '67% of the 60 customers whose way to you is known came through word of mouth, on which you spend nothing. All of the $5,000 a year goes to the others.',
    },
  ],
  silent: [
    // One way that brought nobody is no second way to compare with.
    firm({
      channel: [
        { label: 'word of mouth', sort: 'referral', customers: 14, spend: dollars(0) },
        { label: 'the trade fair', sort: 'paid', spend: dollars(3600), customers: 0 },
      ],
    }),
    firm({
      channel: [
        { label: 'word of mouth', sort: 'referral', customers: 14, spend: dollars(0) },
        { label: 'magazine adverts', sort: 'paid', spend: dollars(3600), customers: 5 },
        { label: 'the window', sort: 'own', customers: 8 },
      ],
    }),
    firm({
      channel: [
        { label: 'the library desk', spend: dollars(1300, 'month'), customers: 210 },
        { label: 'bus posters', spend: dollars(1500, 'month'), customers: 90 },
      ],
    }),
  ],
}
