import { PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** The dashboard's shape while its figures are on their way. */
export function DashboardSkeleton({ title }: { title: string }) {
  return (
    <div className="grid gap-8">
      <PageHeader title={title} meta={<output>Loading your dashboard...</output>} />
      <div className="grid gap-3 md:grid-cols-3">
        {[1, 2, 3].map(card => (
          <Skeleton key={card} className="h-36 rounded-md" />
        ))}
      </div>
      <Skeleton className="h-16" />
      <div className="grid gap-3">
        {[1, 2, 3, 4, 5].map(line => (
          <Skeleton key={line} className="h-10" />
        ))}
      </div>
    </div>
  )
}
