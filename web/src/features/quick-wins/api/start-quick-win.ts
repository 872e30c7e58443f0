import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { quickWinKeys } from './keys.ts'

type Start = {
  play: string
  clientId: string | null
  campaignId: string | null
  ownerId: string
  /** ISO date. */
  begins: string
}

/** Starts one; what is refused is said in the dialog. */
export const useStartQuickWin = () =>
  useSaving({
    call: ({ play, clientId, campaignId, ownerId, begins }: Start) =>
      api.quickWins.start({
        play,
        owner_id: ownerId,
        begins,
        ...(clientId && { client_id: clientId }),
        ...(campaignId && { campaign_id: campaignId }),
      }),
    words: 'It could not be started.',
    changes: ['quick-wins', 'tasks'],
    told: 'in place',
  })

/** Takes a start back, its steps with it. */
export const useTakeBack = () =>
  useSaving({
    call: (id: string) => api.quickWins.takeBack({ id }),
    words: 'It could not be taken back.',
    // What is gone is not asked for again, though its page may still be on its way out.
    onSaved: (_, id) => queryClient.removeQueries({ queryKey: quickWinKeys.one(id) }),
    changes: ['quick-wins', 'tasks'],
  })
