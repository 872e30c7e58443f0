import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { businessContextQuery } from '@/features/business-context/api/business-context.ts'
import { BusinessProfileForm } from '@/features/business-context/components/business-profile-form.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** How the organization describes its own business, to read and to change. */
export default function BusinessProfile() {
  const { organization } = useMe()
  const may = useCan()('profile.manage')
  const id = organization?.id ?? ''
  const profile = useQuery({ ...businessContextQuery(id), enabled: organization !== null })
  return (
    <SettingsFrame
      title="Business profile"
      meta="What every agent knows before its first question. Change it when your business changes."
    >
      {profile.isPending && (
        <div className="grid max-w-[600px] gap-4">
          <output className="sr-only">Loading the business profile</output>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
        </div>
      )}
      {profile.isError && (
        <ErrorState title={messageOf(profile.error)} onRetry={() => void profile.refetch()}>
          The profile is safe. Try again in a moment.
        </ErrorState>
      )}
      {profile.isSuccess && (
        <BusinessProfileForm
          organizationId={id}
          kept={profile.data}
          company={profile.data?.companyName ?? organization?.name ?? ''}
          editable={may}
        />
      )}
    </SettingsFrame>
  )
}
