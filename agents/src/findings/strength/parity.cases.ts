import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const well = {
  label: 'friendly staff',
  valuable: true,
  rare: false,
  costlyToCopy: false,
  organized: true,
}

/** An estate agent and a freight forwarder praise what all have; what is rare, or of no value, is another verdict. */
export const cases: RuleCases = {
  rule: 'strength.parity',
  fires: [
    {
      firm: firm({ resource: [well] }),
      says: 'Needed, but no reason to choose you: friendly staff. By your own answers others have it too, so praising it wins nobody.',
    },
    {
      firm: firm({
        strength: [
          { ...well, label: 'online tracking' },
          { ...well, label: 'free parking' },
        ],
      }),
      says: 'Needed, but no reason to choose you: online tracking and free parking. By your own answers others have them too, so praising them wins nobody.',
    },
  ],
  silent: [
    firm({ resource: [{ ...well, rare: true }] }),
    firm({ resource: [{ ...well, valuable: false }] }),
  ],
}
