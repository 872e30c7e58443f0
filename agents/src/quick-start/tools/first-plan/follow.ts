import type { FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import type { Tool } from '../../../core/tool.ts'
import { daysOfPlan } from './days.ts'

/** The calendar is that of the moves, whoever chose them, and the text waits for the day of its own. */
export const follow: NonNullable<Tool<'first-plan'>['follow']> = (body, around, desk) => {
  const days = daysOfPlan(around, desk.company.today)
  const { asset } = body
  const at = around.moves.findIndex(({ id }) => id === asset?.move)
  const day = days.find(({ move }) => move === at + 1) ?? days[0]
  return {
    ...body,
    days,
    asset: asset && day ? { ...asset, on: day.on } : asset,
  } satisfies FirstPlanBody
}
