import type { ChangedLine } from '@sextant/contracts/kept-lines'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { changedLines } from '../../rendering/changed-lines.ts'
import { type Line, linesOf } from '../../rendering/lines.ts'
import { groupsOf } from './group-places.ts'
import { mergedStates, type States } from './merge-states.ts'

/** A line that would change. choice: the number of what it is taken or left with; null where it follows from the others. */
export type ChoiceLine = ChangedLine & { choice: number | null }
/** What can be taken or left by itself: its number, and the places of the deliverable that it is about. */
export type Choice = { number: number; places: readonly string[] }
export type Choices = { lines: ChoiceLine[]; choices: Choice[] }

/** What a deliverable was made from: it follows from what the deliverable says. */
const MADE_FROM = new Set(['What it was made from', 'Figures', 'Sources'])

/** What only stands elsewhere follows as well: an order is no line. */
function follows({ part, before, after }: ChangedLine, moved: ReadonlySet<string>): boolean {
  if (MADE_FROM.has(part.split(': ').at(-1)!)) return true
  return [before, after].some(text => text !== null && moved.has(keyOf({ part, text })))
}

/** Lines that both states have. */
function movedLines({ before, after }: States): ReadonlySet<string> {
  const [ours, theirs] = [textsOf(before), textsOf(after)]
  return new Set([...ours].filter(key => theirs.has(key)))
}

/**
 * The lines that would change, with what can be chosen of them. Which places stand behind a line is tried out: each place is put back by
 * itself, and the lines that read otherwise then are its lines. Lines that share a place can only be chosen together.
 */
export function lineChoices(states: States): Choices {
  const lines = changedLines(states.before, states.after)
  const moved = movedLines(states)
  const ownLines = [...lines.keys()].filter(index => !follows(lines[index]!, moved))
  const behind = new Map<string, number[]>()
  for (const place of placesOf(states)) {
    const touched = linesBehind(states, place, lines, ownLines)
    if (touched.length > 0) behind.set(place, touched)
  }
  const choices = groupsOf(behind)
    .filter(({ places, lines: own }) => standsAlone(states, places, { lines, ownLines, own }))
    .map(({ places, lines: own }, number) => ({ number, places, own }))
  const numberOf = new Map(choices.flatMap(({ own, number }) => own.map(line => [line, number])))
  return {
    lines: lines.map((line, index) => ({ ...line, choice: numberOf.get(index) ?? null })),
    choices: choices.map(({ number, places }) => ({ number, places })),
  }
}

/** Every place at which two states differ. */
function placesOf(states: States): string[] {
  const places: string[] = []
  mergedStates(states, place => {
    places.push(place)
    return false
  })
  return places
}

const keyOf = ({ part, text }: Pick<Line, 'part' | 'text'>): string => `${part}\n${text}`
const textsOf = (content: StoredDeliverable): Set<string> => new Set(linesOf(content).map(keyOf))

/** Which lines read otherwise where one place stays as it was. */
function linesBehind(
  states: States,
  place: string,
  lines: readonly ChangedLine[],
  among: readonly number[],
): number[] {
  const reverted = mergedStates(states, one => one === place)
  if (!reverted) return []
  const texts = textsOf(reverted)
  return among.filter(index => {
    const { part, before, after } = lines[index]!
    const lost = after !== null && !texts.has(keyOf({ part, text: after }))
    const isBack = before !== null && texts.has(keyOf({ part, text: before }))
    return lost || isBack
  })
}

/** Whether these lines stay and all others change where their places are put back. */
function standsAlone(
  states: States,
  places: readonly string[],
  { lines, ownLines, own }: { lines: readonly ChangedLine[]; ownLines: number[]; own: number[] },
): boolean {
  const content = mergedStates(states, place => places.includes(place))
  if (!content) return false
  const taken = ownLines.filter(index => !own.includes(index)).map(index => lines[index]!)
  return readsAsChosen(content, { kept: own.map(index => lines[index]!), taken })
}

/** Whether lines that were left read as before, and those that were taken as proposed. */
export function readsAsChosen(
  content: StoredDeliverable,
  { kept, taken }: { kept: readonly ChangedLine[]; taken: readonly ChangedLine[] },
): boolean {
  const texts = textsOf(content)
  const stands = (part: string, text: string | null): boolean =>
    text === null || texts.has(keyOf({ part, text }))
  return (
    kept.every(({ part, before }) => stands(part, before)) &&
    taken.every(({ part, after }) => stands(part, after))
  )
}
