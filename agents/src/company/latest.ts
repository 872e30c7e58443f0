import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Company, type Fact, factsOf } from './company.ts'

/** The fact of a kind that a draft is about: its session's subject, one that was told in its own thread, else what was said on the last day on which anything of the kind was said. The largest share first. */
export function latestOf<K extends FactKind>(company: Company, kind: K): Fact<K> | undefined {
  const shareOf = (fact: Fact<K>): number =>
    'share' in fact && typeof fact.share === 'number' ? fact.share : 0
  const isSubject = ({ id }: Fact<K>): number => Number(id === company.subject)
  return factsOf(company, kind).toSorted(
    (a, b) =>
      isSubject(b) - isSubject(a) ||
      Number(isTold(company, b.id)) - Number(isTold(company, a.id)) ||
      dayOf(b).localeCompare(dayOf(a)) ||
      shareOf(b) - shareOf(a),
  )[0]
}

/** Whether a fact was told in the thread of the draft. */
export const isTold = ({ told = [] }: Company, id: string): boolean => told.includes(id)

const dayOf = ({ said }: Pick<Fact, 'said'>): string => said?.on ?? ''
