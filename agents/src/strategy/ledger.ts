import type { Computation } from '@sextant/contracts/deliverable'

/** The computed numbers of one deliverable; `add` hands back how the number is written, for prose. */
export type Ledger = { add: (computation: Computation) => string; all: () => Computation[] }

export function openLedger(): Ledger {
  const entries: Computation[] = []
  return {
    add(computation) {
      if (!entries.some(e => e.id === computation.id)) entries.push(computation)
      return computation.display
    },
    all: () => [...entries],
  }
}
