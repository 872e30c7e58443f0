import type { InsightCounts, InsightRow } from '@sextant/contracts/company/insights'
import type { BusinessContext } from '@sextant/contracts/rows'
import { asActor } from '@sextant/database/as-actor'
import { type Argument, callWithin, rowsOf } from '@sextant/database/call'
import { readable } from '@sextant/agents/core/readable'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail, toContractError } from '../../platform/errors.ts'
import { checkedLabel, storeFacts } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { readBusinessKnowledge } from './business-knowledge.ts'

export {
  businessKnowledge,
  type RawKnowledge,
  readBusinessKnowledge,
} from './business-knowledge.ts'

type Signed = Context & { token: string }

const rows = <Row>(context: Signed, name: string, ...values: Argument[]): Promise<Row[]> =>
  rowsOf<Row>(context.database.pool, context, name, ...values)

/** Calls a command that answers the insight it changed. */
async function changed(
  context: Signed,
  command: string,
  ...values: Argument[]
): Promise<InsightRow> {
  const [row] = await rows<InsightRow>(context, command, ...values)
  return row!
}

/** The name that a correction gives, under whatever key: what is learned is one fact, and a fact has one name. */
function nameIn(corrected: Readonly<Record<string, string | readonly string[]>>): string {
  const [name = ''] = Object.values(corrected).flat()
  return checkedLabel(name)
}

const learned = api.businessContext

export const businessContextRouter = {
  pending: learned.pending
    .use(withToken)
    .handler(({ context }) => rows<InsightRow>(context, 'pending_insights')),
  history: learned.history
    .use(withToken)
    .handler(({ input, context }) =>
      rows<InsightRow>(
        context,
        'list_insights',
        input.status ?? null,
        input.client_id ?? null,
        input.limit,
        input.offset,
        input.own,
      ),
    ),
  counts: learned.counts
    .use(withToken)
    .handler(({ context }) => rows<InsightCounts>(context, 'insight_counts')),
  update: learned.update
    .use(withToken)
    .handler(({ input, context }) =>
      changed(context, 'update_insight', input.id, nameIn(input.extracted_context)),
    ),
  approve: learned.approve
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'approve_insight', input.id)),
  reject: learned.reject.use(withToken).handler(async ({ input, context }) => {
    const { id } = await changed(context, 'reject_insight', input.id)
    return { id }
  }),
  restore: learned.restore
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'restore_insight', input.id)),

  extract: learned.extract.use(withToken).handler(async ({ input, context }) => {
    const { db } = context.database
    const today = context.now().toISOString().slice(0, 10)
    const { clientId, company, profile, userId } = await asActor(db, context, async tx => {
      const client = await callWithin<string | null>(tx, 'session_client', input.session_id)
      const { company, profile } = await readBusinessKnowledge(tx, { clientId: client }, today)
      const userId = await callWithin<string>(tx, 'user_id')
      return { clientId: client, company, profile, userId }
    })
    const text = readable(input.conversation_text)
    const { facts } = await thinkingOf(userId).propose(text, company, null, profile.description)
    const place = {
      sessionId: input.session_id,
      clientId,
      messageId: null,
      agent: input.agent_type,
    }
    const stored = await asActor(db, context, tx => storeFacts(tx, place, facts))
    return { success: true, history_id: stored[0]?.id ?? null }
  }),

  read: learned.read.use(withToken).handler(async ({ input, context }) => {
    const [profile] = await rows<BusinessContext>(
      context,
      'organization_profile',
      input.organizationId,
    )
    return profile ?? null
  }),
  save: learned.save.use(withToken).handler(async ({ input, context }) => {
    const [profile] = await rows<BusinessContext>(
      context,
      'save_organization_profile',
      input.organizationId,
      input.companyName,
      input.industry,
      input.companySize,
      input.description,
    ).catch((error: unknown) => {
      throw toContractError(error).code === 'NOT_FOUND'
        ? fail('NOT_FOUND', 'Organization not found')
        : error
    })
    return profile!
  }),
}
