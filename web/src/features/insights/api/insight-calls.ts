import { api } from '@/client/api.ts'
import { readToken } from '@/client/token.ts'
import type { Extracted } from '../insight-form.ts'

/** Words of the specification, whatever the server says. */
async function call<Answer>(run: () => Promise<Answer>, failure: string): Promise<Answer> {
  if (readToken() === null) throw new Error('No authentication token')
  try {
    return await run()
  } catch (error) {
    throw new Error(failure, { cause: error })
  }
}

export const update = (id: string, extracted: Extracted) =>
  call(
    () => api.businessContext.update({ id, extracted_context: extracted }),
    'Failed to update context',
  )

export const approve = (id: string) =>
  call(() => api.businessContext.approve({ id }), 'Failed to approve context')

export const reject = (id: string) =>
  call(() => api.businessContext.reject({ id }), 'Failed to reject context')

export const restore = (id: string) =>
  call(() => api.businessContext.restore({ id }), 'The insight could not be restored')
