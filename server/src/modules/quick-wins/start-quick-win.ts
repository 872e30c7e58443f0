import { stepsOnDays } from '@sextant/agents/core/steps-on-days'
import { ownerOf } from '@sextant/contracts/quick-wins/owner-of'
import { rowsOf, valueOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { opportunitiesOf, settledPlays } from './opportunities.ts'

type Signed = Context & { token: string }
type Asked = {
  play: string
  client_id?: string | undefined
  campaign_id?: string | undefined
  owner_id?: string | undefined
  begins?: string | undefined
}
type Owner = { id: string; name: string; roles: string[] }

const STARTED = 'This quick win was started before. You find it under Implementation.'
const NO_LONGER =
  'This move no longer follows from the figures as they stand. The list is up to date now.'

/** Who may own a quick win here. */
export const peopleOf = (context: Signed, clientId: string | null): Promise<Owner[]> =>
  rowsOf<Owner>(context.database.pool, context, 'quick_win_people', clientId)

/** Starts a move as it stands today: the browser names it, and what it is and is expected to bring is worked out here. */
export async function startQuickWin(context: Signed, asked: Asked): Promise<{ id: string }> {
  const clientId = asked.client_id ?? null
  const people = await peopleOf(context, clientId)
  const { opportunities } = await opportunitiesOf(context, clientId)
  const row = opportunities.find(({ play }) => play === asked.play)
  if (!row) throw await refusal(context, clientId, asked.play)
  const { prediction, ...move } = row
  const today = context.now().toISOString().slice(0, 10)
  const { checklist, due } = stepsOnDays(move, asked.begins ?? today)
  const myself = await valueOf<string>(context.database.pool, context, 'user_id')
  const owner = asked.owner_id ?? ownerOf(people, move.owner_role, myself)
  return {
    id: await callFunction<string>(
      context,
      'start_quick_win',
      clientId,
      asked.campaign_id ?? null,
      JSON.stringify(move),
      JSON.stringify(prediction),
      JSON.stringify(checklist),
      owner,
      due,
    ),
  }
}

async function refusal(context: Signed, clientId: string | null, play: string) {
  const taken = await settledPlays(context, clientId)
  return taken.includes(play) ? fail('CONFLICT', STARTED) : fail('UNPROCESSABLE', NO_LONGER)
}
