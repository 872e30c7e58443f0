import type { Amount } from '@sextant/contracts/company/figures'
import type { Company } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import type { ProposedFact } from '../known.ts'
import type { Amendment } from './amend.ts'
import { plainLabel } from './joined.ts'

/** Figures of a thing that stands, said otherwise now and by no word of correction: which holds, a person says. */
export function conflictsOf(
  { kind, label, attributes }: ProposedFact,
  company: Company,
): Amendment[] {
  const standing = company.facts.find(
    fact => fact.kind === kind && plainLabel(fact.label) === plainLabel(label),
  )
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
