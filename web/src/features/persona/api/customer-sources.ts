import type {
  CustomerSourceRow,
  NewSource,
  ReadTranscript,
} from '@sextant/contracts/persona/routes'
import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { customerSourceKeys } from './keys.ts'

const of = (clientId: string | null) => (clientId ? { clientId } : {})

/** What customers of a group said, the latest first. */
export const customerSourcesQuery = (clientId: string | null, segment: string) =>
  queryOptions({
    queryKey: customerSourceKeys.list(clientId, segment),
    queryFn: (): Promise<CustomerSourceRow[]> =>
      api.customerSources.list({ ...of(clientId), segment }),
    meta: { shows: ['company-facts'] },
  })

/** Reads a paste into people and their answers, sorted by a language model where there is one; nothing of it is stored. */
export const useReadTranscript = (segment: string) =>
  useSaving({
    call: (text: string): Promise<ReadTranscript> => api.customerSources.read({ text, segment }),
    words: 'It could not be read. Your words are still here.',
    told: 'in place',
  })

type Added = { clientId: string | null; segment: string; sources: NewSource[] }

/** One by one, so that a large paste never is too large. */
export const useAddSources = () =>
  useSaving({
    call: async ({ clientId, segment, sources }: Added): Promise<number> => {
      let quotes = 0
      for (const source of sources) {
        const added = await api.customerSources.add({ ...of(clientId), segment, sources: [source] })
        quotes += added.quotes
      }
      return quotes
    },
    words: 'Not all of it could be kept. What was kept is not kept twice if you try again.',
    told: 'in place',
    changes: ['company-facts'],
    onSaved: quotes => toast.success(`${quotes} ${quotes === 1 ? 'statement' : 'statements'} kept`),
  })

/** Takes out what a customer said, with a way back. */
export function useRemoveSource() {
  const { save: putBack } = useSaving({
    call: (id: string) => api.customerSources.restore({ id }),
    words: 'It could not be put back.',
    changes: ['company-facts'],
  })
  return useSaving({
    call: ({ id }: CustomerSourceRow) => api.customerSources.remove({ id }),
    words: 'It could not be taken out.',
    changes: ['company-facts'],
    onSaved: (_, { id, who }) => undoToast(`Taken out: ${who}`, () => void putBack(id)),
  })
}
