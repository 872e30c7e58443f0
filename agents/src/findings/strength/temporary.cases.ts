import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const well = {
  label: 'the live map',
  valuable: true,
  rare: true,
  costlyToCopy: false,
  organized: true,
}

/** A cargo-bike courier and a yoga studio are ahead for a while; what is costly to copy lasts, and half an answer is none. */
export const cases: RuleCases = {
  rule: 'strength.temporary',
  fires: [
    {
      firm: firm({ resource: [well] }),
      says: 'An advantage on borrowed time: the live map. By your own answers it is cheap to copy, so win customers with it now and tie your customers by something else.',
    },
    {
      firm: firm({
        strength: [
          { ...well, label: 'infrared mats' },
          { ...well, label: 'late classes' },
        ],
      }),
      says: 'An advantage on borrowed time: infrared mats and late classes. By your own answers they are cheap to copy, so win customers with them now and tie your customers by something else.',
    },
    {
      firm: firm({ resource: [{ ...well, label: 'infrared mats' }] }),
      says: 'An advantage on borrowed time: infrared mats. By your own answers they are cheap to copy, so win customers with them now and tie your customers by something else.',
    },
  ],
  silent: [
    firm({ resource: [{ ...well, costlyToCopy: true }] }),
    firm({ resource: [{ ...well, valuable: undefined }] }),
  ],
}
