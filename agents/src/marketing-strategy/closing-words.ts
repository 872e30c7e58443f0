import type { Desk } from '../core/desk.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Closing } from './closing.ts'
import { called, manyOf } from './called.ts'

/** "8 of the choirs close the gap for about $960 by the posters." */
export function closingWords(
  { kit }: Desk,
  { group, heads, way, total }: Closing,
  isOnly: boolean,
): Sentence {
  const count = manyOf(kit, group, heads, 'the goal’s gap in customers of the group')
  const money = kit.money(total, 'customers of the group × what one costs by its way', [group, way])
  const beside = isOnly
    ? say`no other group has a counted way`
    : say`less than with any other group whose way is counted`
  return say`${count} close the goal’s gap for ${money} by ${called(kit, way)}: ${beside}.`
}
