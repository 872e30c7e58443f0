import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

function set(title: string | null) {
  current = title
  for (const listener of listeners) listener()
}

/** Names the page after what it shows ("SWOT of Tidewater") in the window's title and the breadcrumb, while mounted. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined
    set(title)
    return () => set(null)
  }, [title])
}

/** The name the page gave itself, or null. */
export const useGivenTitle = (): string | null =>
  useSyncExternalStore(listener => { listeners.add(listener); return () => listeners.delete(listener) }, () => current)
