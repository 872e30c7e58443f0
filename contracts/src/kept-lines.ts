import * as z from 'zod'

/** A line that two states of a deliverable put differently; null where only the other has it. */
export const changedLine = z.object({
  part: z.string(),
  label: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ChangedLine = z.infer<typeof changedLine>

/**
 * What somebody left as it was when the rest was brought up to date. taken: how many lines were; lines: those that were not, with what
 * they would say; facts: ids of those that had changed since the moment `since`.
 */
export const keptLines = z.object({
  taken: z.number().int(),
  lines: z.array(changedLine),
  facts: z.array(z.string()),
  since: z.string(),
})
export type KeptLines = z.infer<typeof keptLines>

/** "2 of 3 lines brought up to date; 1 kept as it was" */
export function keptWords({ taken, lines }: Pick<KeptLines, 'taken' | 'lines'>): string {
  const all = taken + lines.length
  return `${taken} of ${all} lines brought up to date; ${lines.length} kept as ${lines.length === 1 ? 'it was' : 'they were'}`
}
