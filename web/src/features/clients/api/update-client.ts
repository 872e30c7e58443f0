import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { fieldsOf, profileOf, type ClientForm } from '../client-form.ts'
import { sendProfile } from './save-profile.ts'

type Update = {
  /** As it stood when the form was opened. */
  base: { client: ClientRow; form: ClientForm }
  form: ClientForm
  /** The client itself is saved; a second try, should the profile fail, begins from there. */
  onClientSaved: (client: ClientRow) => void
}

/** clash: somebody was faster; how both stand now, past every cache. Nothing of ours was saved then. */
type Updated = 'saved' | { clash: { client: ClientRow; profile: BusinessContext | null } }

const OFFLINE = 'You are offline, so the client could not be saved.'

/** Saves a client and what was changed of its profile. */
export const useUpdateClient = () =>
  useSaving({
    call: updateClient,
    words: 'The client could not be saved.',
    wordsFor: () => (navigator.onLine ? undefined : OFFLINE),
    told: 'in place',
    onSaved: async answer => {
      if (answer !== 'saved') return
      await changed('clients')
      toast.success('Client saved')
    },
  })

async function updateClient({ base, form, onClientSaved }: Update): Promise<Updated> {
  const { id, version } = base.client
  try {
    onClientSaved(await api.clients.update({ id, version, ...fieldsOf(form) }))
  } catch (error) {
    if (!isConflict(error)) throw error
    return { clash: await readAnew(base.client) }
  }
  const profile = profileOf(form)
  const before = profileOf(base.form)
  if (profile && JSON.stringify(profile) !== JSON.stringify(before)) await sendProfile(id, profile)
  return 'saved'
}

async function readAnew({ id, org_id, slug }: ClientRow) {
  const [client, profile] = await Promise.all([
    api.rpc.get_client_by_slug_routed({ p_org_id: org_id, p_slug: slug }),
    api.clients.profile({ id }),
  ])
  return { client, profile }
}
