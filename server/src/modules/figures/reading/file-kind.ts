import { FileRefused } from './refused.ts'

type Sign = { bytes: number[]; at?: number; what: string }

const text = (word: string): number[] => [...Buffer.from(word, 'latin1')]

/** The first bytes of what people take for a table by mistake. */
const SIGNS: Sign[] = [
  { bytes: text('%PDF'), what: 'a PDF' },
  { bytes: [0x89, ...text('PNG')], what: 'a picture' },
  { bytes: [0xff, 0xd8, 0xff], what: 'a picture' },
  { bytes: text('GIF8'), what: 'a picture' },
  { bytes: text('RIFF'), what: 'a picture or a sound' },
  { bytes: text('ftyp'), at: 4, what: 'a video' },
  { bytes: [0x1f, 0x8b], what: 'a gzip archive' },
  { bytes: text('Rar!'), what: 'an archive' },
  { bytes: text('7z'), what: 'an archive' },
  { bytes: text('SQLite format'), what: 'a database' },
  { bytes: text('{\\rtf'), what: 'a text document' },
]
const ZIP = text('PK')
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const begins = (bytes: Buffer, sign: number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

/** What a file is by its first bytes, whatever its name says. A zip is only a workbook when its list of parts says so (xlsx.ts). */
export function kindOf(first: Buffer): 'zip' | 'text' {
  if (first.length === 0) throw new FileRefused('empty', 'The file is empty.')
  if (begins(first, OLD_OFFICE))
    throw new FileRefused(
      'old-excel',
      'This is a workbook in the old XLS form, or one with a password. Save it as XLSX or CSV.',
    )
  const sign = SIGNS.find(({ bytes, at }) => begins(first, bytes, at))
  if (sign) throw notATable(sign.what)
  if (begins(first, ZIP)) return 'zip'
  if (/^\s*(<!doctype html|<html|<\?xml)/i.test(first.subarray(0, 200).toString('latin1')))
    throw notATable('a web page or XML')
  return 'text'
}

/** Refuses a file that is something else by its bytes. */
export const notATable = (what: string): FileRefused =>
  new FileRefused('not-a-table', `By its bytes this is ${what}, not a table. Export CSV or XLSX.`)
