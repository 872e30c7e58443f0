import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { fieldsOf, profileOf, type ClientForm } from '../client-form.ts'

const OFFLINE = 'You are offline, so the client could not be added.'

export const useCreateClient = () =>
  useSaving({
    call: (form: ClientForm) => {
      const profile = profileOf(form)
      return api.clients.create({
        ...fieldsOf(form),
        companySize: profile?.companySize ?? null,
        description: profile?.description ?? '',
      })
    },
    words: 'The client could not be added.',
    wordsFor: () => (navigator.onLine ? undefined : OFFLINE),
    told: 'in place',
    changes: ['clients'],
    onSaved: ({ name }) => toast.success(`${name} added`),
  })
