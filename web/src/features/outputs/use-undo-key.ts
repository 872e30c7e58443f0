import { useEffect } from 'react'

// Inside a field the browser takes back what was typed there.
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="dialog"]'

const isUndo = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

/** Ctrl or Cmd and Z takes back, while there is something to take back. */
export function useUndoKey(possible: boolean, takeBack: () => Promise<void>) {
  useEffect(() => {
    if (!possible) return undefined
    const keys = (event: KeyboardEvent) => {
      if (!isUndo(event)) return
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
      event.preventDefault()
      void takeBack()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [possible, takeBack])
}
