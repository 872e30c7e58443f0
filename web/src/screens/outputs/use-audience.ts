import { useQuery } from '@tanstack/react-query'
import type { Audience } from '@/features/approvals/approval-words.ts'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

/** Whom an output of this client was made for; null for an agency's own work. */
export function useAudience(clientId: string | null): Audience | null {
  const { organization } = useMe()
  const { client } = usePlace()
  const agency = organization?.type === 'AGENCY'
  const names = useQuery({
    ...clientNamesQuery(organization?.id ?? ''),
    enabled: agency && clientId !== null && !client,
  })
  if (!agency) return { kind: 'viewers' }
  if (clientId === null) return null
  const known = client ?? names.data?.find(({ id }) => id === clientId)
  return { kind: 'client', name: known?.name ?? 'the client' }
}
