import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function put(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the list of shortcuts, which stands once in the signed-in area. */
export const showShortcuts = () => put(true)
export const hideShortcuts = () => put(false)

export const useShortcutsShown = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
