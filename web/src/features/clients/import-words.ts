import type { ImportAnswer } from '@sextant/contracts/clients/routes'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** "12 clients would be added, 2 rows are left out, 1 row is wrong." */
export function importWords({
  created,
  skipped,
  invalid,
}: Pick<ImportAnswer, 'created' | 'skipped' | 'invalid'>): string {
  const added = created === 0 ? 'No client' : counted(created, 'client', 'clients')
  const parts = [
    created > 0 || invalid === 0 ? `${added} would be added` : null,
    skipped > 0 ? counted(skipped, 'row is left out', 'rows are left out') : null,
    invalid > 0 ? counted(invalid, 'row is wrong', 'rows are wrong') : null,
  ].filter(part => part !== null)
  return `${parts.join(', ')}.`
}

/** How many clients pressing the button adds: the server takes all rows or, while one is wrong, none. */
export const addable = ({ created, invalid }: Pick<ImportAnswer, 'created' | 'invalid'>): number =>
  invalid > 0 ? 0 : created

/** What the button says: what it does. */
export function importButton(
  answer: Pick<ImportAnswer, 'created' | 'invalid'>,
  adding: boolean,
): string {
  if (answer.invalid > 0) return `Mend ${counted(answer.invalid, 'row', 'rows')} first`
  return `${adding ? 'Adding' : 'Add'} ${counted(addable(answer), 'client', 'clients')}`
}

const TOO_LONG = /^(\w+): Too big: expected string to have <=(\d+) characters?$/
const TOO_SHORT = /^(\w+): Too small: expected string to have >=(\d+) characters?$/
const OF_THE_LIBRARY = /^(\w+): (?:Too (?:big|small)|Invalid |expected )/i

/** Why a row is wrong, in words for people: a check that speaks in its own is translated. */
export function plainProblem(problem: string): string {
  const long = TOO_LONG.exec(problem)
  if (long) return `The ${named(long[1])} is too long: at most ${long[2]} characters`
  const short = TOO_SHORT.exec(problem)
  if (short) return `The ${named(short[1])} is too short: at least ${short[2]} characters`
  const other = OF_THE_LIBRARY.exec(problem)
  return other ? `The ${named(other[1])} cannot be read` : problem
}

const named = (column = ''): string => column.replaceAll('_', ' ')
