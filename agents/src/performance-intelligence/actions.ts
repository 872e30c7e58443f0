import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import type { Role } from '../plays/play.ts'
import type { FigureDesk } from './figure-desk.ts'

/** Something to be done by a role in so many working days, or on a day. */
export function actionOf(
  { desk }: FigureDesk,
  what: Claim,
  { role, when, metric }: { role: Role; when: number | string; metric: string },
): NextAction {
  return {
    what,
    ownerRole: desk.owner(role),
    due: typeof when === 'string' ? when : desk.due(when),
    metric,
  }
}
