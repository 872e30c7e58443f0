import type { Tool } from '../../../core/tool.ts'
import { placesOf } from '../../places.ts'
import { arrange, pathsAwaited } from './arrange.ts'
import { tables } from './tables.ts'

/** Up to seven ways of crediting channels along pasted paths, side by side. */
export const attribution: Tool<'attribution'> = {
  id: 'attribution',
  asks: [],
  families: [],
  awaits: pathsAwaited,
  movesMost: 0,
  showsBeside: () => false,
  arrange,
  // The paths are told in the dialogue: nothing follows from an edit of its words.
  recompute: body => body,
  feeds: () => null,
  tables,
  places: placesOf,
  isTable: true,
}
