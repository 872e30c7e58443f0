import { judgeVrio, type VrioVerdict } from '../math/vrio.ts'
import { type Company, type Fact, factsOf } from './company.ts'

/** A strength or a resource with all four answers of VRIO. */
export type Judged = Fact<'strength'> | Fact<'resource'>

/** Strengths and resources whose answers lead to a verdict (Barney 1991). What was not answered in full is not judged. */
export function judgedAs(company: Company, verdict: VrioVerdict): Judged[] {
  const all: Judged[] = [...factsOf(company, 'strength'), ...factsOf(company, 'resource')]
  return all.filter(({ valuable, rare, costlyToCopy, organized }) => {
    if (valuable === undefined || rare === undefined) return false
    if (costlyToCopy === undefined || organized === undefined) return false
    return judgeVrio({ valuable, rare, inimitable: costlyToCopy, organized }) === verdict
  })
}
