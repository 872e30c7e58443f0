import { type InterviewRow, type InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { askQuestion } from './ask-question.ts'

const interviews = api.personaInterviews

export const personaInterviewRouter = {
  list: interviews.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<InterviewRow>(context.database.pool, context, 'list_interviews', input.persona_id),
    ),
  begin: interviews.begin.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'begin_interview', input.id, input.persona_id),
  })),
  get: interviews.get
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<InterviewWhole>(context, 'read_interview', input.id),
    ),
  ask: interviews.ask.use(withToken).handler(({ input, context }) => askQuestion(context, input)),
  takeBack: interviews.takeBack.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'take_back_question', input.id, input.question_id),
  })),
  end: interviews.end.use(withToken).handler(async ({ input, context }) => {
    const { pool } = context.database
    const [row] = await rowsOf<InterviewRow>(pool, context, 'end_interview', input.id)
    return row!
  }),
  remove: interviews.remove.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'delete_interview', input.id),
  })),
  restore: interviews.restore.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'restore_interview', input.id),
  })),
}
