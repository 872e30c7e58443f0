import { Link } from 'react-router'
import type { Brand, Comparison } from '@/features/brands/compare.ts'
import { ComparisonTable } from '@/features/brands/components/comparison-table.tsx'
import { keyLabel } from '@/features/insights/insight-form.ts'
import { hasScreen } from '@/shell/screens.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

type ComparedProps = {
  /** There is nothing else to compare with. */ alone: boolean
  brands: readonly Brand[]
  rows: readonly Comparison[]
  total: number
  differing: number
}

/** The table of what is known, or why there is none. */
export function Compared({ alone, brands, rows, total, differing }: ComparedProps) {
  if (alone) {
    return (
      <EmptyState
        title="One brand, nothing to set beside it"
        action={
          hasScreen('/strategy') && (
            <Link
              to="/strategy?tool=porter-five-forces"
              className={buttonStyle({ variant: 'primary' })}
            >
              Look at your market instead
            </Link>
          )
        }
      >
        A comparison needs two brands that the agents know. A small business has its own; agencies
        compare their clients here. How you stand against rivals is what Five Forces answers.
      </EmptyState>
    )
  }
  if (brands.length < 2)
    return (
      <EmptyState title="Choose what to compare">
        Add a second brand above. Each one brings what stands in its profile and what the agents
        learned about it and somebody approved.
      </EmptyState>
    )
  if (total === 0)
    return (
      <EmptyState title="Nothing is known about these yet">
        Fill in a client’s business profile, or run a Strategy session for it: what is said there
        once, and approved, appears here.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-2" aria-live="polite">
        {differing === 0
          ? 'Everything known about them is the same.'
          : `${differing} of ${total} lines differ. They stand first.`}
      </p>
      <ComparisonTable
        brands={brands}
        rows={rows}
        labelOf={keyLabel}
        caption="Brands side by side"
      />
    </div>
  )
}
