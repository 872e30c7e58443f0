import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { outputKeys } from './keys.ts'

type BothWords = { version: number; content: Deliverable; shown: Deliverable }

/** An output in the words of the mind that is not shown, and in those of the one that is, both from today's facts. version: of the output that is looked at. */
export const otherWordsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: outputKeys.other(id, version),
    queryFn: () => api.agentOutputs.other({ id }) as Promise<BothWords>,
    meta: { shows: ['company-facts'] },
  })
