import { firstResult } from '@sextant/contracts/quick-wins/first-result'
import { gradeOf } from '@sextant/contracts/quick-wins/grade'
import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { opportunitiesOf } from './opportunities.ts'
import { quickWinOf, quickWinRows } from './quick-win-rows.ts'
import { peopleOf, startQuickWin } from './start-quick-win.ts'

const wins = api.quickWins
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What has not begun to show has no result yet: a figure of today would grade nothing. */
function refuseEarly(win: Pick<QuickWinRow, 'status' | 'due' | 'weeks'>, now: Date): void {
  const from = firstResult(win)
  if (win.status !== 'running' || now.toISOString().slice(0, 10) >= from) return
  throw fail(
    'UNPROCESSABLE',
    `It begins to show on ${inWords.format(new Date(from))}. Its result can be told from that day on.`,
  )
}

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
    const win = await quickWinOf(context, id)
    refuseEarly(win, context.now())
    const { prediction, offered } = win
    const grade = value === null ? 'unmeasured' : gradeOf(prediction, value)
    const source = value !== null && offered?.value === value ? 'company' : 'typed'
    const result = JSON.stringify({ value, source, note })
    return { id: await callFunction<string>(context, 'grade_quick_win', id, result, grade), grade }
  }),
}
