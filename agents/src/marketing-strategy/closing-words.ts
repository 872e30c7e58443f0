import type { Desk } from '../core/desk.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Closing } from './closing.ts'
import { called } from './called.ts'

/** "8 of the choirs close the gap for about $960 by the posters." */
export function closingWords({ kit }: Desk, { group, heads, way, total }: Closing): Sentence {
  const count = kit.number(heads, 'the goal’s gap in customers of the group', [group])
  const money = kit.money(total, 'customers of the group × what one costs by its way', [group, way])
  return say`${count} of ${called(kit, group)} close the goal’s gap for ${money} by ${called(kit, way)}: less than with any other group whose way is counted.`
}
