import type { AuditRow } from '@sextant/contracts/audit/routes'

const MINUTE = 60_000

/** Lines that tell the same of the same person within a minute become one with a number: an import writes hundreds. */
export function gather<Row extends Pick<AuditRow, 'created_at' | 'actor_id' | 'entity'>>(
  rows: readonly Row[],
  sentence: (row: Row) => string,
): { row: Row; told: string; times: number }[] {
  const lines: { row: Row; told: string; times: number }[] = []
  for (const row of rows) {
    const told = sentence(row)
    const last = lines.at(-1)
    if (
      last &&
      last.told === told &&
      last.row.actor_id === row.actor_id &&
      last.row.entity === row.entity &&
      Date.parse(last.row.created_at) - Date.parse(row.created_at) < MINUTE
    )
      last.times += 1
    else lines.push({ row, told, times: 1 })
  }
  return lines
}
