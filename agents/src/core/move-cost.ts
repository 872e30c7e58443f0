import type { Fact } from '../company/company.ts'
import { plannedCents } from '../company/periods.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import type { Desk } from './desk.ts'
import { isOfForm } from './form-play.ts'

/** The idea that a move is about, with what it costs in its first year by its card. */
export type CostlyIdea = { idea: Fact<'idea'>; cents: number }

export function ideaOfMove(desk: Desk, { finding }: ChosenPlay): CostlyIdea | null {
  const fact = desk.company.facts.find(({ id }) => id === finding.rests[0])
  if (fact?.kind !== 'idea' || !fact.cost?.cents) return null
  const isPiece = fact.cost.per !== 'hour' && fact.cost.per !== 'sale'
  return isPiece ? { idea: fact, cents: plannedCents(fact.cost) } : null
}

/** Cents from and to: whoever does an idea pays at least what its card says. A trial, or a decision, costs its own. */
export function costOfMove(desk: Desk, chosen: ChosenPlay): [number, number] {
  const [low, high] = chosen.cost
  const isDone = chosen.play.nature === 'act' && !chosen.play.tries && !isOfForm(chosen)
  const cents = isDone ? (ideaOfMove(desk, chosen)?.cents ?? 0) : 0
  return [Math.max(low, cents), Math.max(high, cents)]
}

/** Ideas whose own cost is not in that of the moves about them, each once. */
export function ideasOnTop(desk: Desk, plays: readonly ChosenPlay[]): CostlyIdea[] {
  const found = plays.flatMap(chosen => {
    const idea = ideaOfMove(desk, chosen)
    return idea && costOfMove(desk, chosen)[1] < idea.cents ? [idea] : []
  })
  return found.filter(({ idea }, at) => found.findIndex(one => one.idea.id === idea.id) === at)
}
