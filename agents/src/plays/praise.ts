import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { Hole } from '../sentences/hole.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Scene } from './scene.ts'

/** Of days lost or cracks the less the better: the name of such a strength is no praise. */
const isOfLess = ({ proof, versus }: Fact<'strength'>): boolean =>
  proof !== undefined && versus !== undefined && proof < versus

/** A strength whose name says what is good about it, one with a figure first. */
export const praised = (company: Company): Fact<'strength'> | undefined => {
  const good = factsOf(company, 'strength').filter(one => !isOfLess(one))
  return good.find(({ proof }) => proof !== undefined) ?? good[0]
}

/** The same for a sentence, else the play's own words. */
export const praise = (scene: Scene, otherwise: Hole | Sentence): Hole | Sentence => {
  const fact = praised(scene.company)
  return fact ? scene.label(fact) : otherwise
}
