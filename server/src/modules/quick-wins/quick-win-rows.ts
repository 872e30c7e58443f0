import { offeredValue } from '@sextant/agents/quick-wins/offered'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type {
  OfferedResult,
  QuickWinDetail,
  QuickWinMove,
  QuickWinRow,
} from '@sextant/contracts/quick-wins/routes'
import { type Argument, rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Signed = Context & { token: string }
/** As the database keeps it: what the move was, in one piece. */
type Stored = Omit<QuickWinRow, keyof QuickWinMove> & { move: QuickWinMove }

type Asked = {
  clientId?: string | undefined
  campaignId?: string | undefined
  id?: string
  limit: number
}

/** What was started, the latest first. */
export async function quickWinRows(
  context: Signed,
  { clientId, campaignId, id, limit }: Asked,
): Promise<QuickWinRow[]> {
  const asked: Argument[] = [clientId ?? null, campaignId ?? null, id ?? null, limit]
  const rows = await rowsOf<Stored>(context.database.pool, context, 'list_quick_wins', ...asked)
  return rows.map(({ move, ...row }) => ({ ...move, ...row }))
}

/** One of them, with the figure that the company model offers for its result. */
export async function quickWinOf(context: Signed, id: string): Promise<QuickWinDetail> {
  const [row] = await quickWinRows(context, { id, limit: 1 })
  if (!row) throw fail('NOT_FOUND')
  return { ...row, offered: row.status === 'running' ? await offeredFor(context, row) : null }
}

/** Null where the card still says what it said at the start, or is gone. */
async function offeredFor(
  context: Signed,
  { prediction, client_id, created_at }: QuickWinRow,
): Promise<OfferedResult | null> {
  if (!prediction.place) return null
  const facts = await rowsOf<CompanyFactRow>(
    context.database.pool,
    context,
    'list_company_facts',
    client_id,
    null,
    'confirmed',
  )
  const card = facts.find(fact => fact.id === prediction.place?.fact)
  if (!card || card.updated_at <= created_at) return null
  const value = offeredValue(prediction, card.attributes)
  return value === null ? null : { value, label: card.label, changed_at: card.updated_at }
}
