import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import { type Company, type Fact, factsOf } from '../../../../company/company.ts'
import type { Stick } from '../../../knowledge/start-move.ts'

const BY_SORT: Partial<Record<NonNullable<Fact<'constraint'>['sort']>, Stick>> = {
  awareness: 'unknown',
  conversion: 'undecided',
  'price-pressure': 'undecided',
  retention: 'once',
  season: 'uneven',
  capacity: 'full',
  'one-person': 'full',
}

/** Where nobody said where it is stuck, this is looked at first. */
const UNSAID: readonly Stick[] = ['unknown', 'undecided', 'once']
/** What is near it, where one place has no more moves. */
const NEXT: Readonly<Record<Stick, readonly Stick[]>> = {
  unknown: ['unknown', 'undecided', 'once'],
  undecided: ['undecided', 'once', 'unknown'],
  once: ['once', 'uneven', 'unknown'],
  uneven: ['uneven', 'once', 'unknown'],
  // Whoever cannot do more fills other times at most.
  full: ['full', 'uneven'],
}

/** Where it is stuck, the first of these first: as its card says, else by who is turned away. */
export function sticksOf(company: Company): readonly Stick[] {
  if (isBoundAtStart(company)) return NEXT.full
  const said = factsOf(company, 'constraint').flatMap(({ sort }) => (sort && BY_SORT[sort]) ?? [])
  const [first] = said
  return first ? NEXT[first] : UNSAID
}
