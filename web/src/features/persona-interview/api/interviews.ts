import type { InterviewRow, InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { interviewKeys } from './keys.ts'

/** Interviews of a persona, newest first. */
export const interviewsQuery = (personaId: string) =>
  queryOptions({
    queryKey: interviewKeys.of(personaId),
    queryFn: (): Promise<InterviewRow[]> => api.personaInterviews.list({ persona_id: personaId }),
    meta: { shows: ['persona-interviews'] },
  })

export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: interviewKeys.one(id),
    queryFn: (): Promise<InterviewWhole> => api.personaInterviews.get({ id }),
    meta: { shows: ['persona-interviews'] },
  })

/** Answers the id of the interview that was begun. */
export const useBeginInterview = () =>
  useSaving({
    call: (personaId: string) =>
      api.personaInterviews.begin({ persona_id: personaId, id: crypto.randomUUID() }),
    words: 'The interview could not be begun.',
    changes: ['persona-interviews'],
  })

/** Ends it: its transcript stays as it is. */
export const useEndInterview = () =>
  useSaving({
    call: (id: string) => api.personaInterviews.end({ id }),
    words: 'The interview could not be ended. Its answers are kept.',
    changes: ['persona-interviews'],
  })

/** Deletes an interview, with a way back. */
export function useRemoveInterview() {
  const { save: restore } = useSaving({
    call: (id: string) => api.personaInterviews.restore({ id }),
    words: 'The interview could not be restored.',
    changes: ['persona-interviews'],
  })
  return useSaving({
    call: ({ id }: Pick<InterviewRow, 'id'>) => api.personaInterviews.remove({ id }),
    words: 'The interview could not be deleted.',
    changes: ['persona-interviews'],
    onSaved: (_, { id }) => undoToast('Interview deleted', () => void restore(id)),
  })
}
