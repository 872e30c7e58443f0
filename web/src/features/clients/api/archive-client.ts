import { ARCHIVE_REASON_MAX } from '@sextant/contracts/limits'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import { requireOrganization } from './require-organization.ts'

type Archiving = {
  organizationId: string | null
  clientId: string
  /** Its team will read it later. */
  reason: string
}

/** Puts a client away. The dialog stays until every page knows. */
export const useArchiveClient = () =>
  useSaving({
    call: async ({ organizationId, clientId, reason }: Archiving) =>
      api.rpc.archive_client_routed({
        p_org_id: requireOrganization(organizationId),
        p_client_id: clientId,
        p_archive_reason: reason.slice(0, ARCHIVE_REASON_MAX),
      }),
    words: 'Failed to archive client',
    onSaved: async () => {
      await changed('clients')
      toast.success('Client archived successfully')
    },
  })

/** Back into the status it had. */
export const useRestoreClient = () =>
  useSaving({
    call: (clientId: string) => api.clients.restore({ id: clientId }),
    words: 'Failed to restore client',
    onSaved: async row => {
      await changed('clients')
      toast.success(`${row.name} is back`)
    },
  })
