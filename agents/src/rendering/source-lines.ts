import type { Source } from '@sextant/contracts/deliverable'
import type { SourceNote } from './document.ts'

const note = (source: Source): SourceNote => ({
  n: source.n,
  assumed: source.kind === 'assumption',
  what: source.kind === 'assumption' ? 'Assumption' : source.verified ? 'Checked' : 'Not checked',
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
