import { inYear } from '@sextant/contracts/company/left-figures'
import type { Period } from '@sextant/contracts/company/figures'
import type { Company } from '../../company/company.ts'
import type { ProposedFact } from '../known.ts'
import { plainLabel } from './joined.ts'

/** "Lanterns 290 a month" beside a line of that name is what it sells, and no figure of its own. */
export function ofStanding(fact: ProposedFact, { facts }: Company): ProposedFact {
  const { value, form, per } = fact.attributes
  if (fact.kind !== 'measure' || form !== 'count' || typeof value !== 'number') return fact
  if (typeof per !== 'string' || !PERIODS_OF_SALES.has(per)) return fact
  const line = facts.find(
    ({ kind, label }) => kind === 'offer' && plainLabel(label) === plainLabel(fact.label),
  )
  if (!line) return fact
  const volume = inYear('volume', { value, per: per as Period })
  return { ...fact, kind: 'offer', label: line.label, attributes: { volume } }
}
const PERIODS_OF_SALES = new Set(['day', 'week', 'month', 'year'])
