import type { Fact } from '../company/company.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

/** From this part of what can be delivered on, a number is one that no year reaches. */
const NEARLY_ALL = 0.9

/** What a number of sales is worth as a plan, against the most that can be delivered by the cards of the lines; nothing where they do not tell, or where there is room. */
export function beyondRoom(kit: Kit, lines: readonly Fact<'offer'>[], needed: number): Sentence {
  const rooms = lines.flatMap(({ capacity }) => capacity ?? [])
  const most = rooms.reduce((sum, room) => sum + room, 0)
  if (rooms.length === 0 || rooms.length < lines.length || needed < most * NEARLY_ALL) return say``
  const all = kit.number(most, 'Σ most that can be delivered', lines)
  if (needed > most)
    return say` No more than ${all} can be delivered in a year: with this price and these costs it cannot be reached by selling more.`
  const part = kit.percent(needed / most, 'needed ÷ most that can be delivered', lines)
  return say` That is ${part} of the ${all} that can be delivered in a year: it leaves no day unsold.`
}
