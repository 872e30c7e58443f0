import { cn } from '@/ui/cn.ts'

const HATCHED =
  'repeating-linear-gradient(45deg, var(--chart-3) 0 4px, color-mix(in oklab, var(--chart-3) 45%, var(--ground)) 4px 6px)'

/** A bar from nought; `part`: of the longest, 0–1. Hatched is money for brand. The figure stands beside it. */
export function Bar({ part, isHatched = false }: { part: number; isHatched?: boolean }) {
  return (
    <span aria-hidden className="mt-1 block h-2.5 w-full">
      <span
        className={cn('block h-full print:[print-color-adjust:exact]', !isHatched && 'bg-chart-1')}
        style={{
          width: `${Math.max(0.5, Math.min(1, part) * 100)}%`,
          ...(isHatched ? { background: HATCHED } : {}),
        }}
      />
    </span>
  )
}

/** Two parts of one whole with a mark where the published ratio stands. */
export function RatioBar({ share, mark, label }: { share: number; mark: number; label: string }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn of two boxes, and no img element
      role="img"
      aria-label={label}
      className="relative flex h-4 print:[print-color-adjust:exact]"
    >
      <span style={{ width: `${share * 100}%`, background: HATCHED }} />
      <span className="flex-1 bg-chart-1" />
      <span
        className="absolute -top-1 -bottom-1 w-0.5 bg-ink outline-2 outline-ground"
        style={{ left: `${mark * 100}%` }}
      />
    </div>
  )
}
