import { createHash } from 'node:crypto'
import type { ImportCounts } from '@sextant/contracts/figures/import-row'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import { figureColumns, type FigureLine } from '@sextant/database/figure-columns'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Signed = Context & { token: string }
export type Told = {
  client_id?: string | undefined
  idempotency_key?: string | undefined
  via: 'api' | 'hand'
  rows: FigureEntry[]
}
type Answer = { import_id: string; counts: ImportCounts }

const hashOf = (told: Told): string =>
  createHash('sha256')
    .update(JSON.stringify([told.client_id, told.via, told.rows]))
    .digest('hex')

/** Entries as lines of an import: each call is a file of its own, its rows its lines. */
function linesOf(rows: readonly FigureEntry[]): FigureLine[] {
  // What one call tells adds up, whether a row names a campaign or not: it is cut alike.
  const grain = rows.some(({ campaign }) => campaign) ? 'campaign' : 'channel'
  return rows.map((row, index) => ({
    line: index + 1,
    grain,
    day: row.day,
    hour: row.hour ?? null,
    channel: row.channel ?? null,
    entity: null,
    campaign: row.campaign ?? null,
    slice: null,
    currency: row.currency ?? null,
    attribution: null,
    values: row.values,
  }))
}

const NAMES = { api: 'Sent by API', hand: 'Typed by hand' } as const

/** Keeps a batch, all of it or nothing, in one transaction. CONFLICT where the key was used for something else. */
export function addFigures(context: Signed, told: Told): Promise<Answer> {
  const hash = hashOf(told)
  const key = told.idempotency_key ?? null
  return asActor(context.database.db, context, async tx => {
    const before = key === null ? undefined : await madeBefore(tx, key, hash)
    if (before) return before
    const id = await callWithin<string>(tx, 'begin_import', told.client_id ?? null, told.via)
    if (key !== null) await callWithin(tx, 'sign_import', id, key, hash)
    const head = { name: NAMES[told.via], lines: told.rows.length }
    await callWithin(tx, 'keep_import_file', id, 1, NAMES[told.via], 0, 'read', head, {})
    await callWithin(tx, 'add_figures', id, 1, told.via, ...figureColumns(linesOf(told.rows)))
    const counts = await callWithin<ImportCounts>(tx, 'finish_import', id)
    return { import_id: id, counts }
  })
}

async function madeBefore(
  tx: Parameters<typeof rowsWithin>[0],
  key: string,
  hash: string,
): Promise<Answer | undefined> {
  const [made] = await rowsWithin<{ id: string; request_hash: string; counts: ImportCounts }>(
    tx,
    'import_of_key',
    key,
  )
  if (!made) return undefined
  if (made.request_hash !== hash)
    throw fail('CONFLICT', 'This idempotency key was used for other figures.')
  return { import_id: made.id, counts: made.counts }
}
