import type { ImportAnswer } from '@sextant/contracts/clients/routes'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

type Sums = Pick<ImportAnswer, 'created' | 'skipped' | 'invalid'>

/** Rows that are not added, for whatever reason. */
export const leftOut = ({ skipped, invalid }: Sums): number => skipped + invalid

/** "12 clients would be added, 3 rows are left out." */
export function importWords(sums: Sums): string {
  const added = sums.created === 0 ? 'No client' : counted(sums.created, 'client', 'clients')
  return `${added} would be added${leftOutWords(sums, 'is', 'are')}.`
}

/** "12 clients were added, 3 rows were left out." */
export function importedWords(sums: Sums): string {
  const added = counted(sums.created, 'client was', 'clients were')
  return `${added} added${leftOutWords(sums, 'was', 'were')}.`
}

function leftOutWords(sums: Sums, one: string, many: string): string {
  const rows = leftOut(sums)
  return rows === 0 ? '' : `, ${counted(rows, `row ${one}`, `rows ${many}`)} left out`
}

/** What the button says: what it does. */
export function importButton(sums: Sums, adding: boolean): string {
  if (sums.created === 0) return 'No client to add'
  const clients = counted(sums.created, 'client', 'clients')
  if (adding) return `Adding ${clients}`
  const rows = leftOut(sums)
  return rows === 0 ? `Add ${clients}` : `Add ${clients}, leave out ${rows}`
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
