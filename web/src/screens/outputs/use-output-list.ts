import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { outputsQuery, type OutputFilter } from '@/features/outputs/api/outputs.ts'
import { usePlace } from '@/shell/place.ts'

/** What the filter finds, of the organization or of the client one is in, and whether there is anything. */
export function useOutputList({ q, agent, saved }: Pick<OutputFilter, 'q' | 'agent' | 'saved'>) {
  const clientId = usePlace().client?.id ?? null
  const list = useInfiniteQuery({
    ...outputsQuery({ q, agent, saved, clientId }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flat() ?? []
  return { list, rows, nothing: list.data !== undefined && rows.length === 0 }
}
