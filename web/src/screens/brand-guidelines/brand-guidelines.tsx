import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { brandQuery } from '@/features/brand-guidelines/api/brand.ts'
import { BrandForm } from '@/features/brand-guidelines/components/brand-form.tsx'
import { BrandHistory } from '@/features/brand-guidelines/components/brand-history.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** How the organization, or one client, wants to sound and look: read by every writer, checked in every deliverable. */
export default function BrandGuidelinesPage() {
  const { organization } = useMe()
  const { client } = usePlace()
  const editable = useCan()('insights.manage')
  const clientId = client?.id ?? null
  const brand = useQuery(brandQuery(clientId))
  const name = client?.name ?? organization?.name ?? ''
  return (
    <Page className="grid gap-6">
      <PageHeader
        title={`Brand guidelines of ${name}`}
        meta="Every agent that writes keeps to them, and every deliverable is checked against them."
      />
      {brand.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading the brand guidelines</output>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
      {brand.isError && (
        <ErrorState title={messageOf(brand.error)} onRetry={() => void brand.refetch()}>
          The guidelines are safe. Try again in a moment.
        </ErrorState>
      )}
      {brand.data && (
        <div key={`${clientId} ${brand.data.versions[0]?.version ?? 0}`}>
          <BrandForm clientId={clientId} kept={brand.data} editable={editable} />
          <BrandHistory clientId={clientId} versions={brand.data.versions} editable={editable} />
        </div>
      )}
    </Page>
  )
}
