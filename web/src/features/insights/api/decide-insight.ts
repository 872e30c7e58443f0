import type { InsightRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { readToken } from '@/client/token.ts'
import type { Extracted } from '../insight-form.ts'
import { pendingInsightsQuery } from './insights.ts'

async function call<Answer>(run: () => Promise<Answer>, failure: string): Promise<Answer> {
  if (readToken() === null) throw new Error('No authentication token')
  try {
    return await run()
  } catch (error) {
    throw new Error(failure, { cause: error })
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['insights'] })
  }
}

const leavesPending = (id: string) =>
  queryClient.setQueryData(pendingInsightsQuery.queryKey, (rows: InsightRow[] | undefined) =>
    rows?.filter(row => row.id !== id),
  )

export const updateInsight = (id: string, extracted: Extracted) =>
  call(
    () => api.businessContext.update({ id, extracted_context: extracted }),
    'Failed to update context',
  )

/** Every agent knows it from now on. */
export async function approveInsight(id: string) {
  await call(() => api.businessContext.approve({ id }), 'Failed to approve context')
  leavesPending(id)
}

/** It never comes back from the same words, unless it is restored. */
export async function rejectInsight(id: string) {
  await call(() => api.businessContext.reject({ id }), 'Failed to reject context')
  leavesPending(id)
}

export const restoreInsight = (id: string) =>
  call(() => api.businessContext.restore({ id }), 'The insight could not be restored')
