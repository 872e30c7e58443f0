import type { Me } from '@sextant/contracts/identity/routes'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export type PreferenceChange = Partial<Me['preferences']>

/** Shows the change at once; when it cannot be kept, takes it back and rejects. */
export async function savePreferences(change: PreferenceChange) {
  await queryClient.cancelQueries({ queryKey: ['me'] })
  const before = queryClient.getQueryData<Me>(['me'])
  queryClient.setQueryData<Me>(
    ['me'],
    me => me && { ...me, preferences: { ...me.preferences, ...change } },
  )
  try {
    await api.identity.updateMe(change)
  } catch (error) {
    queryClient.setQueryData(['me'], before)
    throw error
  }
}
