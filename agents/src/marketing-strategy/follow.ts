import type { Envelope } from '@sextant/contracts/deliverable'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { KpiRow } from '@sextant/contracts/marketing-strategy/kpis'
import type {
  AdvancedStrategyBody,
  StrategySections,
} from '@sextant/contracts/marketing-strategy/strategies'
import type { Fact } from '../company/company.ts'
import type { Desk } from '../core/desk.ts'
import { haltedBy } from './halted.ts'
import { reckoned } from './recompute/budget.ts'
import { played } from './recompute/scenarios.ts'
import { haltedMethod } from './sections/budget-words.ts'

type Around = Pick<Envelope, 'moves' | 'actions'>

/** Figures that say whether a move works: without it nobody looks at them. */
const MOVES_OF: Readonly<Record<string, readonly string[]>> = {
  sent: ['ask-to-be-sent'],
  'account-share': ['secure-the-account'],
  'answer-hours': ['answer-within-hours', 'answer-the-same-day'],
  price: ['price-while-full'],
  'turned-away': ['dates-for-refused', 'price-of-room'],
}

/** What of the sections belongs to a move follows from those that stand, whichever mind chose them: a way that one of them stops gets no money, and a figure of one that is gone is looked at by nobody. */
export function follow<Body extends StrategySections>(
  body: Body,
  { moves }: Around,
  desk: Desk,
): Body {
  const budget = withoutHalted(desk, body.budget, haltedBy(desk, moves))
  const standing = new Set(moves.map(({ id }) => id))
  const rows = body.kpis.rows.filter(row => isOfStanding(row, standing, budget))
  return { ...body, budget, kpis: { rows } }
}

/** The three scenarios are of the money that is left. */
export function followAdvanced(
  body: AdvancedStrategyBody,
  around: Around,
  desk: Desk,
): AdvancedStrategyBody {
  const followed = follow(body, around, desk)
  return { ...followed, scenarios: played(followed.scenarios, followed.budget) }
}

function isOfStanding(
  { id, follows }: KpiRow,
  standing: ReadonlySet<string>,
  { perWin }: Budget,
): boolean {
  if (follows === 'per-win' && perWin === null) return false
  return MOVES_OF[id]?.some(move => standing.has(move)) ?? true
}

function withoutHalted(desk: Desk, budget: Budget, halted: readonly Fact<'channel'>[]): Budget {
  const isHalted = (fact: string): boolean => halted.some(({ id }) => id === fact)
  const funded = halted.filter(({ id }) =>
    budget.tasks.some(({ fact, cents }) => fact === id && cents > 0),
  )
  if (funded.length === 0) return budget
  const tasks = budget.tasks.map(task => (isHalted(task.fact) ? { ...task, cents: 0 } : task))
  const left = reckoned({ ...budget, tasks })
  return { ...left, method: haltedMethod(desk, left, funded) }
}
