import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Path } from '../../../math/statistics/attribution/path.ts'
import { saidIn } from '../../asked.ts'
import { readNumber } from '../../told-numbers.ts'

/** Paths as somebody pasted them. */
export type ToldPaths = {
  paths: Path[]
  /** Journeys without a conversion are told as well. */
  hasLost: boolean
  /** Whether value is told. */
  hasValue: boolean
  message: string
  quote: string
}

/** What parts the touches of a path. */
const STEP = /\s*(?:>|→|»|⇒|->)\s*/
const CELL = /\t|;|\||,(?=\s*\D*\d)|,(?=\s)/
const PATHS_MOST = 5_000
const TOUCHES_MOST = 20

/** The pasted table of the last message that holds one; null where none does. */
export function pathsIn(thread: readonly MessageRow[]): ToldPaths | null {
  for (const { id, text } of saidIn(thread).toReversed()) {
    const read = readTable(text)
    if (read) return { ...read, message: id, quote: quoteOf(text) }
  }
  return null
}

const QUOTE_MAX = 300
/** The beginning of a long table stands for it. */
const quoteOf = (text: string): string => text.trim().slice(0, QUOTE_MAX).trimEnd()

type Row = { channels: string[]; numbers: number[] }

function readTable(text: string): Pick<ToldPaths, 'paths' | 'hasLost' | 'hasValue'> | null {
  const lines = text.split('\n')
  const rows = lines.slice(0, PATHS_MOST).flatMap(line => rowOf(line) ?? [])
  const isTable = rows.length >= 2 && rows.some(({ channels }) => channels.length > 1)
  if (!isTable) return null
  const columns = Math.max(...rows.map(({ numbers }) => numbers.length))
  const names = headOf(lines, columns)
  const paths = rows.map(row => pathOf(row, names)).filter(path => path !== null)
  if (paths.length === 0) return null
  return {
    paths,
    hasLost: paths.some(({ journeys, conversions }) => journeys > conversions),
    hasValue: paths.some(({ value }) => value > 0),
  }
}

/** A path and the numbers behind it; null for a line without a number. */
function rowOf(line: string): Row | null {
  const cells = line.split(CELL).map(cell => cell.trim())
  const path = cells[0] ?? ''
  const numbers = cells.slice(1).flatMap(cell => readNumber(cell.replaceAll(/[^\d.,]/g, '')) ?? [])
  if (!/\p{L}/u.test(path) || numbers.length === 0) return null
  const channels = path
    .split(STEP)
    .map(channel => channel.trim())
    .filter(channel => channel !== '')
  return channels.length > 0 ? { channels: channels.slice(-TOUCHES_MOST), numbers } : null
}

type Column = 'journeys' | 'conversions' | 'value'

/** What the columns of numbers are: by their heads, else journeys, conversions and value from three on, conversions and value below. */
function headOf(lines: readonly string[], columns: number): Column[] {
  const heads = lines
    .map(line => line.split(CELL).map(cell => cell.trim().toLowerCase()))
    .find(cells => cells.length === columns + 1 && !cells.slice(1).some(cell => /\d/.test(cell)))
  const named = heads?.slice(1).map(columnNamed)
  if (named?.includes('conversions')) return named.map(name => name ?? 'value')
  return columns >= 3 ? ['journeys', 'conversions', 'value'] : ['conversions', 'value']
}

function columnNamed(head: string): Column | null {
  if (/conver|order|purchase|lead|sale/.test(head)) return 'conversions'
  if (/journey|path|user|visit|total|count/.test(head)) return 'journeys'
  return /value|revenue|amount/.test(head) ? 'value' : null
}

function pathOf({ channels, numbers }: Row, names: readonly Column[]): Path | null {
  const of = (name: Column): number | undefined => numbers[names.indexOf(name)]
  const conversions = Math.round(of('conversions') ?? 0)
  const journeys = Math.round(of('journeys') ?? conversions)
  if (journeys < conversions || journeys === 0) return null
  const value = Math.round((of('value') ?? 0) * 100)
  return { channels, daysBefore: null, journeys, conversions, value }
}
