import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { useEnterOrganization } from '@/features/organization/api/change-organization.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { NotFound, WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** The id of an organization or of a client leads there. Into another organization one goes by a press of a button: a link alone must not change where one works. */
export default function WorkspaceById() {
  const { workspaceId = '' } = useParams()
  const { organization, organizations } = useMe()
  const looks = useCan()('clients.view') && organization?.type === 'AGENCY'
  const other = organizations.find(({ id }) => id === workspaceId)
  const clients = useQuery({
    ...clientNamesQuery(organization?.id ?? ''),
    enabled: looks && !other,
  })
  if (workspaceId === organization?.id) return <Navigate to="/dashboard" replace />
  if (other) return <Entering id={other.id} name={other.name} />
  if (looks && clients.isPending) return <LoadingScreen label="Loading workspace..." />
  if (looks && clients.isError)
    return (
      <Page>
        <ErrorState title={messageOf(clients.error)} onRetry={() => void clients.refetch()} />
      </Page>
    )
  const client = clients.data?.find(({ id }) => id === workspaceId)
  return client ? (
    <Navigate to={`/clients/${client.slug}`} replace />
  ) : (
    <NotFound home={{ to: '/workspace', label: 'See your workspaces' }} />
  )
}

function Entering({ id, name }: { id: string; name: string }) {
  const { save: enter, saving } = useEnterOrganization()
  return (
    <WholePage
      title={`Work in ${name}?`}
      action={
        <>
          <Button variant="primary" busy={saving} onClick={() => void enter(id)}>
            Work in {name}
          </Button>
          <Link to="/dashboard" className={buttonStyle()}>
            Stay where you are
          </Link>
        </>
      }
    >
      You belong to this organization too. Everything you see from then on is about it; you can come
      back at any time.
    </WholePage>
  )
}
