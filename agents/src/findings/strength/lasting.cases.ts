import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const well = {
  label: 'the spring',
  valuable: true,
  rare: true,
  costlyToCopy: true,
  organized: true,
}

/** A spring-water bottler and a choir school own what lasts; an answer that is missing, or a no, is no lasting advantage. */
export const cases: RuleCases = {
  rule: 'strength.lasting',
  fires: [
    {
      firm: firm({ resource: [well] }),
      says: 'An advantage that lasts: the spring. By your own answers rivals neither have it nor could cheaply get it, so the plan can be built on it.',
    },
    {
      firm: firm({
        strength: [
          { ...well, label: 'the cathedral' },
          { ...well, label: 'fifty years of recordings' },
        ],
      }),
      says: 'An advantage that lasts: the cathedral and fifty years of recordings. By your own answers rivals neither have them nor could cheaply get them, so the plan can be built on it.',
    },
  ],
  silent: [
    firm({ resource: [{ ...well, organized: undefined }] }),
    firm({ resource: [{ ...well, rare: false }] }),
  ],
}
