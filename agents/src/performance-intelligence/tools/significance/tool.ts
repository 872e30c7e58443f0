import type { Tool } from '../../../core/tool.ts'
import { placesOf } from '../../places.ts'
import { armsAwaited, arrange } from './arrange.ts'
import { tables } from './tables.ts'

/** Whether two arms differ by more than chance: told in the dialogue, or two campaigns of the figures. */
export const significance: Tool<'significance'> = {
  id: 'significance',
  asks: [],
  families: [],
  awaits: armsAwaited,
  movesMost: 0,
  showsBeside: () => false,
  arrange,
  // The arms are told in the dialogue: nothing follows from an edit of its words.
  recompute: body => body,
  feeds: () => null,
  tables,
  places: placesOf,
  isTable: true,
}
