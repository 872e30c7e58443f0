import type { Tool } from '../../../core/tool.ts'
import { placesOf } from '../../places.ts'
import { arrange, budgetAwaited } from './arrange.ts'
import { tables } from './tables.ts'

/** Spend against budget and time, the day the money is gone, and what to set a day to. */
export const pacing: Tool<'pacing'> = {
  id: 'pacing',
  asks: [],
  families: [],
  awaits: budgetAwaited,
  movesMost: 0,
  showsBeside: () => false,
  arrange,
  // Everything in it is measured: nothing follows from an edit of its words.
  recompute: body => body,
  feeds: () => null,
  tables,
  places: placesOf,
  isTable: true,
}
