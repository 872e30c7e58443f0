import type { Delimiter, Encoding } from '../reading/head.ts'

/** A cell before it is written: an amount in minor units, hundredths of a count, a day, words, or nothing told. */
export type Value =
  | string
  | null
  | { money: number; digits?: number }
  | { count: number }
  | { hundredths: number }
  | { percent: number }
  | { day: string }

type DayForm = 'iso' | 'points' | 'slashes' | 'month-first' | 'closed' | 'en' | 'de' | 'fr' | 'es'

/** How one program writes a table. */
export type Dress = {
  delimiter: Delimiter
  encoding: Encoding
  bom: boolean
  decimal: '.' | ','
  thousands: string
  day: DayForm
  newline: '\n' | '\r\n'
  /** How an amount says its currency. */
  money: 'plain' | 'sign' | 'code'
  nothing: string
}

export const PLAIN: Dress = {
  delimiter: ',',
  encoding: 'utf-8',
  bom: false,
  decimal: '.',
  thousands: '',
  day: 'iso',
  newline: '\n',
  money: 'plain',
  nothing: '--',
}

/** A table as an export has it: lines of words above, the header, the rows, a total below. */
export type Table = {
  titles: string[]
  headers: string[]
  rows: Value[][]
  footer: Value[][]
  currency: string
}

/** A line of cells that are told by their header; the others are empty. */
export const lineBy = (headers: string[], cells: Record<string, Value>): Value[] =>
  headers.map(header => cells[header] ?? '')

const grouped = (whole: string, mark: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark)

function numberText(minor: number, digits: number, { decimal, thousands }: Dress): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = grouped(text.slice(0, text.length - digits), thousands)
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}${decimal}${text.slice(-digits)}`
}

function moneyText(
  value: { money: number; digits?: number },
  currency: string,
  dress: Dress,
): string {
  const text = numberText(value.money, value.digits ?? 2, dress)
  if (dress.money === 'sign') return currency === 'EUR' ? `${text} €` : `£${text}`
  return dress.money === 'code' ? `${text} ${currency}` : text
}

function dayText(day: string, form: DayForm): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  if (form === 'iso') return day
  if (form === 'closed') return year + month + date
  if (form === 'points') return `${date}.${month}.${year}`
  if (form === 'slashes') return `${date}/${month}/${year}`
  if (form === 'month-first') return `${Number(month)}/${Number(date)}/${year}`
  const locale = form === 'en' ? 'en-US' : form
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

function valueText(value: Value, currency: string, dress: Dress): string {
  if (value === null) return dress.nothing
  if (typeof value === 'string') return value
  if ('day' in value) return dayText(value.day, dress.day)
  if ('money' in value) return moneyText(value, currency, dress)
  if ('count' in value) return numberText(value.count, 0, dress)
  if ('percent' in value) return `${numberText(value.percent, 2, dress)}%`
  return numberText(value.hundredths, 2, dress)
}

function quoted(text: string, delimiter: string): string {
  const plain = !text.includes(delimiter) && !/["\n\r]/.test(text)
  return plain ? text : `"${text.replaceAll('"', '""')}"`
}

function encoded(text: string, { encoding, bom }: Dress): Buffer {
  const marked = bom ? `\ufeff${text}` : text
  if (encoding === 'utf-8') return Buffer.from(marked, 'utf8')
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1')
  const little = Buffer.from(marked, 'utf16le')
  return encoding === 'utf-16le' ? little : little.swap16()
}

/** The text of a table in a dress. */
export function tableText(table: Table, dress: Dress): string {
  const { titles, headers, rows, footer, currency } = table
  const cells = [...rows, ...footer].map(row => row.map(value => valueText(value, currency, dress)))
  const lines = [headers, ...cells].map(row =>
    row.map(text => quoted(text, dress.delimiter)).join(dress.delimiter),
  )
  const above = titles.map(title => quoted(title, dress.delimiter))
  return [...above, ...lines, ''].join(dress.newline)
}

/** The bytes of a table in a dress. */
export const writeTable = (table: Table, dress: Dress): Buffer =>
  encoded(tableText(table, dress), dress)
