import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { keepOutputRow } from './keep-output-row.ts'

/** told: a dialog tells its failures itself. */
export const useRenameOutput = (told: 'toast' | 'in place' = 'toast') =>
  useSaving({
    call: ({ id, title }: { id: string; title: string }) => api.agentOutputs.rename({ id, title }),
    words: 'The output could not be renamed.',
    told,
    changes: ['agent-outputs'],
    onSaved: keepOutputRow,
  })
