import type { Amount } from '@sextant/contracts/company/figures'
import type { Company } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import type { ProposedFact } from '../known.ts'
import type { Amendment } from './amend.ts'
import { CALLED_GOAL, plainLabel } from './joined.ts'

/** Figures of a thing that stands, said otherwise now and by no word of correction: which holds, a person says. */
export function conflictsOf(
  { kind, label, attributes }: ProposedFact,
  company: Company,
): Amendment[] {
  const alike = company.facts.filter(fact => fact.kind === kind)
  const isGoal = kind === 'goal' && label === CALLED_GOAL && alike.length === 1
  const standing = isGoal
    ? alike[0]
    : alike.find(fact => plainLabel(fact.label) === plainLabel(label))
  if (!standing) return []
  const known = attributesOf(standing)
  if (known.form !== undefined && attributes.form !== undefined && known.form !== attributes.form)
    return []
  return Object.entries(attributes)
    .filter(([name, value]) => differs(known[name], value))
    .map(([attribute, value]) => ({
      fact: standing,
      attribute,
      change: { id: standing.id, attributes: { [attribute]: value } },
    }))
}

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'cents' in value

function differs(before: unknown, now: unknown): boolean {
  if (isAmount(before) && isAmount(now))
    return before.cents !== now.cents && before.currency === now.currency && before.per === now.per
  return typeof before === 'number' && typeof now === 'number' && before !== now
}
