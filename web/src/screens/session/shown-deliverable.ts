import type { GrowingDraft, SessionState } from '@/features/agent-session/session-state.ts'

/** The chosen deliverable, else the one being written, else the newest; null while there is none. growing: as far as it is written. */
export function shownDeliverable(
  outputs: SessionState['outputs'],
  growing: GrowingDraft | null,
  chosen: string | null,
): { id: string; growing: GrowingDraft | null } | null {
  const id = chosen ?? growing?.outputId ?? outputs.at(-1)?.id
  if (growing && (!id || id === growing.outputId)) return { id: growing.outputId, growing }
  return id ? { id, growing: null } : null
}
