import { useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** While dirty, asks before another page takes what was typed. release: called right before leaving on purpose, after saving. */
export function useLeaveGuard(dirty: boolean): { dialog: ReactNode; release: () => void } {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return {
    release: () => {
      released.current = true
    },
    dialog: (
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={open => {
          if (!open && blocker.state === 'blocked') blocker.reset()
        }}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={() => blocker.proceed?.()}
      >
        What you typed here is not saved and would be lost.
      </ConfirmDialog>
    ),
  }
}
