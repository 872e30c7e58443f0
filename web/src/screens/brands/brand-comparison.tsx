import { useQueries, useQuery } from '@tanstack/react-query'
import { PlusIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { brandQuery } from '@/features/brands/api/get-brand.ts'
import {
  compareBrands,
  knownAbout,
  type Brand,
  type Comparison,
} from '@/features/brands/compare.ts'
import { ComparisonTable } from '@/features/brands/components/comparison-table.tsx'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { keyLabel } from '@/features/insights/insight-form.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

const MOST = 4
/** Stands for the organization itself in the address. */
const OWN = 'own'

/** What is known about two to four brands, side by side. The address carries which. */
export default function BrandComparison() {
  const { organization } = useMe()
  const can = useCan()
  const [params, setParams] = useSearchParams()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const orgId = organization?.id ?? ''
  const names = useQuery({
    ...clientNamesQuery(orgId),
    enabled: can('clients.view') && organization?.type === 'AGENCY',
  })
  const all = [
    { key: OWN, id: null as string | null, name: organization?.name ?? '' },
    ...(names.data ?? []).map(client => ({
      key: client.slug,
      id: client.id as string | null,
      name: client.name,
    })),
  ]
  const chosen = (params.get('brands')?.split(',') ?? [OWN])
    .flatMap(key => all.filter(brand => brand.key === key))
    .slice(0, MOST)
  const known = useQueries({
    queries: chosen.map(brand => ({ ...brandQuery(orgId, brand.id), enabled: orgId !== '' })),
  })
  const choose = (keys: readonly string[]) =>
    setParams(keys.length === 0 ? {} : { brands: keys.join(',') }, { replace: true })
  const keys = chosen.map(brand => brand.key)
  const rest = all.filter(brand => !keys.includes(brand.key))

  const failed = known.find(query => query.isError)
  const brands: Brand[] = chosen.flatMap((brand, index) => {
    const data = known[index]?.data
    return data
      ? [{ id: brand.key, name: brand.name, known: knownAbout(data.profile, data.insights) }]
      : []
  })
  const rows = compareBrands(brands)
  const differing = rows.filter(row => !row.same)
  const waiting = names.isLoading || brands.length < chosen.length
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Brand comparison"
        meta="What is known about each, from its profile and its approved insights"
      />
      <div className="flex flex-wrap items-center gap-2">
        {chosen.map(brand => (
          <span
            key={brand.key}
            className="inline-flex h-(--control) max-w-full items-center gap-1 rounded-md border border-line bg-surface pl-3 font-medium"
          >
            <span className="truncate">{brand.name}</span>
            {chosen.length > 1 ? (
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={`Remove ${brand.name}`}
                onClick={() => choose(keys.filter(key => key !== brand.key))}
              >
                <XIcon aria-hidden />
              </Button>
            ) : (
              <span className="w-2" />
            )}
          </span>
        ))}
        {chosen.length < MOST && rest.length > 0 && (
          <span className="flex items-center gap-2 text-ink-3">
            <PlusIcon aria-hidden className="size-4" />
            <NativeSelect
              aria-label="Add a brand"
              value=""
              onChange={event => choose([...keys, event.target.value])}
            >
              <option value="" disabled>
                Add a brand
              </option>
              {rest.map(brand => (
                <option key={brand.key} value={brand.key}>
                  {brand.name}
                </option>
              ))}
            </NativeSelect>
          </span>
        )}
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
        <ErrorState
          title={messageOf(failed.error)}
          onRetry={() => {
            for (const query of known) void query.refetch()
          }}
        >
          What is known is safe; it could not be fetched.
        </ErrorState>
      )}
      {!failed && waiting && (
        <div className="grid gap-3">
          <output className="sr-only">Loading brands</output>
          {[1, 2, 3, 4, 5].map(line => (
            <Skeleton key={line} className="h-12" />
          ))}
        </div>
      )}
      {!failed && !waiting && (
        <Compared
          alone={all.length < 2}
          brands={brands}
          rows={onlyDifferences ? differing : rows}
          total={rows.length}
          differing={differing.length}
        />
      )}
    </Page>
  )
}

type ComparedProps = {
  /** There is nothing else to compare with. */ alone: boolean
  brands: readonly Brand[]
  rows: readonly Comparison[]
  total: number
  differing: number
}

function Compared({ alone, brands, rows, total, differing }: ComparedProps) {
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
