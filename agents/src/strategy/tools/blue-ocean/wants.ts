import type { OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'

const SHORT = 3
/** Of a group whose size nobody told. */
const SOME = 1

/** Words that carry a name, without the ending of many. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(word => word.replace(/s$/, ''))
      .filter(word => word.length > SHORT),
  )

/** Whether a want is the factor: all the words that carry the shorter of the two stand in the other. */
function isWant(want: string, name: string): boolean {
  const [a, b] = [wordsOf(want), wordsOf(name)]
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a]
  return shorter.size > 0 && [...shorter].every(word => longer.has(word))
}

/** Groups that want a factor, by the wants on their cards, the largest first. */
const groupsThatWant = ({ company }: Desk, { name }: OceanFactor): Fact<'segment'>[] =>
  factsOf(company, 'segment')
    .filter(({ wants }) => wants?.some(want => isWant(want, name)))
    .toSorted((a, b) => (b.size ?? SOME) - (a.size ?? SOME))

/** How many want it: heads of the groups that say so, and one for each wish in somebody's own words. */
export function wantedBy(desk: Desk, factor: OceanFactor): number {
  const heads = groupsThatWant(desk, factor).reduce((sum, { size }) => sum + (size ?? SOME), 0)
  const wishes = factsOf(desk.company, 'quote').filter(
    ({ sort, label }) => sort === 'wish' && isWant(label, factor.name),
  )
  return heads + wishes.length
}

/** The largest group that wants a factor and has a name fit for a sentence. */
export const wantOf = (desk: Desk, factor: OceanFactor): Fact<'segment'> | undefined =>
  groupsThatWant(desk, factor).find(group => desk.kit.name(group) !== null)
