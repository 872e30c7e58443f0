import type { QuickWinDetail, QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import type { Call } from './caller.ts'

const DAY = 86_400_000
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
/** Begun three weeks ago, and seven weeks ago. */
const RUNNING_SINCE = 21
const GRADED_SINCE = 49

/** Two quick wins of a demo client: one under way, and one with its result. */
export async function plantQuickWins(call: Call, clientId: string): Promise<void> {
  const { opportunities } = await call<QuickWinOpportunities>(
    'GET',
    `/quick-wins/opportunities?client_id=${clientId}`,
  )
  const [running, graded] = opportunities
  if (!running || !graded) throw new Error('The demo client has no quick wins to plant')
  const start = (play: string, days: number) =>
    call<{ id: string }>('POST', '/quick-wins', {
      play,
      client_id: clientId,
      begins: daysAgo(days),
    })
  const done = await start(graded.play, GRADED_SINCE)
  const { checklist, prediction } = await call<QuickWinDetail>('GET', `/quick-wins/${done.id}`)
  for (const { id } of checklist) await call('PATCH', `/tasks/${id}`, { status: 'done' })
  const [least, most] = prediction.expected
  await call('POST', `/quick-wins/${done.id}/result`, {
    value: Math.round((least + most) / 2),
    note: 'Counted over the last eight weeks.',
  })
  const { id } = await start(running.play, RUNNING_SINCE)
  const [first] = (await call<QuickWinDetail>('GET', `/quick-wins/${id}`)).checklist
  await call('PATCH', `/tasks/${first!.id}`, { status: 'done' })
}
