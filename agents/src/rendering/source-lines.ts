import type { Source } from '@sextant/contracts/deliverable'

/** A source as a file prints it. */
export type SourceNote = {
  n: number
  assumed: boolean
  what: string
  quote: string | null
  origin: string
  check: string | null
}

function standingOf({ kind, verified }: Source): string {
  if (kind === 'assumption') return 'Assumption'
  return verified ? 'Checked' : 'Not checked'
}

const note = (source: Source): SourceNote => ({
  n: source.n,
  assumed: source.kind === 'assumption',
  what: standingOf(source),
  quote: source.quote,
  // The word stands in `what` already.
  origin: [source.origin.replace(/^Assumption(?::\s*|$)/, ''), ...source.flags]
    .filter(Boolean)
    .join('; '),
  check: source.check,
})

/** Sources in words, by number: what each is, what it says, where it comes from (with year and flags), and how to check it. */
export const sourceNotes = (sources: readonly Source[]): SourceNote[] =>
  [...sources].sort((a, b) => a.n - b.n).map(note)
