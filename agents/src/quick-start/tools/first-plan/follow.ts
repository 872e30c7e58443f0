import type { Tool } from '../../../core/tool.ts'
import { daysOfPlan } from './days.ts'
import { hoursAWeek } from './moves/first-moves.ts'

/** The calendar is that of the moves, whoever chose them. */
export const follow: NonNullable<Tool<'first-plan'>['follow']> = (body, around, desk) => ({
  ...body,
  days: daysOfPlan(around, desk.company.today, hoursAWeek(desk)),
})
