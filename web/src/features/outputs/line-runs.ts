import type { ProposedLine } from '@sextant/contracts/agent-outputs/living'

/** Lines that can only be taken or left together. */
export type LineRun = { choice: number; lines: ProposedLine[] }

/** What can be chosen, in the order of the first line of each choice, and what follows from it. */
export function lineRuns(lines: readonly ProposedLine[]): {
  runs: LineRun[]
  follow: ProposedLine[]
} {
  const runs = new Map<number, ProposedLine[]>()
  for (const line of lines)
    if (line.choice !== null) runs.set(line.choice, [...(runs.get(line.choice) ?? []), line])
  return {
    runs: [...runs].map(([choice, own]) => ({ choice, lines: goneFirst(own) })),
    follow: lines.filter(({ choice }) => choice === null),
  }
}

/** Under one heading, what goes stands before what comes. */
const goneFirst = (lines: readonly ProposedLine[]): ProposedLine[] =>
  lines.toSorted((one, other) => {
    if (one.part !== other.part) return 0
    return Number(one.after !== null) - Number(other.after !== null)
  })
