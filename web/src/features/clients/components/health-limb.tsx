import { healthBand } from '@sextant/contracts/clients/health'
import { LimbRow } from '@/ui/patterns/limb.tsx'

/** A client's health on the graduated scale, with figure and band. */
export function HealthLimb({ score, className }: { score: number; className?: string }) {
  const band = healthBand(score)
  return (
    <LimbRow
      value={score}
      tone={band.tone}
      word={band.label}
      {...(className ? { className } : {})}
    />
  )
}
