import type { Move } from '@sextant/contracts/deliverable'
import type { PlanDay } from '@sextant/contracts/quick-start/first-plan'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { CalendarDay } from '../../../core/tool.ts'

/** What is done on a day: the step of its move, or what is counted of it. */
export function wordsOfDay({ kind, move, step }: PlanDay, moves: readonly Move[]): string {
  const { steps, metric } = moves[move - 1] ?? {}
  if (kind === 'count') return `Count: ${metric ?? ''}`
  return steps?.[(step ?? 1) - 1]?.text ?? ''
}

/** "Write to the people who know you": what a move is called in a table. */
export const nameOfMove = ({ move }: PlanDay, moves: readonly Move[]): string =>
  moves[move - 1]?.title.text.replace(/\.$/, '') ?? `Move ${move}`

/** The plan's days as a calendar shows them. */
export const calendarDays = ({ body, moves }: DeliverableOf<'first-plan'>): CalendarDay[] =>
  body.days.map(day => ({
    key: `${day.move}-${day.step ?? 'count'}`,
    on: day.on,
    summary: wordsOfDay(day, moves),
    description: `${nameOfMove(day, moves)}\nAbout ${day.minutes} minutes`,
  }))
