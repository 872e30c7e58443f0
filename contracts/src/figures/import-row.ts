import * as z from 'zod'
import { isoDate, uuid } from '../rows.ts'

/** Lines of an import beside what stood. */
export const importCounts = z.object({ new: z.number(), restated: z.number(), same: z.number() })
export type ImportCounts = z.infer<typeof importCounts>

export const importRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  number: z.number().int(),
  via: z.enum(['files', 'api', 'hand']),
  state: z.enum(['draft', 'done', 'undone']),
  counts: importCounts.partial(),
  created_at: isoDate,
  done_at: isoDate.nullable(),
  undone_at: isoDate.nullable(),
  created_by_name: z.string().nullable(),
  undone_by_name: z.string().nullable(),
  files: z.array(z.object({ place: z.number().int(), name: z.string(), lines: z.number().int() })),
})
export type ImportRow = z.infer<typeof importRow>
