import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const hives = { label: 'hive visits', volume: 300, hoursEach: 3 }
const records = {
  label: 'the hive record',
  touches: 'rule' as const,
  form: 'hours' as const,
  to: 0.5,
  about: 'offer-1',
}
type Given = Parameters<typeof firm>[0]

/** A beekeeper and a crane inspector write more with each visit; a rule without hours, or about no line, is let be. */
export const cases: RuleCases = {
  rule: 'rules.duty-hours',
  fires: [
    {
      firm: firm({ offer: [hives], change: [records] } as Given),
      says: 'The hive record: 30 minutes more for each sale of hive visits, 150 hours a year at 300 sold. That is the work of 50 of them.',
    },
    {
      firm: firm({
        offer: [{ label: 'crane tests', volume: 80 }],
        change: [{ ...records, label: 'the new protocol', from: 1, to: 3 }],
      } as Given),
      says: 'The new protocol: 2 hours more for each sale of crane tests, 160 hours a year at 80 sold.',
    },
  ],
  silent: [
    firm({ offer: [hives], change: [{ ...records, about: undefined }] } as Given),
    firm({ offer: [hives], change: [{ ...records, form: 'money', to: 500 }] } as Given),
    firm({ offer: [hives], change: [{ ...records, touches: 'cost' }] } as Given),
  ],
}
