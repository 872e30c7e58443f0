import type { Rule } from './finding.ts'
import { cap } from './rules/cap.ts'
import { dutyHours } from './rules/duty-hours.ts'
import { dutyCost } from './rules/duty-cost.ts'
import { licenceOnePerson } from './rules/licence-one-person.ts'
import { penalty } from './rules/penalty.ts'
import { shareAtStake } from './rules/share-at-stake.ts'

/** The family "rules": what laws and licences ask for. Its list is not called so, because rules.ts lists all of them. */
export const regulationRules: readonly Rule[] = [
  shareAtStake,
  penalty,
  dutyCost,
  dutyHours,
  licenceOnePerson,
  cap,
]
