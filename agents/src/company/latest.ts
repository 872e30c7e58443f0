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

/** Without these no plan could be made: where none was told, what stands counts. */
const NEEDED = new Set<FactKind>(['offer', 'segment', 'goal', 'budget', 'organization', 'person'])

/** The company as far as it was told in the thread, where other lines stand that were not: what is known of those says nothing of this one. */
export function asToldHere(company: Company): Company {
  const isHere = ({ id }: Fact): boolean => isTold(company, id)
  const offers = company.facts.filter(({ kind }) => kind === 'offer')
  if (!offers.some(isHere) || offers.every(isHere)) return company
  const toldKinds = new Set(company.facts.filter(isHere).map(({ kind }) => kind))
  const facts = company.facts.filter(
    fact => isHere(fact) || (NEEDED.has(fact.kind) && !toldKinds.has(fact.kind)),
  )
  return { ...company, facts }
}
