import type { Desk } from '../core/desk.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Closing } from './closing.ts'
import { called, manyOf } from './called.ts'

/** "8 of the choirs close the gap for about $960 by the posters." */
export function closingWords(
  { kit }: Desk,
  { group, heads, way, total }: Closing,
  others: readonly Closing[],
): Sentence {
  const count = manyOf(kit, group, heads, 'the goal’s gap in customers of the group')
  const money = kit.money(total, 'customers of the group × what one costs by its way', [group, way])
  const beside = besideWords(total, others)
  return say`${count} close the goal’s gap for ${money} by ${called(kit, way)}: ${beside}.`
}

/** Why this group and no other whose way is counted. */
function besideWords(total: number, others: readonly Closing[]): Sentence {
  if (others.length === 0) return say`no other group has a counted way`
  return others.every(other => total <= other.total)
    ? say`less than with any other group whose way is counted`
    : say`the ways of no other group bear as much of it`
}
