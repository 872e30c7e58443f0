import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { Fact } from '../company/company.ts'
import type { Aim } from './aim.ts'
import { mostOf, type Worth } from './worth.ts'

/** What a win may cost at most, and why: more than that the money does not reach, or the win does not leave. */
export type Limit = {
  cents: number
  by: 'money' | 'worth' | 'today'
  how: string
  rests: readonly Fact[]
}

type Plan = { budget: Budget; aim: Aim | null; worth: Worth | null }

/** `cost`: what a win costs today where it is bought. Where the money reaches the goal it is what the money bears, at most what one leaves; where it does not, what one leaves; where nobody knows that, no more than today. */
export function limitFor({ budget, aim, worth }: Plan, cost: number): Limit {
  const paid = aim ? Math.max(1, aim.wins - budget.free) : null
  const bears = budget.given === null || paid === null ? null : Math.floor(budget.given / paid)
  const leaves = worth ? leftBy(worth, cost) : null
  const isBorne = bears !== null && bears >= cost
  if (isBorne && (leaves === null || bears < leaves))
    return { cents: bears, by: 'money', how: 'the budget ÷ wins to pay for', rests: aim!.rests }
  if (leaves !== null && worth)
    return { cents: leaves, by: 'worth', how: worth.how, rests: worth.rests }
  return { cents: cost, by: 'today', how: 'spend a year ÷ customers', rests: [] }
}

/** What one leaves in a year, or while they stay where a win costs more than that. */
const leftBy = (worth: Worth, cost: number): number =>
  cost > worth.value ? mostOf(worth) : worth.value
