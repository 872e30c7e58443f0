import type { Tool } from '../../../core/tool.ts'
import { learnedFrom } from '../../learned/learned-from.ts'
import { figuresAwaited } from '../../nothing-yet.ts'
import { placesOf } from '../../places.ts'
import { arrange } from './arrange.ts'
import { tables } from './tables.ts'

/** The change of a total between two stretches as an exact sum of its causes, and the rates behind them. */
export const whatChanged: Tool<'what-changed'> = {
  id: 'what-changed',
  asks: [],
  families: [],
  awaits: figuresAwaited,
  movesMost: 0,
  showsBeside: () => false,
  arrange,
  learns: learnedFrom,
  // Everything in it is measured: nothing follows from an edit of its words.
  recompute: body => body,
  feeds: () => null,
  tables,
  places: placesOf,
}
