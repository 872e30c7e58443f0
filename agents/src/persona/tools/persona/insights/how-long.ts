import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { type Span, spansIn } from '../figures/spans.ts'
import { kindsUnder } from '../kinds/kinds.ts'
import { type Found, type Heard, people } from './heard.ts'

/** From the shortest to the longest time that people told, and whether the longest is of somebody who needs another's yes. */
export function howLong(heard: Heard): Found[] {
  const spans = spansIn(heard.desk.company, heard.voices).toSorted((a, b) => a.days - b.days)
  const [shortest, longest] = [spans[0], spans.at(-1)]
  const rests = spans.map(({ voice }) => voice)
  const n = peopleIn(rests)
  if (!shortest || !longest || n < PEOPLE_LEAST || shortest.days === longest.days) return []
  const [least, most] = [written(heard, shortest), written(heard, longest)]
  const why = isBound(heard, longest)
    ? say` The longest had to wait for somebody else’s yes.`
    : say``
  return [
    {
      says: say`${people(heard, n, rests)} people told how long it took: from ${least} to ${most}.${why}`,
      rests,
      changes: say`Ask at the first talk when they decide, write that date down, and follow up on it, not every week.`,
    },
  ]
}

const written = (
  { desk }: Heard,
  { value, unit, voice }: Span,
): ReturnType<Heard['desk']['kit']['span']> =>
  desk.kit.span(value, unit, 'as a customer said', [voice])

const isBound = (heard: Heard, { voice }: Span): boolean =>
  kindsUnder(heard.voices, 'decider')
    .filter(({ id }) => id === 'board' || id === 'office' || id === 'superior')
    .some(({ voices }) => peopleIn([...voices, voice]) === peopleIn(voices))
