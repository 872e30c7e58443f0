import type { Family } from '../findings/finding.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import type { Desk } from './desk.ts'

/** The strongest play whose finding is about one of the facts; of the given families only, where there are any. */
export function leadAbout(
  desk: Desk,
  facts: readonly string[],
  families?: readonly Family[],
  holds: (chosen: ChosenPlay) => boolean = () => true,
): ChosenPlay | undefined {
  const fitting = desk.plays.filter(
    chosen => (families === undefined || families.includes(chosen.finding.family)) && holds(chosen),
  )
  const about = fitting.find(({ finding }) => facts.some(id => finding.rests[0] === id))
  return about ?? fitting.find(({ finding }) => facts.some(id => finding.rests.includes(id)))
}

/** Families of findings that are about the goal or about what holds it back. */
const OF_GOAL = ['goal', 'capacity', 'brake', 'demand'] as const

/** A smaller part of the gap leads nothing. */
const NOTICED = 0.05

/** The strongest play for a part of the goal's gap; without one, for the goal or the constraint itself; without either the strongest leads. */
export function leadOfGoal(desk: Desk): ChosenPlay | undefined {
  // General advice is never what a form begins with.
  const plays = desk.plays.filter(({ play }) => play.nature !== 'general')
  const ofGap = plays.find(({ finding }) => (finding.weight.ofGoal ?? 0) >= NOTICED)
  return ofGap ?? plays.find(({ finding }) => OF_GOAL.some(family => family === finding.family))
}
