import { useCallback, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { AchievementToast } from './components/achievement-toast.tsx'
import {
  advance,
  keepProgress,
  noProgress,
  readProgress,
  survey,
  type Seen,
  type UserProgress,
} from './progress.ts'

const TOAST_MS = 5000
const listeners = new Set<() => void>()
const snapshots = new Map<string, UserProgress>()

function snapshot(userId: string): UserProgress {
  const known = snapshots.get(userId)
  if (known) return known
  const read = readProgress(userId)
  snapshots.set(userId, read)
  return read
}

/** A user's progress, and the ways to say what they have just done (report) and what there is in all (takeStock); what it unlocks is announced, but for the first stock taken in a browser. */
export function useProgress(userId: string): {
  progress: UserProgress
  report: (seen: Seen) => void
  takeStock: (seen: Seen) => void
} {
  const progress = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => snapshot(userId),
    () => noProgress,
  )
  const take = useCallback(
    (how: typeof advance, seen: Seen) => {
      // Read again: another tab may have moved on meanwhile.
      const next = how(readProgress(userId), seen)
      keepProgress(userId, next.progress)
      snapshots.set(userId, next.progress)
      for (const listener of listeners) listener()
      for (const achievement of next.unlocked)
        toast.custom(() => <AchievementToast achievement={achievement} />, {
          id: achievement.id,
          position: 'top-right',
          duration: TOAST_MS,
        })
    },
    [userId],
  )
  const report = useCallback((seen: Seen) => take(advance, seen), [take])
  const takeStock = useCallback((seen: Seen) => take(survey, seen), [take])
  return { progress, report, takeStock }
}
