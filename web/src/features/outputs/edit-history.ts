import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { onForget } from '@/client/forget.ts'

type History = {
  steps: OutputEdit[][]
  /** The version that the last step leads back from. */ version: number
}
const histories = new Map<string, History>()
const MOST = 50

/** Remembers how an edit of this visit is taken back. version: the one the edit led to. Steps from before someone else's change are dropped. */
export function rememberUndo(id: string, edits: OutputEdit[], from: number, version: number) {
  const before = histories.get(id)
  histories.set(id, {
    steps: [...(before?.version === from ? before.steps : []), edits].slice(-MOST),
    version,
  })
}

/** The edits that take the last one back; null when there is none or the output was changed elsewhere since. */
export function nextUndo(id: string, version: number): OutputEdit[] | null {
  const history = histories.get(id)
  return history?.version === version ? (history.steps.at(-1) ?? null) : null
}

/** The last step was taken back; version: what that led to. */
export function dropUndo(id: string, version: number) {
  const history = histories.get(id)
  if (history) histories.set(id, { steps: history.steps.slice(0, -1), version })
}

onForget(() => histories.clear())
