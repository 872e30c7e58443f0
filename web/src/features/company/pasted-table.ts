import { attributeWords, chipWords } from '@sextant/contracts/company/attribute-words'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { type CardRow, newRow } from './card-rows.ts'
import type { Draft } from './fact-draft.ts'
import { type RowField, rowFields } from './row-fields.ts'

type Table = readonly (readonly string[])[]

/** The cells of a pasted table: between tabs, or between commas where every line has as many. Null where it is none. */
export function tableIn(text: string): Table | null {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trimEnd())
    .filter(line => line.trim() !== '')
  if (lines.length < 2) return null
  if (lines.some(line => line.includes('\t'))) return lines.map(line => cellsOf(line, '\t'))
  const table = lines.map(line => cellsOf(line, ','))
  const width = table[0]!.length
  return width > 1 && table.every(cells => cells.length === width) ? table : null
}

/** A cell may stand in quotation marks, with the separator or a doubled mark inside. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

const hasDigit = (cell: string): boolean => /\d/.test(cell)
const plain = (text: string): string => text.trim().toLowerCase()

/** The rows of a table, and the headings for which the card has no field. */
export function rowsOfTable(
  kind: FactKind,
  table: Table,
  asked: readonly string[] = [],
): { rows: CardRow[]; left: string[] } {
  const { beside, sort, more } = rowFields(kind, asked)
  const fields = [...beside, ...(sort ? [sort] : []), ...more]
  const heading = hasHeading(kind, table, fields) ? table[0]! : null
  const columns = heading
    ? heading.map(name => fieldNamed(kind, name, fields))
    : [null, ...beside.filter(({ control }) => control.as !== 'chips')]
  const named = columns.findIndex(field => field === null)
  const nameAt = named === -1 ? 0 : named
  const rows = (heading ? table.slice(1) : table).map(cells =>
    newRow(cells[nameAt] ?? '', draftOfCells(cells, columns, nameAt)),
  )
  const left = heading?.filter((name, at) => name !== '' && at !== nameAt && !columns[at]) ?? []
  return { rows, left }
}

/** The first line names the columns where it knows a field, or has no figure and the second has. */
function hasHeading(kind: FactKind, table: Table, fields: readonly RowField[]): boolean {
  const [first = [], second = []] = table
  if (first.some(hasDigit)) return false
  return first.some(name => fieldNamed(kind, name, fields)) || second.some(hasDigit)
}

function fieldNamed(kind: FactKind, name: string, fields: readonly RowField[]): RowField | null {
  const wanted = plain(name)
  if (wanted === '') return null
  const isMeant = ({ attribute }: RowField): boolean =>
    plain(attribute) === wanted || plain(attributeWords(kind, attribute)) === wanted
  const begins = ({ attribute }: RowField): boolean =>
    plain(attributeWords(kind, attribute)).startsWith(`${wanted} `)
  return fields.find(isMeant) ?? fields.find(begins) ?? null
}

function draftOfCells(
  cells: readonly string[],
  columns: readonly (RowField | null)[],
  nameAt: number,
): Draft {
  const filled = cells.flatMap((cell, at): [string, string][] => {
    const field = columns[at]
    const raw = field && at !== nameAt ? rawOf(field, cell) : ''
    return field && raw !== '' ? [[field.attribute, raw]] : []
  })
  return Object.fromEntries(filled)
}

/** A cell as its field would hold it; nothing where it is not for a field of one line. */
function rawOf({ control }: RowField, cell: string): string {
  switch (control.as) {
    case 'chips':
      if (control.several) return ''
      return (
        control.options.find(option =>
          [option, chipWords(option)].some(o => plain(o) === plain(cell)),
        ) ?? ''
      )
    case 'yes-no':
      return ['yes', 'no'].find(word => word === plain(cell)) ?? ''
    case 'unit':
    case 'names':
    case 'fact':
      return ''
    case 'text':
    case 'day':
      return cell
    default:
      // A sign of a currency in front of a figure; other words stay to be seen.
      return cell.replace(/^[^\d.,+-]+(?=[\d.+-])/, '')
  }
}
