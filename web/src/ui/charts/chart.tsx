import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { Skeleton } from '../primitives/skeleton.tsx'

const LazyBars = lazy(() => import('./bars.tsx'))

/** Bars, fetched when they are first drawn: the chart library weighs more than the rest of a page. */
export function Bars(props: ComponentProps<typeof LazyBars>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <LazyBars {...props} />
    </Suspense>
  )
}

/** A chart with its message above and its source and date below. */
export function Chart({
  title,
  source,
  children,
}: {
  title: ReactNode
  /** Where the figures come from, and from when. */ source: ReactNode
  children: ReactNode
}) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line-strong pt-3">
      <figcaption className="font-semibold">{title}</figcaption>
      {children}
      <p className="cap">{source}</p>
    </figure>
  )
}
