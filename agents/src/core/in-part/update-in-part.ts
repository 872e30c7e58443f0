import type { ChangedLine, KeptLines } from '@sextant/contracts/kept-lines'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import type { Known } from '../known.ts'
import { checked } from '../revise.ts'
import { lineChoices, readsAsChosen } from './line-choices.ts'
import { mergedStates, type States } from './merge-states.ts'

type Asked = States & {
  /** Numbers of the choices that stay as they are. */
  keep: readonly number[]
  /** What changed behind them: ids of facts, and the moment whose facts they say. */
  behind: Pick<KeptLines, 'facts' | 'since'>
  known: Known
}
/** The output with chosen lines brought up to date and the others as they were; or why that cannot be. */
export type InPart =
  | { content: StoredDeliverable; problem?: never }
  | { content?: never; problem: 'nothing chosen' | 'unknown choice' | 'cannot be parted' }

/** Brings the lines of an output up to date that were not left out, and notes which were. What is computed from a line follows it. */
export function updateInPart({ keep, known, behind, ...states }: Asked): InPart {
  const { lines, choices } = lineChoices(states)
  const left = new Set(keep)
  if ([...left].some(number => number < 0 || number >= choices.length))
    return { problem: 'unknown choice' }
  if (left.size === choices.length) return { problem: 'nothing chosen' }
  const places = new Set(
    choices.filter(({ number }) => left.has(number)).flatMap(choice => choice.places),
  )
  const chosen = lines.filter(({ choice }) => choice !== null)
  const kept = chosen.filter(({ choice }) => left.has(choice!))
  const taken = chosen.filter(({ choice }) => !left.has(choice!))
  const content = mergedStates(states, place => places.has(place))
  if (!content || !readsAsChosen(content, { kept, taken })) return { problem: 'cannot be parted' }
  const keptLines: KeptLines = {
    taken: taken.length,
    lines: kept.map(({ choice: _choice, ...line }) => line),
    ...behind,
  }
  return { content: { ...checkedAll(content, known), keptLines } }
}

/** What was made anew, in which lines that somebody left as they were still are. */
export function withKeptLines({
  known,
  ...states
}: Omit<Asked, 'keep' | 'behind'>): StoredDeliverable {
  const { before, after } = states
  if (!before.keptLines) return after
  const { taken, lines: kept, ...behind } = before.keptLines
  const { lines, choices } = lineChoices(states)
  const open = new Set(
    lines.filter(line => !kept.some(one => isSameLine(one, line))).map(({ choice }) => choice),
  )
  const keep = choices.map(({ number }) => number).filter(number => !open.has(number))
  if (keep.length === 0) return after
  const { content } = updateInPart({ ...states, known, keep, behind })
  return content ? { ...content, keptLines: { ...content.keptLines!, taken } } : after
}

/** A line that was left, whatever it would say by now. */
const isSameLine = (one: ChangedLine, other: ChangedLine): boolean =>
  one.part === other.part &&
  one.before === other.before &&
  (one.before !== null || one.after === other.after)

/** What somebody left as it was and still stands so, of the lines that would change. */
export function stillKept(
  { keptLines }: StoredDeliverable,
  lines: readonly ChangedLine[],
): KeptLines | null {
  if (!keptLines) return null
  const standing = keptLines.lines.filter(one => lines.some(line => isSameLine(one, line)))
  return standing.length > 0 ? { ...keptLines, lines: standing } : null
}

function checkedAll(content: StoredDeliverable, known: Known): StoredDeliverable {
  if (content.tool !== 'combined') return checked(content, known)
  return {
    ...content,
    parts: content.parts.map(part => checked(part, { ...known, tool: part.tool })),
  }
}
