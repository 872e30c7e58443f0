import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'

type Words = { clientId: string | null; text: string }

const readWords = ({ text, clientId }: Words) =>
  api.company.read({ text, ...(clientId && { clientId }) })

/** Cards of words, which are read and kept nowhere. */
const wordsQuery = (words: Words) =>
  queryOptions({
    queryKey: ['company-facts', 'read', words] as const,
    queryFn: () => readWords(words),
    staleTime: Infinity,
    retry: false,
  })

/** The same for who needs them once; asked before, they are at hand. */
export const fetchWords = (words: Words) => queryClient.fetchQuery(wordsQuery(words))

/** Cards of what was pasted; it changes nothing. */
export const useReadWords = () =>
  useSaving({
    call: readWords,
    words: 'The words could not be read',
    told: 'in place',
  })
