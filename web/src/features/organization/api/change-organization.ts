import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export async function renameOrganization(id: string, name: string) {
  await api.identity.updateOrganization({ id, name })
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}

/** Works in another organization from here on. A full load on purpose: everything fetched belongs to the one before. */
export async function enterOrganization(id: string) {
  await api.identity.enterOrganization({ id })
  window.location.assign('/dashboard')
}
