import type { BusinessContext } from '@sextant/contracts/rows'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { profileQuery } from '@/features/clients/api/get-profile.ts'
import { ProfileForm } from '@/features/clients/components/profile-form.tsx'
import { WhatWeKnow } from '@/features/company/components/what-we-know.tsx'
import { Learned } from '@/features/insights/components/learned.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { ClientHeader } from './client-header.tsx'

/** What agents know about one client: its business profile and what they learned, each with the words it came from. */
export default function ClientIntelligence() {
  const { client, page } = usePlace()
  const manage = useCan()('insights.manage')
  return (
    client && (
      <Page className="grid gap-8">
        <div className="grid gap-3">
          <ClientHeader client={client} title={`Intelligence about ${client.name}`} />
          <Link to={page('/brand-guidelines')} className="link link-alone justify-self-start">
            Brand guidelines of {client.name}
          </Link>
        </div>
        <Profile />
        <Known />
        <Learned
          about={{ clientId: client.id }}
          editable={manage}
          outputHref={id => page(`/outputs/${id}`)}
          nothing={<NothingLearned />}
        />
      </Page>
    )
  )
}

function Known() {
  const can = useCan()
  const { client, page } = usePlace()
  if (!client) return null
  return (
    <section aria-label="What we know" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WhatWeKnow
        key={client.id}
        clientId={client.id}
        name={client.name}
        editable={can('insights.manage')}
        hrefOf={page}
      />
    </section>
  )
}

function Profile() {
  const { client } = usePlace()
  const manage = useCan()('insights.manage')
  const profile = useQuery({ ...profileQuery(client?.id ?? ''), enabled: client !== null })
  const [editing, setEditing] = useState(false)
  if (!client) return null
  return (
    <section aria-labelledby="profile">
      <div className="flex items-center justify-between gap-4 border-b border-line-strong pb-2">
        <h2 id="profile" className="font-semibold">
          Business profile
        </h2>
        {manage && profile.data && !editing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm
          client={client}
          profile={profile.data ?? null}
          onDone={() => setEditing(false)}
        />
      ) : (
        <ProfileAsKnown profile={profile} onDescribe={manage ? () => setEditing(true) : null} />
      )}
    </section>
  )
}

function NothingLearned() {
  const { agent } = usePlace()
  const can = useCan()
  return (
    <EmptyState
      className="mt-4"
      title="Nothing learned yet"
      action={
        can('agents.use') && (
          <Link to={agent('/strategy')} className={buttonStyle({ variant: 'primary' })}>
            Start with Strategy
          </Link>
        )
      }
    >
      While you answer an agent's questions for this client, it notes what it learns. What you
      approve stands here, and only this client's agents know it.
    </EmptyState>
  )
}

/** What is known, or the way to say it. onDescribe: null for those who may not. */
function ProfileAsKnown({
  profile,
  onDescribe,
}: {
  profile: UseQueryResult<BusinessContext | null>
  onDescribe: (() => void) | null
}) {
  if (profile.isPending)
    return (
      <div className="grid gap-2 pt-4">
        <output className="sr-only">Loading the profile</output>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-16" />
      </div>
    )
  if (profile.isError)
    return (
      <ErrorState
        className="mt-4"
        title={messageOf(profile.error)}
        onRetry={() => void profile.refetch()}
      >
        The profile is safe. Try again in a moment.
      </ErrorState>
    )
  if (profile.data) return <ProfileWords profile={profile.data} />
  return (
    <EmptyState
      className="mt-4"
      title="No profile yet"
      action={
        onDescribe && (
          <Button variant="primary" onClick={onDescribe}>
            Describe the client
          </Button>
        )
      }
    >
      Agents that work for this client begin with these words instead of asking for them.
    </EmptyState>
  )
}

function ProfileWords({ profile }: { profile: BusinessContext }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-1.5 pt-4 wrap-anywhere">
      <dt className="text-ink-3">Company</dt>
      <dd>{profile.companyName}</dd>
      <dt className="text-ink-3">Industry</dt>
      <dd>{profile.industry}</dd>
      <dt className="text-ink-3">Size</dt>
      <dd>{profile.companySize} employees</dd>
      <dt className="text-ink-3">What it does</dt>
      <dd className="max-w-[44em] whitespace-pre-line">
        {profile.description || 'Nothing said yet'}
      </dd>
    </dl>
  )
}
