import { useEffect, useRef } from 'react'
import { beginChallenge } from './api/factors.ts'

/** The challenge that a code answers: begun when the form opens. factorId null: the person has none. */
export function useChallenge(factorId: string | null, onFailed: () => void) {
  const begun = useRef<Promise<string | null>>(Promise.resolve(null))
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    if (!factorId) return undefined
    let current = true
    begun.current = beginChallenge(factorId)
    void begun.current.then(id => {
      if (current && id === null) failed.current()
    })
    return () => {
      current = false
    }
  }, [factorId])
  return {
    /** null: it could not be made. */
    id: () => begun.current,
    beginAnew: () => {
      if (factorId) begun.current = beginChallenge(factorId)
    },
  }
}
