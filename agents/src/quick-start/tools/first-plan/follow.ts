import type { Move } from '@sextant/contracts/deliverable'
import type { FirstAsset } from '@sextant/contracts/quick-start/first-plan'
import type { Tool } from '../../../core/tool.ts'
import { daysOfPlan } from './days.ts'
import { hoursAWeek } from '../../../company/fund.ts'

/** The calendar is that of the moves, whoever chose them, and each text says whose it is. */
export const follow: NonNullable<Tool<'first-plan'>['follow']> = (body, around, desk) => ({
  ...body,
  asset: body.asset && numbered(body.asset, around.moves),
  moreTexts: body.moreTexts?.map(text => numbered(text, around.moves)),
  days: daysOfPlan(around, desk.company.today, hoursAWeek(desk.company)),
})

/** A text of a move that is not in the plan any more stands without a number. */
function numbered({ move: _before, ...text }: FirstAsset, moves: readonly Move[]): FirstAsset {
  const at = moves.findIndex(({ id }) => id === text.play)
  return at === -1 ? text : { ...text, move: at + 1 }
}
