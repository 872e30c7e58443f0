import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const reached = { label: 'visitors', metric: 'audience', value: 24000, previous: 23000 } as const
const asked = { label: 'enquiries', metric: 'leads', value: 480, previous: 690 } as const
const sold = { label: 'orders', metric: 'volume', value: 120, previous: 170 } as const

/** A blind maker loses people on its page and a wig maker at the quote; where all stages fall alike, or a year is missing, none is the worst. */
export const cases: RuleCases = {
  rule: 'conversion.stage-worst',
  fires: [
    {
      firm: firm({ measure: [reached, asked, sold] }),
      says: 'The loss is between being reached and asking: 3% went on there the year before, 2% do now. Between asking and buying far less has changed, so more people would be lost in the same place.',
    },
    {
      firm: firm({
        measure: [reached, { ...asked, previous: 470 }, { ...sold, value: 90, previous: 130 }],
      }),
      says: 'The loss is between asking and buying: 28% went on there the year before, 19% do now. Between being reached and asking far less has changed, so more people would be lost in the same place.',
    },
  ],
  silent: [
    firm({ measure: [reached, asked, { ...sold, value: 80 }] }),
    firm({ measure: [reached, { ...asked, previous: undefined }, sold] }),
  ],
}
