import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const diesel = { label: 'diesel heaters', sort: 'substitute', lostTo: 0.4 } as const

/** A heat-pump fitter and a ferry see what replaces them moved; a change with no rival of its own, or with two it could mean, moves nobody. */
export const cases: RuleCases = {
  rule: 'change.rival-moved',
  fires: [
    {
      firm: firm({
        rival: [diesel],
        change: [
          {
            label: 'the heating law',
            touches: 'rule',
            bearing: 'helps',
            when: '2028-01',
            about: 'rival-1',
          },
        ],
      }),
      says: '40% of those you lose choose diesel heaters, and the heating law makes that harder from January 2028. Those buyers choose anew: be the one they find then, and not only after.',
    },
    {
      firm: firm({
        rival: [diesel],
        change: [{ label: 'the heating law', touches: 'rule', bearing: 'helps', when: '2028' }],
      }),
      says: '40% of those you lose choose diesel heaters. If the heating law takes that away from 2028, they choose anew: be the one they find then, and not only after.',
    },
    {
      firm: firm({
        rival: [{ label: 'the bridge', sort: 'substitute', lostTo: 0.5 }],
        change: [{ label: 'the lower toll', touches: 'rule', bearing: 'hurts', about: 'rival-1' }],
      }),
      says: '50% of those you lose choose the bridge, and the lower toll makes that easier. Whoever is undecided needs a reason to stay with you before then.',
    },
  ],
  silent: [
    firm({
      rival: [diesel],
      change: [{ label: 'the heating law', touches: 'rule', bearing: 'hurts', when: '2028' }],
    }),
    firm({
      rival: [diesel, { label: 'wood stoves', sort: 'substitute', lostTo: 0.3 }],
      change: [{ label: 'the heating law', touches: 'rule', bearing: 'helps', when: '2028' }],
    }),
  ],
}
