import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Company, type Fact, factsOf } from './company.ts'

/** What was said of a kind on the last day on which anything of it was said: who begins anew means that, and not what stands there from before. The largest share first. */
export function latestOf<K extends FactKind>(company: Company, kind: K): Fact<K> | undefined {
  const shareOf = (fact: Fact<K>): number =>
    'share' in fact && typeof fact.share === 'number' ? fact.share : 0
  return factsOf(company, kind).toSorted(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || shareOf(b) - shareOf(a),
  )[0]
}

const dayOf = ({ said }: Pick<Fact, 'said'>): string => said?.on ?? ''
