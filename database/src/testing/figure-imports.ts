import { randomUUID } from 'node:crypto'
import { asOwner } from '../as-owner.ts'
import { valueOf } from '../call.ts'
import { figureColumns, type FigureLine } from '../figure-columns.ts'
import type { Database } from '../open-database.ts'
import type { Counts, Sums, Told } from './figure-model.ts'
import type { Person } from './people.ts'

type Change = {
  day: string
  source: string
  measure: string
  currency: string | null
  stands: number | null
  will_stand: number | null
}
export type Preview = {
  lines: ({ place: number } & Counts)[]
  changes: Change[]
  changed: number
}

/** One row a line, with every measure that it tells. */
function rowsOfLines(file: readonly Told[]): FigureLine[] {
  const lines = Object.values(Object.groupBy(file, ({ line, day }) => `${line} ${day}`))
  return lines.map(figures => ({
    hour: null,
    channel: null,
    entity: null,
    attribution: null,
    ...figures![0]!,
    values: Object.fromEntries(figures!.map(({ measure, value }) => [measure, value])),
  }))
}

/** Imports of one client (null: of the organization), as the server does them: by the functions, as a person. */
export function importerOf(database: Database, who: Person, clientId: string | null) {
  const call = <T>(name: string, ...values: Parameters<typeof valueOf>[3][]): Promise<T> =>
    valueOf<T>(database.pool, who, name, ...values)
  /** Each file with one source, as the product reads them. */
  const draft = async (...files: Told[][]): Promise<string> => {
    const id = await call<string>('begin_import', clientId, 'files')
    for (const [at, file] of files.entries()) {
      await call('keep_import_file', id, null, `${at}.csv`, 1, 'read', {}, {})
      for (const source of new Set(file.map(told => told.source))) {
        const rows = rowsOfLines(file.filter(told => told.source === source))
        await call('add_figures', id, at + 1, source, ...figureColumns(rows))
      }
    }
    return id
  }
  return {
    draft,
    preview: (id: string) => call<Preview>('preview_import', id),
    finish: (id: string) => call<Counts>('finish_import', id),
    undo: (id: string) => call('set_import_undone', id, true),
    redo: (id: string) => call('set_import_undone', id, false),
    bring: async (...files: Told[][]): Promise<string> => {
      const id = await draft(...files)
      await call('finish_import', id)
      return id
    },
    /** What figure_totals hold of this client. */
    totals: async (): Promise<Sums> => {
      const rows = await asOwner(database, async owner => {
        const found = await owner.query<{ key: string; value: number }>(
          `select concat_ws('|', span, starts_on, source, coalesce(campaign, ''), measure, coalesce(currency, '')) as key, value
           from public.figure_totals, unnest(measures, currencies, sums) as s (measure, currency, value) where org_id = $1 and client_id is not distinct from $2`,
          [who.orgId, clientId],
        )
        return found.rows
      })
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    },
  }
}
export type Importer = ReturnType<typeof importerOf>

/** A client of somebody's agency, with nothing in it. */
export async function newClient(database: Database, { orgId }: Person): Promise<string> {
  const id = randomUUID()
  await asOwner(database, owner =>
    owner.query('insert into public.clients (org_id, id, slug, name) values ($1, $2, $3, $3)', [
      orgId,
      id,
      `c-${id}`,
    ]),
  )
  return id
}
