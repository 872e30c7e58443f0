import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { fieldsOf, profileOf, type ClientForm } from '../client-form.ts'
import { clientKeys } from './keys.ts'
import { clientChanged } from './client-changed.ts'

/** The business profile of a client; null when nothing was said. */
export const profileQuery = (clientId: string) =>
  queryOptions({
    queryKey: clientKeys.profile(clientId),
    queryFn: (): Promise<BusinessContext | null> => api.clients.profile({ id: clientId }),
    staleTime: 60_000,
    meta: { shows: ['clients'] },
  })

export async function createClient(form: ClientForm): Promise<ClientRow> {
  const profile = profileOf(form)
  const row = await api.clients.create({
    ...fieldsOf(form),
    companySize: profile?.companySize ?? null,
    description: profile?.description ?? '',
  })
  void clientChanged()
  return row
}

const isClash = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'CONFLICT'

/** Saves what was changed from the version it was read in. Answers 'clash' when somebody was faster: nothing was saved then. */
export async function updateClient(
  client: Pick<ClientRow, 'id' | 'version'>,
  form: ClientForm,
): Promise<ClientRow | 'clash'> {
  try {
    return await api.clients.update({ id: client.id, version: client.version, ...fieldsOf(form) })
  } catch (error) {
    if (isClash(error)) return 'clash'
    throw error
  }
}

export async function saveProfile(
  clientId: string,
  profile: NonNullable<ReturnType<typeof profileOf>>,
): Promise<void> {
  queryClient.setQueryData(
    profileQuery(clientId).queryKey,
    await api.clients.saveProfile({ id: clientId, ...profile }),
  )
}

/** The client and its profile as they are now, past every cache. */
export async function readAnew(
  clientId: string,
  organizationId: string,
  slug: string,
): Promise<{ client: ClientRow; profile: BusinessContext | null }> {
  const [client, profile] = await Promise.all([
    api.rpc.get_client_by_slug_routed({ p_org_id: organizationId, p_slug: slug }),
    api.clients.profile({ id: clientId }),
  ])
  return { client, profile }
}
