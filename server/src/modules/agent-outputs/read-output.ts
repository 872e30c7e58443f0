import { withNamedJudgments } from '@sextant/agents/rendering/named-judgments'
import type { EarlierClaim } from '@sextant/agents/core/own-words'
import { toolFor } from '@sextant/agents/tools'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { Table } from '@sextant/contracts/deliverable'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { callWithin, rowsOf, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'

export type Tx = Transaction<Tables>

/** An output as it is kept. */
export type Stored = AgentOutputRow & {
  version: number
  content: StoredDeliverable
  earlier_claims: EarlierClaim[]
}

/** An output that the person may see, or NOT_FOUND. */
export async function readOutput(tx: Tx, id: string): Promise<Stored> {
  const [row] = await rowsWithin<Stored>(tx, 'read_output', id)
  return row!
}

/** The same where nothing else is asked: in one round trip. */
export async function readOutputOnce(
  context: Context & { token: string },
  id: string,
): Promise<Stored> {
  const [row] = await rowsOf<Stored>(context.database.pool, context, 'read_output', id)
  return row!
}

const tablesOf = (content: StoredDeliverable): Table[] =>
  content.tool === 'combined'
    ? content.parts.flatMap(tablesOf)
    : toolFor(content.tool).tables(withNamedJudgments(content) as never)

/** An output as it is shown: with its tables, and the insights it rests on. */
export async function answer(tx: Tx, id: string): Promise<OutputAnswer> {
  const { earlier_claims: _earlier, ...output } = await readOutput(tx, id)
  const insights = await rowsWithin<OutputAnswer['insights'][number]>(tx, 'output_insights', id)
  const stale_since = await callWithin<string | null>(tx, 'stale_since', id)
  return { ...output, stale_since, tables: tablesOf(output.content), insights }
}
