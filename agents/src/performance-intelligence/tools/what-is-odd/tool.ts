import type { Tool } from '../../../core/tool.ts'
import { learnedFrom } from '../../learned/learned-from.ts'
import { figuresAwaited } from '../../nothing-yet.ts'
import { placesOf } from '../../places.ts'
import { arrange } from './arrange.ts'
import { notes } from './notes.ts'
import { tables } from './tables.ts'

/** Every told figure and rate by day: what is not as it was, what it costs, where it comes from and what it is not. */
export const whatIsOdd: Tool<'what-is-odd'> = {
  id: 'what-is-odd',
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
  // A prediction that could be changed afterwards would be none.
  fixed: ['prediction', 'chart', 'slices', 'carried'],
  tables,
  places: placesOf,
  notes,
}
