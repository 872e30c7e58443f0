import type { Family } from '../findings/finding.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import type { Desk } from './desk.ts'

/** The strongest play whose finding is about one of the facts; of the given families only, where there are any. */
export function leadAbout(
  desk: Desk,
  facts: readonly string[],
  families?: readonly Family[],
): ChosenPlay | undefined {
  const fitting = desk.plays.filter(
    ({ finding }) => families === undefined || families.includes(finding.family),
  )
  const about = fitting.find(({ finding }) => facts.some(id => finding.rests[0] === id))
  return about ?? fitting.find(({ finding }) => facts.some(id => finding.rests.includes(id)))
}

/** The strongest play for what concerns a goal's gap or what holds it back. */
export function leadOfGoal(desk: Desk): ChosenPlay | undefined {
  const ids = new Set(
    desk.company.facts
      .filter(({ kind }) => kind === 'goal' || kind === 'constraint')
      .map(({ id }) => id),
  )
  return desk.plays.find(({ finding }) => finding.rests.some(id => ids.has(id)))
}
