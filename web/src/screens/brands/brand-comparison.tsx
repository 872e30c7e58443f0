import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { compareBrands } from '@/features/brands/compare.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { BrandChips } from './brand-chips.tsx'
import { Compared } from './compared.tsx'
import { useBrandChoice } from './use-brand-choice.ts'
import { useKnownBrands } from './use-known-brands.ts'

/** What is known about two to four brands, side by side. The address carries which. */
export default function BrandComparison() {
  const { chosen, rest, alone, loading, add, remove } = useBrandChoice()
  const { brands, failed, again } = useKnownBrands(chosen)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = compareBrands(brands)
  const differing = rows.filter(row => !row.same)
  const waiting = loading || brands.length < chosen.length
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Brand comparison"
        meta="What is known about each, from its profile and its approved insights"
      />
      <div className="flex flex-wrap items-center gap-2">
        <BrandChips chosen={chosen} rest={rest} onAdd={add} onRemove={remove} />
        {differing.length > 0 && differing.length < rows.length && (
          <Button
            variant="quiet"
            aria-pressed={onlyDifferences}
            onClick={() => setOnlyDifferences(!onlyDifferences)}
          >
            {onlyDifferences ? 'Show what is the same too' : 'Only differences'}
          </Button>
        )}
      </div>
      {failed && (
        <ErrorState title={messageOf(failed.error)} onRetry={again}>
          What is known is safe; it could not be fetched.
        </ErrorState>
      )}
      {!failed && waiting && <Loading />}
      {!failed && !waiting && (
        <Compared
          alone={alone}
          brands={brands}
          rows={onlyDifferences ? differing : rows}
          total={rows.length}
          differing={differing.length}
        />
      )}
    </Page>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading brands</output>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="h-12" />
      ))}
    </div>
  )
}
