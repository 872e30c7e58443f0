import type {
  BEARINGS,
  CHANGE_TOUCHES,
  CONSTRAINT_SORTS,
  RIVAL_SORTS,
  STRENGTH_SORTS,
} from '@sextant/contracts/company/chips'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { FoundBy } from '../findings/finding.ts'

// What plays ask of a company: by kinds, sorts and chips, never by words.

/** A constraint of one of the sorts. */
export const constraintOf =
  (...sorts: (typeof CONSTRAINT_SORTS)[number][]) =>
  (company: Company): Fact<'constraint'> | undefined =>
    factsOf(company, 'constraint').find(({ sort }) => sort && sorts.includes(sort))

/** A strength of one of the sorts. */
export const strengthOf =
  (...sorts: (typeof STRENGTH_SORTS)[number][]) =>
  (company: Company): Fact<'strength'> | undefined =>
    factsOf(company, 'strength').find(({ sort }) => sort && sorts.includes(sort))

/** A strength that has its figure, else any. */
export const bestStrength = (company: Company): Fact<'strength'> | undefined => {
  const strengths = factsOf(company, 'strength')
  return strengths.find(({ proof }) => proof !== undefined) ?? strengths[0]
}

export const rivalOf =
  (...sorts: (typeof RIVAL_SORTS)[number][]) =>
  (company: Company): Fact<'rival'> | undefined =>
    factsOf(company, 'rival').find(({ sort }) => sort && sorts.includes(sort))

/** A change that helps or hurts, of any matter or of the named ones. */
export const changeThat =
  (bearing: (typeof BEARINGS)[number], ...touching: (typeof CHANGE_TOUCHES)[number][]) =>
  (company: Company): Fact<'change'> | undefined =>
    factsOf(company, 'change').find(
      change =>
        change.bearing === bearing &&
        (touching.length === 0 || (change.touches && touching.includes(change.touches))),
    )

/** The fact of a kind on which the finding rests. */
export const restedOn =
  <K extends Fact['kind']>(kind: K) =>
  (company: Company, finding: FoundBy): Fact<K> | undefined =>
    factsOf(company, kind).find(({ id }) => finding.rests.includes(id))
