import type { BrandAnswer } from '@sextant/contracts/brand/guidelines'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useRestoreBrand } from '../api/save-brand.ts'

type BrandHistoryProps = {
  clientId: string | null
  versions: BrandAnswer['versions']
  editable: boolean
}

/** Who saved which state, the newest first; an earlier one can count again. */
export function BrandHistory({ clientId, versions, editable }: BrandHistoryProps) {
  const restoring = useRestoreBrand()
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="brand-history" className="grid gap-2 pt-8">
      <h2 id="brand-history" className="font-semibold">
        Earlier states
      </h2>
      <ol className="border-t border-line">
        {versions.map(({ version, saved_by_name, saved_at }, index) => (
          <li
            key={version}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 text-caption"
          >
            <span>
              Version {version}, saved by {saved_by_name ?? 'somebody who left'},{' '}
              <TimeSince at={saved_at} />
            </span>
            {index === 0 && <span className="text-ink-3">Counts now</span>}
            {index > 0 && editable && (
              <Button
                size="sm"
                variant="quiet"
                busy={restoring.underWay?.version === version}
                onClick={() => void restoring.save({ clientId, version })}
              >
                Let it count again
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
