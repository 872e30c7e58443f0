import { lazy, Suspense, type ComponentProps } from 'react'
import { Skeleton } from '../primitives/skeleton.tsx'

const LazyPairBars = lazy(() => import('./pair-bars.tsx'))

/** Plan and result, row by row, fetched when first drawn. */
export function PairBars(props: ComponentProps<typeof LazyPairBars>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <LazyPairBars {...props} />
    </Suspense>
  )
}
