import type { Source } from '@sextant/contracts/deliverable'

/** A source as a file prints it. */
export type SourceNote = {
  /** Its number, as claims cite it. */
  n: number
  assumed: boolean
  /** "Checked", "Not checked", "Rule" or "Assumption". */
  standing: string
  quote: string | null
  origin: string
  /** How to check it, in words. */
  check: string | null
}

function standingOf({ kind, verified }: Source): string {
  if (kind === 'assumption') return 'Assumption'
  // Its words are ours: nothing of the author was compared.
  if (kind === 'method') return 'Rule'
  return verified ? 'Checked' : 'Not checked'
}

const note = (source: Source): SourceNote => ({
  n: source.n,
  assumed: source.kind === 'assumption',
  standing: standingOf(source),
  quote: source.quote,
  // "Assumption" is said by its standing.
  origin: [source.origin.replace(/^Assumption(?::\s*|$)/, ''), ...source.flags]
    .filter(Boolean)
    .join('; '),
  check: source.check,
})

/** Sources in words, by number: how each stands, what it says, where it comes from (with year and flags), and how to check it. */
export const sourceNotes = (sources: readonly Source[]): SourceNote[] =>
  [...sources].sort((a, b) => a.n - b.n).map(note)
