import { gradeOf } from '@sextant/contracts/quick-wins/grade'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { opportunitiesOf } from './opportunities.ts'
import { quickWinOf, quickWinRows } from './quick-win-rows.ts'
import { peopleOf, startQuickWin } from './start-quick-win.ts'

const wins = api.quickWins

export const quickWinRouter = {
  opportunities: wins.opportunities
    .use(withToken)
    .handler(({ input, context }) => opportunitiesOf(context, input.client_id ?? null)),

  people: wins.people
    .use(withToken)
    .handler(({ input, context }) => peopleOf(context, input.client_id ?? null)),

  list: wins.list.use(withToken).handler(({ input, context }) =>
    quickWinRows(context, {
      clientId: input.client_id,
      campaignId: input.campaign_id,
      limit: input.limit,
    }),
  ),

  read: wins.read.use(withToken).handler(({ input, context }) => quickWinOf(context, input.id)),

  start: wins.start.use(withToken).handler(({ input, context }) => startQuickWin(context, input)),

  takeBack: wins.takeBack.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'take_back_quick_win', input.id),
  })),

  drop: wins.drop.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'drop_quick_win', input.id, input.reason),
  })),

  reopen: wins.reopen.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'reopen_quick_win', input.id),
  })),

  giveResult: wins.giveResult.use(withToken).handler(async ({ input, context }) => {
    const { id, value, note } = input
    const { prediction, offered } = await quickWinOf(context, id)
    const grade = value === null ? 'unmeasured' : gradeOf(prediction, value)
    const source = value !== null && offered?.value === value ? 'company' : 'typed'
    const result = JSON.stringify({ value, source, note })
    return { id: await callFunction<string>(context, 'grade_quick_win', id, result, grade), grade }
  }),
}
