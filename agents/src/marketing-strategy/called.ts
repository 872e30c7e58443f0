import type { Fact } from '../company/company.ts'
import type { Kit } from '../findings/kit.ts'
import { Label } from '../sentences/label.ts'
import { say, type Sentence } from '../sentences/sentence.ts'

/** The name of a fact in any sentence: one that is no name stands there as a quotation, so that no strategy fails for want of a word. */
export const called = (kit: Kit, fact: Fact): Label =>
  kit.name(fact) ?? Label.quoting(fact.label, fact.id)

/** "18 full restorations", "1 of the full restorations", "18 of the choir": so many of what a fact names. */
export function manyOf(
  kit: Kit,
  fact: Fact,
  count: number,
  how: string,
  rests: readonly Fact[] = [fact],
): Sentence {
  const name = called(kit, fact)
  const number = kit.number(count, how, rests)
  const isPlain = isPlural(name, fact) && count !== 1
  return isPlain ? say`${number} ${name}` : say`${number} of ${name}`
}

/** "one of the choirs". */
export function oneOf(kit: Kit, fact: Fact): Sentence {
  const name = called(kit, fact)
  return isPlural(name, fact) ? say`one of the ${name}` : say`one of ${name}`
}

/** A word that names several, wherever it stands in the name of a group. */
const SEVERAL = /\p{L}{2}[^sui]s(?:\s|$)/iu

/** A group whose name ends in s is several, whatever the ending is in other words. */
const isPlural = (name: Label, { kind, label }: Fact): boolean =>
  !name.isStatement && (name.isMany || (kind === 'segment' && SEVERAL.test(label)))
