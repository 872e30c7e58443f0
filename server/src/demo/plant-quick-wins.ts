import type { QuickWinDetail, QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import type { Call } from './caller.ts'

const DAY = 86_400_000
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
/** Begun three weeks ago, and seven weeks ago. */
const RUNNING_SINCE = 21
const GRADED_SINCE = 49

/** What would pay back first for a client, started so many days ago. */
async function start(call: Call, clientId: string, days: number): Promise<{ id: string }> {
  const { opportunities } = await call<QuickWinOpportunities>(
    'GET',
    `/quick-wins/opportunities?client_id=${clientId}`,
  )
  const [first] = opportunities
  if (!first) throw new Error('The demo client has no quick win to plant')
  return call('POST', '/quick-wins', {
    play: first.play,
    client_id: clientId,
    begins: daysAgo(days),
  })
}

/** The quick wins of two demo clients: one is under way, one has its result. */
export async function plantQuickWins(
  call: Call,
  clients: { running: string; graded: string },
): Promise<void> {
  const done = await start(call, clients.graded, GRADED_SINCE)
  const { checklist, prediction } = await call<QuickWinDetail>('GET', `/quick-wins/${done.id}`)
  for (const { id } of checklist) await call('PATCH', `/tasks/${id}`, { status: 'done' })
  const [least, most] = prediction.expected
  await call('POST', `/quick-wins/${done.id}/result`, {
    value: Math.round((least + most) / 2),
    note: 'Counted over the last eight weeks.',
  })
  const { id } = await start(call, clients.running, RUNNING_SINCE)
  const [first] = (await call<QuickWinDetail>('GET', `/quick-wins/${id}`)).checklist
  await call('PATCH', `/tasks/${first!.id}`, { status: 'done' })
}
