import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a heading that an address can point at ("#approvals") and that may arrive after the page: shown and focused when it comes, and each time it is pointed at again. */
export function useTargetOfAddress(id: string): (element: HTMLElement | null) => void {
  const { hash, key } = useLocation()
  const element = useRef<HTMLElement | null>(null)
  const arrive = useCallback(() => {
    if (hash !== `#${id}` || !element.current) return
    element.current.scrollIntoView({ block: 'start' })
    element.current.focus({ preventScroll: true })
    // The key: pointed at again, the hash is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key, id])
  // After the page's heading took the focus, which it does on every new page.
  useEffect(arrive, [arrive])
  return useCallback(
    next => {
      element.current = next
      arrive()
    },
    [arrive],
  )
}
