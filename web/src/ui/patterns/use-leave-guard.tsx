import { useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

const TYPED = {
  title: 'Leave without saving?',
  says: 'What you typed here is not saved and would be lost.',
}

/** While dirty, asks before another page takes what was typed, or what `words` say. release: called right before leaving on purpose, after saving. */
export function useLeaveGuard(
  dirty: boolean,
  words: { title: string; says: string } = TYPED,
): { dialog: ReactNode; release: () => void } {
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
        title={words.title}
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={() => blocker.proceed?.()}
      >
        {words.says}
      </ConfirmDialog>
    ),
  }
}
