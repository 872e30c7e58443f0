import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { api } from '@/client/api.ts'
import { changed, keepAnswer } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { outputQuery } from './outputs.ts'

/** Makes an output anew from the facts as they stand; the answer takes the place of what is shown. */
export const useRebuildOutput = () =>
  useSaving({
    call: (output: { id: string; version: number }) =>
      api.agentOutputs.rebuild(output) as Promise<OutputAnswer>,
    words: 'It could not be brought up to date. Try again.',
    changes: ['agent-outputs'],
    onSaved: (answer, { id }) => keepAnswer(outputQuery(id), answer),
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
