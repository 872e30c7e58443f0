import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const hosting = { label: 'clinic hosting', price: dollars(80, 'month', 'CHF') }
const rival = { label: 'MedCloud', price: dollars(110, 'month', 'CHF'), about: 'offer-1' } as const

/** A hosting firm is held back by the cost of moving and a parking club is not; a cheaper rival, or goods sold in pieces, save nothing a year. */
export const cases: RuleCases = {
  rule: 'competition.switch-cost',
  fires: [
    {
      firm: firm(
        { offer: [hosting], rival: [{ ...rival, switchCost: dollars(900, 'once', 'CHF') }] },
        { currency: 'CHF' },
      ),
      says: 'Leaving MedCloud costs CHF 900 and saves CHF 360 a year with you, so it pays after 30 months. Few wait that long for a saving, so offer to bear a part of the move.',
    },
    {
      firm: firm({
        offer: [{ label: 'covered parking', price: dollars(900, 'year') }],
        rival: [
          {
            label: 'the station garage',
            price: dollars(95, 'month'),
            about: 'offer-1',
            switchCost: dollars(40),
          },
        ],
      }),
      says: 'Leaving the station garage costs $40 and saves $240 a year with you, so it pays after 2 months. Said in those words, that is a reason to come now.',
    },
  ],
  silent: [
    firm({
      offer: [hosting],
      rival: [{ ...rival, price: dollars(60, 'month', 'CHF'), switchCost: dollars(900) }],
    }),
    firm({
      offer: [{ label: 'racks', price: dollars(800) }],
      rival: [{ ...rival, price: dollars(1100), switchCost: dollars(90) }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [hosting], rival: [rival] }, { currency: 'CHF' }),
      says: 'Tell me what it costs somebody to leave MedCloud, and I can say how soon coming to you pays for them.',
    },
  ],
}
