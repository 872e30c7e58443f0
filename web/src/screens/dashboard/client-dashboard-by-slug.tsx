import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { clientQuery } from '@/features/clients/api/get-client.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import ClientDashboard from './client-dashboard.tsx'

const MISSING = "Client not found or you don't have access"

/** /dashboard?client={slug}: the client's dashboard without its area. */
export default function ClientDashboardBySlug({
  organizationId,
  slug,
}: {
  organizationId: string
  slug: string
}) {
  const navigate = useNavigate()
  const client = useQuery(clientQuery(organizationId, slug))
  const missing = client.data === null
  useEffect(() => {
    if (!missing) return
    toast.error(MISSING, { id: MISSING })
    void navigate('/clients', { replace: true })
  }, [missing, navigate])
  if (client.isError)
    return (
      <Page>
        <ErrorState title={messageOf(client.error)} onRetry={() => void client.refetch()}>
          The client is safe; its page could not be fetched. Try again in a moment.
        </ErrorState>
      </Page>
    )
  return client.data ? (
    <ClientDashboard key={client.data.id} client={client.data} />
  ) : (
    <LoadingScreen label="Loading client data..." />
  )
}
