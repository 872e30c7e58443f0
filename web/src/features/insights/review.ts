import type { InsightRow } from '@sextant/contracts/company/insights'
import { useSyncExternalStore } from 'react'

let open: { insight: InsightRow; editing: boolean } | null = null
const listeners = new Set<() => void>()

/** Opens the approval modal for an insight; null closes it. One modal for the whole signed-in area. */
export function review(insight: InsightRow | null, editing = false) {
  open = insight && { insight, editing }
  for (const listener of listeners) listener()
}

/** The insight under review, or null. */
export const useReviewed = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
