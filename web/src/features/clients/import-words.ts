import type { ImportAnswer } from '@sextant/contracts/clients/routes'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** "12 clients would be added, 2 rows are skipped, 1 row cannot be read." */
export function importWords({
  created,
  skipped,
  invalid,
}: Pick<ImportAnswer, 'created' | 'skipped' | 'invalid'>): string {
  const parts = [
    created > 0 || invalid === 0
      ? `${created === 0 ? 'No client' : counted(created, 'client', 'clients')} would be added`
      : null,
    skipped > 0 ? counted(skipped, 'row is skipped', 'rows are skipped') : null,
    invalid > 0 ? counted(invalid, 'row is wrong', 'rows are wrong') : null,
  ].filter(part => part !== null)
  return `${parts.join(', ')}.`
}
