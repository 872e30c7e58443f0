import type { Me } from '@sextant/contracts/identity/routes'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { failureOf } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { toast } from 'sonner'
import { preferenceKeys } from './keys.ts'

export type PreferenceChange = Partial<Me['preferences']>

const keep = (change: PreferenceChange) =>
  queryClient.setQueryData<Me>(
    preferenceKeys.me,
    me => me && { ...me, preferences: { ...me.preferences, ...change } },
  )

/** Shows a choice at once; when it cannot be kept, takes it back. onBack: undoes what the page did by itself. */
export const useSavePreferences = (onBack: (before: Me['preferences']) => void) =>
  useSaving({
    call: async ({ change }: { change: PreferenceChange; before: Me['preferences'] }) => {
      await queryClient.cancelQueries({ queryKey: preferenceKeys.me })
      keep(change)
      await api.identity.updateMe(change)
    },
    words: 'That could not be kept.',
    told: 'in place',
    onFailed: (error, { before }) => {
      keep(before)
      onBack(before)
      toast.error(failureOf(error, 'That could not be kept.'), {
        description: 'Your earlier choice stands.',
      })
    },
  })
