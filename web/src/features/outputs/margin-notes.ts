import type { Claim } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'

/** Characters of text that are as tall as one note beside them. */
const A_NOTE = 130

/** Chooses which sources stand in the margin: each once, beside the first part that leans on it, and no more than the text is tall; the marks open the rest. */
export function marginNotes() {
  const shown = new Set<number>()
  return (claims: readonly (DeepPartial<Claim> | undefined)[]): number[] => {
    const all = new Set(claims.flatMap(claim => claim?.sources ?? []))
    const length = claims.reduce((sum, claim) => sum + (claim?.text?.length ?? 0), 0)
    const room = Math.max(2, Math.round(length / A_NOTE))
    const notes = [...all]
      .filter(number => number !== undefined)
      .filter(number => !shown.has(number))
      .slice(0, room)
    for (const number of notes) shown.add(number)
    return notes
  }
}
