import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { Mind } from '@sextant/contracts/model-work'
import { api } from '@/client/api.ts'
import { changed, keepAnswer } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { outputQuery } from './outputs.ts'

type Chosen = { id: string; version: number; mind: Mind }

const MEANWHILE =
  'This was changed elsewhere meanwhile. The newer version is shown; switch again if you still want to.'

/** Shows an output in the words of one of the two minds; the answer takes the place of what is shown. */
export const useSetMind = () =>
  useSaving({
    call: (chosen: Chosen) => api.agentOutputs.setMind(chosen) as Promise<OutputAnswer>,
    words: 'The words could not be switched. Nothing was changed; try again.',
    wordsFor: error => (isConflict(error) ? MEANWHILE : undefined),
    changes: ['agent-outputs'],
    onSaved: (answer, { id }) => keepAnswer(outputQuery(id), answer),
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
