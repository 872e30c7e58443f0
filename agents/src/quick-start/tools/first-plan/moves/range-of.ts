import type { Fact } from '../../../../company/company.ts'
import type { Kit } from '../../../../findings/kit.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'

/** "4 to 9", or "4" where both ends are alike. */
export function rangeOf(
  kit: Kit,
  [from, to]: readonly [number, number],
  how: string,
  rests: readonly Fact[],
): Sentence {
  const upper = kit.number(to, how, rests)
  return from === to ? say`${upper}` : say`${kit.number(from, how, rests)} to ${upper}`
}
