import { aboutOf, type Company, type Fact, factsOf } from '../company/company.ts'
import { sharesHeadNoun } from '../company/linked.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Hole } from '../sentences/hole.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Scene } from './scene.ts'

/** The line that a change concerns: the one its card names, else one that bears the same noun, else the only one there is. Nobody is guessed. */
export function lineOfChange(company: Company, { rests }: FoundBy): Fact<'offer'> | undefined {
  const change = factsOf(company, 'change').find(({ id }) => rests.includes(id))
  const offers = factsOf(company, 'offer')
  if (!change) return undefined
  const alike = offers.filter(({ label }) => sharesHeadNoun(change.label, label))
  const only = offers.length === 1 ? offers[0] : undefined
  return aboutOf(company, change, 'offer') ?? (alike.length === 1 ? alike[0] : only)
}

/** The same for a sentence. */
export function changedLine(scene: Scene, otherwise: Hole | Sentence): Hole | Sentence {
  const line = lineOfChange(scene.company, scene.finding)
  return line ? scene.label(line) : otherwise
}
