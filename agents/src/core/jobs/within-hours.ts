import type { Move } from '@sextant/contracts/deliverable'
import { hoursAWeek } from '../../company/fund.ts'
import type { Drafted } from '../draft.ts'

const DAYS_A_WEEK = 7

/** The hours that a plan of so many days has; null for what is no such plan, and where nobody told hours. */
export function hoursOfPlan({ tool, desk }: Pick<Drafted, 'tool' | 'desk'>): number | null {
  const week = hoursAWeek(desk.company)
  if (!tool.planDays || !week) return null
  return Math.max(1, Math.floor((week * tool.planDays) / DAYS_A_WEEK))
}

/** The moves that a plan has hours for, in their order, the first in any case. How long one of the model's takes is chosen from a short list: never longer than the plan. */
export function withinHours(moves: readonly Move[], hours: number | null): Move[] {
  if (hours === null) return [...moves]
  let left = hours
  return moves
    .map(move =>
      move.method.by === 'model' ? { ...move, hours: Math.min(move.hours, hours) } : move,
    )
    .filter((move, at) => {
      if (at > 0 && move.hours > left) return false
      left -= move.hours
      return true
    })
}
