import type { InterviewTurn } from '@sextant/contracts/persona/interview-routes'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { interviewQuery } from './interviews.ts'

/** A question under an id of its own: sent again after a failure, it is asked once. */
export type Put = { questionId: string; question: string }

/** Asks; the answer stands in the interview before anything else is fetched. */
export const useAsk = (id: string) =>
  useSaving({
    call: ({ questionId, question }: Put) =>
      api.personaInterviews.ask({ id, question_id: questionId, question }),
    words: 'There was no answer. Your question is kept.',
    told: 'in place',
    changes: ['persona-interviews'],
    onSaved: turn => withTurns(id, turns => [...turns.filter(one => one.id !== turn.id), turn]),
  })

/** Takes the last question back, with its answer. */
export const useTakeBack = (id: string) =>
  useSaving({
    call: (questionId: string) => api.personaInterviews.takeBack({ id, question_id: questionId }),
    words: 'The question could not be taken back.',
    changes: ['persona-interviews'],
    onSaved: (_, questionId) => withTurns(id, turns => turns.filter(one => one.id !== questionId)),
  })

function withTurns(id: string, change: (turns: InterviewTurn[]) => InterviewTurn[]): void {
  const query = interviewQuery(id)
  const interview = queryClient.getQueryData(query.queryKey)
  if (interview) keepAnswer(query, { ...interview, turns: change(interview.turns) })
}
