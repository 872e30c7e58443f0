import { ARCHIVE_REASON_MAX } from '@sextant/contracts/limits'
import type { ClientRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import { clientChanged } from './client-changed.ts'
import { requireOrganization } from './require-organization.ts'

/** Puts a client away, with the reason its team will read later. */
export async function archiveClient(
  organizationId: string | null,
  clientId: string,
  reason: string,
): Promise<ClientRow> {
  const row = await api.rpc.archive_client_routed({
    p_org_id: requireOrganization(organizationId),
    p_client_id: clientId,
    p_archive_reason: reason.slice(0, ARCHIVE_REASON_MAX),
  })
  await clientChanged()
  return row
}

/** Back into the status it had. */
export async function restoreClient(clientId: string): Promise<ClientRow> {
  const row = await api.clients.restore({ id: clientId })
  await clientChanged()
  return row
}
