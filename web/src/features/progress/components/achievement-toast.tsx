import { AwardIcon } from 'lucide-react'
import type { Achievement } from '../achievements.ts'

export function AchievementToast({ achievement }: { achievement: Achievement }) {
  return (
    <div className="flex w-full items-start gap-2.5">
      <AwardIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-act" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{achievement.title}</p>
        <p className="text-caption text-ink-2">{achievement.description}</p>
      </div>
      <span className="text-caption font-semibold whitespace-nowrap text-ink-2">
        +{achievement.xp} XP
      </span>
    </div>
  )
}
