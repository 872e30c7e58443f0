import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { ClientChooser } from '@/features/clients/components/client-chooser.tsx'
import { Memberships } from '@/features/organization/components/memberships.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** Where one can work: the organizations one belongs to, and the clients of the one that is open. */
export default function WorkspaceChooser() {
  const { organization, organizations } = useMe()
  const chooses = useCan()('clients.view') && organization?.type === 'AGENCY'
  const clients = useQuery({ ...clientNamesQuery(organization?.id ?? ''), enabled: chooses })
  return (
    <Page className="grid gap-8">
      <PageHeader
        title="Where do you want to work?"
        meta={
          organization ? `You are in ${organization.name}` : 'You belong to no organization yet'
        }
        actions={
          <Link to="/dashboard" className={buttonStyle()}>
            Back to Dashboard
          </Link>
        }
      />
      {organizations.length > 0 && (
        <Memberships organizations={organizations} current={organization?.id ?? ''} />
      )}
      {organizations.length === 0 && (
        <p className="border-y border-line py-4 text-ink-2">
          An invitation to a team is how one gets in. Ask whoever works there, or your
          administrator.
        </p>
      )}
      {chooses && (
        <section aria-labelledby="clients-here">
          <h2 id="clients-here" className="pb-3 font-semibold">
            Clients of {organization.name}
          </h2>
          {clients.isPending && (
            <div className="grid gap-3">
              <output className="sr-only">Loading clients</output>
              {[1, 2, 3, 4].map(line => (
                <Skeleton key={line} className="h-10" />
              ))}
            </div>
          )}
          {clients.isError && (
            <ErrorState title={messageOf(clients.error)} onRetry={() => void clients.refetch()} />
          )}
          {clients.data &&
            (clients.data.length === 0 ? (
              <p className="border-y border-line py-4 text-ink-2">No clients yet</p>
            ) : (
              <ClientChooser clients={clients.data} />
            ))}
        </section>
      )}
    </Page>
  )
}
