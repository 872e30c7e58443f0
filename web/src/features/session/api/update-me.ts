import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { meQuery, type Me } from './get-me.ts'

/** Changes the person's name or picture (uploaded before; null takes it away). What is left out stays. */
export async function updateMe(change: {
  full_name?: string
  avatar_id?: string | null
}): Promise<void> {
  await api.identity.updateMe(change)
  const { full_name: name, avatar_id: picture } = change
  queryClient.setQueryData<Me>(
    meQuery.queryKey,
    me =>
      me && {
        ...me,
        user: { ...me.user, ...(name === undefined ? {} : { full_name: name }) },
        ...(picture === undefined ? {} : { avatar_id: picture }),
      },
  )
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}
