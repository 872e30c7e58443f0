import { useCallback, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { AchievementToast } from './components/achievement-toast.tsx'
import { advance, keepProgress, noProgress, readProgress, type Seen, type UserProgress } from './progress.ts'

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

/** A user's progress, and the way to report what was seen; what it unlocks is announced. */
export function useProgress(userId: string): { progress: UserProgress; report: (seen: Seen) => void } {
  const progress = useSyncExternalStore(
    listener => { listeners.add(listener); return () => listeners.delete(listener) },
    () => snapshot(userId),
    () => noProgress,
  )
  const report = useCallback((seen: Seen) => {
    // Read again: another tab may have moved on meanwhile.
    const next = advance(readProgress(userId), seen)
    keepProgress(userId, next.progress)
    snapshots.set(userId, next.progress)
    for (const listener of listeners) listener()
    for (const achievement of next.unlocked) toast.custom(() => <AchievementToast achievement={achievement} />, { id: achievement.id, position: 'top-right', duration: TOAST_MS })
  }, [userId])
  return { progress, report }
}
