import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { profileOf } from '../client-form.ts'
import { profileQuery } from './get-profile.ts'

type Profile = NonNullable<ReturnType<typeof profileOf>>

/** The call alone, for the form that saves a client and its profile at once. */
export async function sendProfile(clientId: string, profile: Profile): Promise<void> {
  const saved = await api.clients.saveProfile({ id: clientId, ...profile })
  keepAnswer(profileQuery(clientId), saved)
}

/** What every agent knows before it asks. */
export const useSaveProfile = (clientId: string) =>
  useSaving({
    call: (profile: Profile) => sendProfile(clientId, profile),
    words: 'The profile could not be saved.',
    told: 'in place',
    onSaved: () => toast.success('Business profile saved'),
  })
