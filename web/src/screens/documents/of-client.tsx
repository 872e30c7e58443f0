import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** A client named by id leads to the documents inside that client. */
export default function DocumentsOfClient() {
  const { clientId = '' } = useParams()
  const orgId = useMe().organization?.id ?? ''
  const names = useQuery({ ...clientNamesQuery(orgId), enabled: isId(clientId) })
  const client = names.data?.find(({ id }) => id === clientId)
  if (client) return <Navigate replace to={`/clients/${client.slug}/documents`} />
  if (names.isPending && isId(clientId)) return null
  return (
    <Page>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="This client is not here"
        action={
          <Link to="/documents" className={buttonStyle({ variant: 'primary' })}>
            To the documents
          </Link>
        }
      >
        It may have been taken away, or the address is not right.
      </EmptyState>
    </Page>
  )
}
