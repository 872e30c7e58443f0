import { PLAN_DAYS, PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { START_MOVES } from '../../knowledge/knowledge.ts'
import { asks, plainAsks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { follow } from './follow.ts'
import { calendarDays } from './calendar-days.ts'
import { METHODS } from './moves/move-of.ts'
import { notes } from './notes.ts'
import { places } from './places.ts'
import { tables } from './tables.ts'

/** Relations of other families that change what a beginner does. */
const BESIDE = new Set(['price.breakeven-loss'])

/** One page for the first thirty days: what is sold to whom, a person to picture, three moves, their days, a first text, and what is taken for granted. */
export const firstPlan: Tool<'first-plan'> = {
  id: 'first-plan',
  asks: [...plainAsks('offer', 'goal', 'segment', 'budget'), ...asks('due')],
  methods: [...Object.values(METHODS), ...START_MOVES.map(({ source }) => source)],
  families: ['start'],
  showsBeside: ({ rule, family }) => family === 'contradiction' || BESIDE.has(rule),
  isOfThread: true,
  arrange,
  follow,
  movesMost: PLAN_MOVES,
  planDays: PLAN_DAYS,
  // Nothing in it is derived from another part of it.
  recompute: body => body,
  feeds: () => null,
  tables,
  notes,
  places,
  days: calendarDays,
  isTable: true,
  // The days follow from the moves, and so does the text.
  lacks: ({ days, asset }) => (days.length > 0 || asset ? null : 'a first move'),
}
