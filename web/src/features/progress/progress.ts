import { ACHIEVEMENTS, type Achievement, type WorkDone } from './achievements.ts'
import { levelOf } from './levels.ts'

/** Kept per user in this browser. surveyed: what lay there before this browser was first used has been counted. */
export type UserProgress = WorkDone & {
  totalXP: number
  level: number
  achievementsUnlocked: string[]
  surveyed: boolean
}

/** What was seen: agents are added, counts only ever rise, unlock names achievements that no count earns. */
export type Seen = {
  agentsUsed?: readonly string[]
  outputsSaved?: number
  campaignsCompleted?: number
  unlock?: readonly string[]
}

export const noProgress: UserProgress = {
  totalXP: 0,
  level: 1,
  achievementsUnlocked: [],
  agentsUsed: [],
  outputsSaved: 0,
  campaignsCompleted: 0,
  surveyed: false,
}

/** Takes in what was seen and unlocks what it earns, each achievement once. */
export function advance(
  progress: UserProgress,
  seen: Seen,
): { progress: UserProgress; unlocked: Achievement[] } {
  const counted: UserProgress = {
    ...progress,
    agentsUsed: [...new Set([...progress.agentsUsed, ...(seen.agentsUsed ?? [])])],
    outputsSaved: Math.max(progress.outputsSaved, seen.outputsSaved ?? 0),
    campaignsCompleted: Math.max(progress.campaignsCompleted, seen.campaignsCompleted ?? 0),
  }
  const unlocked = ACHIEVEMENTS.filter(
    ({ id, earned }) =>
      !progress.achievementsUnlocked.includes(id) &&
      (earned?.(counted) || seen.unlock?.includes(id)),
  )
  const totalXP = progress.totalXP + unlocked.reduce((sum, { xp }) => sum + xp, 0)
  return {
    progress: {
      ...counted,
      totalXP,
      level: levelOf(totalXP),
      achievementsUnlocked: [...progress.achievementsUnlocked, ...unlocked.map(({ id }) => id)],
    },
    unlocked,
  }
}

/** Takes in everything there is. The first time in a browser it earns its points without a celebration: nobody has just done it. */
export function survey(
  progress: UserProgress,
  seen: Seen,
): { progress: UserProgress; unlocked: Achievement[] } {
  const next = advance(progress, seen)
  return {
    progress: { ...next.progress, surveyed: true },
    unlocked: progress.surveyed ? next.unlocked : [],
  }
}

const key = (userId: string) => `user_progress_${userId}`
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0

/** What is kept for a user; anything unreadable counts as nothing. */
export function readProgress(
  userId: string,
  storage: Pick<Storage, 'getItem'> = localStorage,
): UserProgress {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key(userId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return noProgress
    const field = (name: keyof UserProgress): unknown => Reflect.get(kept, name)
    const totalXP = count(field('totalXP'))
    return {
      totalXP,
      level: levelOf(totalXP),
      achievementsUnlocked: strings(field('achievementsUnlocked')),
      agentsUsed: strings(field('agentsUsed')),
      outputsSaved: count(field('outputsSaved')),
      campaignsCompleted: count(field('campaignsCompleted')),
      surveyed: field('surveyed') === true,
    }
  } catch {
    return noProgress
  }
}

export function keepProgress(
  userId: string,
  progress: UserProgress,
  storage: Pick<Storage, 'setItem'> = localStorage,
) {
  storage.setItem(key(userId), JSON.stringify(progress))
}
