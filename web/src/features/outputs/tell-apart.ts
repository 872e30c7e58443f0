import type { AgentOutputRow } from '@sextant/contracts/rows'

type Titled = Pick<AgentOutputRow, 'id' | 'title'>

/** What stands beside titles that occur more than once, by id: the newest keeps its name alone, older ones count back. outputs: newest first. */
export function tellApart(outputs: readonly Titled[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  const words = new Map<string, string>()
  for (const { id, title } of outputs) {
    const newer = seen.get(title) ?? 0
    seen.set(title, newer + 1)
    if (newer > 0) words.set(id, newer === 1 ? 'earlier draft' : `earlier draft, ${newer} back`)
  }
  return words
}
