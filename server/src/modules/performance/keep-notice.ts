import type { Notice } from '@sextant/agents/performance-intelligence/notice'
import { callWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

/** Keeps what was noticed and tells those who work there, once for a series in four weeks. `outputId`: the deliverable whose prediction it is about. */
export const keepNotice = (
  tx: Transaction<Tables>,
  clientId: string | null,
  { key, title, says, since, better, tool }: Notice,
  outputId: string | null = null,
): Promise<boolean> =>
  callWithin<boolean>(tx, 'keep_noticed', clientId, key, title, says, since, better, tool, outputId)
