import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { NotHere } from './not-here.tsx'

/** A client named by id leads to the figures inside that client. */
export default function MetricsOfClient() {
  const { clientId = '' } = useParams()
  const orgId = useMe().organization?.id ?? ''
  const names = useQuery({ ...clientNamesQuery(orgId), enabled: isId(clientId) })
  const client = names.data?.find(({ id }) => id === clientId)
  if (client) return <Navigate replace to={`/clients/${client.slug}/metrics`} />
  if (names.isPending && isId(clientId)) return null
  return <NotHere what="client" />
}
