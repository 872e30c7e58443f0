import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryClient } from '@/client/query-client.ts'
import { outputQuery } from './outputs.ts'

/** Name and keeping of the output that is shown, as the server just told them. */
export const keepOutputRow = ({ id, title, saved_at, updated_at }: AgentOutputRow) =>
  queryClient.setQueryData(
    outputQuery(id).queryKey,
    before => before && { ...before, title, saved_at, updated_at },
  )
