import { LIMITS } from './limits.ts'
import { FileRefused } from './refused.ts'
import { notATable } from './file-kind.ts'
import { type Sink, unpack } from './unpack.ts'
import { listen } from './xml.ts'

/** What is known of a workbook besides its sheet. */
export type Workbook = {
  /** Where the first sheet is in the zip. */
  sheet: string
  /** Words that cells name by their number. */
  words: string[]
  /** Styles by which a number is a day. */
  dayStyles: Set<number>
  /** Days are counted from 1904 on, as old Macs did. */
  from1904: boolean
}

/** Forms of days and times that every workbook knows without saying. */
const BUILT_IN = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]

const isDayForm = (code: string): boolean =>
  /[dmyh]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, ''))

type Gathered = Workbook & {
  targets: Map<string, string>
  relation: string | null
  names: Set<string>
}

function listenToBook(book: Gathered): Sink {
  return listen({
    opens: (name, attributes) => {
      if (name === 'workbookPr') book.from1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const key = Object.keys(attributes).find(attribute => attribute.endsWith(':id'))
      book.relation ??= key ? attributes[key]! : null
    },
  })
}

const listenToRelations = (book: Gathered): Sink =>
  listen({
    opens: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) book.targets.set(Id, Target)
    },
  })

function listenToStyles(book: Gathered): Sink {
  const days = new Set(BUILT_IN)
  let inCells = false
  let style = -1
  return listen({
    opens: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && isDayForm(formatCode ?? '')) days.add(Number(numFmtId))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      style += 1
      if (days.has(Number(numFmtId))) book.dayStyles.add(style)
    },
    closes: name => {
      if (name === 'cellXfs') inCells = false
    },
  })
}

/** Words of many forms come in several pieces; how to pronounce them (rPh) is none of them. */
function listenToWords(book: Gathered): Sink {
  let [word, reading, pronounced, length] = ['', false, false, 0]
  return listen({
    opens: name => {
      if (name === 'si') word = ''
      if (name === 'rPh') pronounced = true
      if (name === 't') reading = !pronounced
    },
    text: piece => {
      if (reading && word.length < LIMITS.cellLength) word += piece
    },
    closes: name => {
      if (name === 't') reading = false
      if (name === 'rPh') pronounced = false
      if (name !== 'si') return
      length += word.length
      if (length > LIMITS.workbookWords) throw tooManyWords()
      book.words.push(word)
    },
  })
}

const tooManyWords = (): FileRefused =>
  new FileRefused('too-large', 'The workbook holds too much text. Save the sheet as CSV.')

const LISTENERS: Record<string, (book: Gathered) => Sink> = {
  'xl/workbook.xml': listenToBook,
  'xl/_rels/workbook.xml.rels': listenToRelations,
  'xl/styles.xml': listenToStyles,
  'xl/sharedStrings.xml': listenToWords,
}

/** Reads what the cells of a workbook refer to; refuses a zip that is none. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const book: Gathered = {
    sheet: '',
    words: [],
    dayStyles: new Set(),
    from1904: false,
    targets: new Map(),
    relation: null,
    names: new Set(),
  }
  const sinkOf = (name: string): Sink | null => {
    book.names.add(name)
    return LISTENERS[name]?.(book) ?? null
  }
  await unpack(path, sinkOf, () => []).next()
  if (!book.names.has('xl/workbook.xml')) throw notATable('a zip archive that is no workbook')
  const target = book.targets.get(book.relation ?? '') ?? 'worksheets/sheet1.xml'
  return { ...book, sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
}
