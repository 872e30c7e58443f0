import { api } from '@/client/api.ts'
import { uploadImage } from '@/client/images.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { meQuery, type Me } from './get-me.ts'

type Change = { full_name?: string; avatar_id?: string | null }

const changedMe = (me: Me, { full_name: name, avatar_id: picture }: Change): Me => ({
  ...me,
  user: { ...me.user, ...(name === undefined ? {} : { full_name: name }) },
  ...(picture === undefined ? {} : { avatar_id: picture }),
})

const keepMe = (change: Change) =>
  queryClient.setQueryData(meQuery.queryKey, me => me && changedMe(me, change))

/** Changes the person's name or picture (uploaded before; null takes it away). What is left out stays. words: said when it fails. */
export const useUpdateMe = (words: string, told: 'toast' | 'in place' = 'toast') =>
  useSaving({
    call: (change: Change) => api.identity.updateMe(change),
    words,
    told,
    onSaved: (_done, change) => keepMe(change),
  })

/** Uploads a picture and wears it. told: how much of it has been sent, 0 to 1. */
export const useWearPicture = (told: (share: number) => void) =>
  useSaving({
    call: async (file: Promise<Blob>) => {
      const { id } = await uploadImage(await file, 'avatar', told)
      await api.identity.updateMe({ avatar_id: id })
      return id
    },
    words: 'The picture could not be saved.',
    told: 'in place',
    onSaved: id => keepMe({ avatar_id: id }),
  })
