import { LIMITS } from './limits.ts'
import type { Cell, FileRecord } from './record.ts'
import type { Sink } from './unpack.ts'
import type { Workbook } from './workbook.ts'
import { listen } from './xml.ts'

const two = (count: number): string => String(count).padStart(2, '0')
const DAYS_TO_1904 = 1_462

/** A day of a workbook as text that says the same everywhere; a workbook knows no time zones. */
function dayText(serial: number, from1904: boolean): string {
  const days = serial + (from1904 ? DAYS_TO_1904 : 0)
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 1_440) * 60_000)
  if (days < 1 || Number.isNaN(date.getTime())) return String(serial)
  const day = date.toISOString().slice(0, 10)
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()]
  return hours + minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`
}

/** "AB12" is column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.slice(0, 3)) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column - 1
}

type Open = { column: number; type: string; style: number; text: string }

function valueOf({ type, style, text }: Open, book: Workbook): Cell {
  if (type === 's') return (book.words[Number(text)] ?? '').toWellFormed().trim()
  const isNumber = (type === '' || type === 'n') && text !== '' && Number.isFinite(Number(text))
  if (!isNumber) return text.toWellFormed().trim()
  return book.dayStyles.has(style) ? dayText(Number(text), book.from1904) : Number(text)
}

/** Hears the rows of a sheet; whole ones are fetched with `take`. The value of a formula is the one that was saved with it. */
export class Sheet {
  #rows: FileRecord[] = []
  #line = 0
  #cells: Cell[] = []
  #open: Open | null = null
  #heard = false
  #ended = false
  readonly #book: Workbook
  readonly sink: Sink

  constructor(book: Workbook) {
    this.#book = book
    this.sink = listen({
      opens: (name, attributes) => this.#opens(name, attributes),
      closes: name => this.#closes(name),
      text: piece => {
        if (this.#open && this.#heard && this.#open.text.length < LIMITS.cellLength)
          this.#open.text += piece
      },
    })
  }

  #opens(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.#line = Number(attributes.r) || this.#line + 1
      this.#cells = []
    }
    if (name === 'c') {
      const column = attributes.r ? columnOf(attributes.r) : this.#cells.length
      const { t = '', s = '0' } = attributes
      this.#open = { column, type: t, style: Number(s), text: '' }
    }
    if (name === 'v' || name === 't') this.#heard = true
  }

  #closes(name: string): void {
    if (name === 'v' || name === 't') this.#heard = false
    if (name === 'c' && this.#open) {
      const { column } = this.#open
      if (column >= 0 && column <= LIMITS.columns)
        this.#put(column, valueOf(this.#open, this.#book))
      this.#open = null
    }
    if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells })
    if (name === 'sheetData') this.#ended = true
  }

  /** Cells that a sheet leaves out are empty. */
  #put(column: number, value: Cell): void {
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = value
  }

  /** The rows that came since the last time. */
  take(): FileRecord[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  /** Whether the end of the sheet was heard. */
  get ended(): boolean {
    return this.#ended
  }
}
