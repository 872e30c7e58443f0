import { useQuery } from '@tanstack/react-query'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

/** An agency outside of any client sees campaigns of all of them: whose each is, and whose there can be. */
export function useOwningClients() {
  const { organization } = useMe()
  const can = useCan()
  const place = usePlace()
  const agency = organization?.type === 'AGENCY' && !place.client
  const { data: names = [] } = useQuery({
    ...clientNamesQuery(organization?.id ?? ''),
    enabled: agency && can('clients.view'),
  })
  return { agency, clients: agency ? names : [] }
}
