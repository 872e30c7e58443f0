import { Limb } from '@/ui/patterns/limb.tsx'
import { levelBar, perksAt } from '../levels.ts'

/** Level and XP in one quiet line. */
export function LevelBar({ totalXP }: { totalXP: number }) {
  const { level, within, against, fill } = levelBar(totalXP)
  const perks = perksAt(level)
  return (
    <div className="flex flex-wrap items-end gap-x-3 text-caption">
      <strong className="font-semibold">Level {level}</strong>
      <Limb
        value={fill}
        label="Experience"
        text={`Level ${level}, ${within} of ${against} XP`}
        className="w-40 max-sm:flex-1"
      />
      <span className="text-ink-3">
        {within} / {against} XP
      </span>
      {perks.length > 0 && <span className="text-ink-3">{perks.join(', ')}</span>}
    </div>
  )
}
