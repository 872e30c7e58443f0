import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const well = {
  label: 'station data',
  valuable: true,
  rare: true,
  costlyToCopy: true,
  organized: false,
}

/** A weather service and a tannery sit on what nobody else has; what is used already, or not judged in full, lies not idle. */
export const cases: RuleCases = {
  rule: 'strength.unused',
  fires: [
    {
      firm: firm({ resource: [well] }),
      says: 'What rivals could not copy lies unused with you: station data. Put that to work before anything new is built or bought.',
    },
    {
      firm: firm({
        strength: [
          { ...well, label: 'the recipe book' },
          { ...well, label: 'the river rights' },
        ],
      }),
      says: 'What rivals could not copy lies unused with you: the recipe book and the river rights. Put that to work before anything new is built or bought.',
    },
  ],
  silent: [
    firm({ resource: [{ ...well, organized: true }] }),
    firm({ resource: [{ ...well, costlyToCopy: undefined }] }),
    firm({ resource: [{ ...well, used: 1 }] }),
  ],
}
