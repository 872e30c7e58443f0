import { dayInWords, periodWords } from '@sextant/agents/reports/period-words'
import type {
  Cell,
  ReportContent,
  ReportSection,
  SectionOf,
} from '@sextant/contracts/reports/content'
import { plainValue } from '@sextant/contracts/reports/plain-value'
import { minorDigits } from '@sextant/contracts/metrics/written'
import { SECTIONS } from '@sextant/contracts/reports/types'
import exceljs from 'exceljs'
import { fill, type Held } from '../../../platform/paper/sheets.ts'
import type { Printed } from './render-report.ts'

type Kind = Cell['kind']
/** Conversions that a platform divides among campaigns are no whole numbers. */
function formatOf(kind: Kind, currency: string, value: number): string {
  if (kind === 'money') return minorDigits(currency) === 0 ? '#,##0' : '#,##0.00'
  if (kind === 'rate') return '0.00%'
  if (kind === 'count') return Number.isInteger(value) ? '#,##0' : '#,##0.0'
  return '#,##0.00'
}

const text = (value: string, bold = false): Held => ({ value, bold })

const number = (value: number | null, kind: Kind, currency: string): Held =>
  value === null
    ? { value: null }
    : { value: plainValue(value, kind, currency), format: formatOf(kind, currency, value) }

const held = (cell: Cell, currency: string, bold = false): Held =>
  cell.value === null ? text(cell.text, bold) : { ...number(cell.value, cell.kind, currency), bold }

const day = (iso: string): Held => ({ value: new Date(`${iso}T00:00:00Z`), format: 'yyyy-mm-dd' })

function tableRows(
  { columns, rows, verdicts, total }: SectionOf<'table'>,
  currency: string,
): Held[][] {
  return [
    [
      ...columns.map(({ label }) => text(label, true)),
      ...(verdicts === null ? [] : [text(verdicts, true)]),
    ],
    ...rows.map(({ cells, verdict }) => [
      ...cells.map(cell => held(cell, currency)),
      ...(verdict ? [text(verdict.says)] : []),
    ]),
    ...(total ? [total.map(cell => held(cell, currency, true))] : []),
  ]
}

function rowsOf(section: ReportSection, currency: string): Held[][] {
  switch (section.form) {
    case 'prose':
      return section.lines.map(line => [text(line)])
    case 'list':
      return section.items.map(({ lead, text: what }) => [text(lead, true), text(what)])
    case 'table':
      return tableRows(section, currency)
    case 'line':
      return [
        [text('Day', true), text(section.metric, true), text('Before', true)],
        ...section.points.map(point => [
          day(point.day),
          number(point.value, section.kind, currency),
          number(point.before, section.kind, currency),
        ]),
      ]
    case 'falls':
      return [
        [text('Cause', true), text(`Change, ${currency}`, true)],
        [text('Before'), held(section.former, currency)],
        ...section.parts.map(({ label, value }) => [
          text(label),
          number(value, section.former.kind, currency),
        ]),
        [text('Now', true), held(section.later, currency, true)],
      ]
  }
}

const first = (title: string, content: ReportContent): Held[][] => {
  const { headline, lead, brand, prepared_for, period, currency, as_of, sources } = content
  return [
    [text(headline, true)],
    ...(lead ? [[text(lead)]] : []),
    [],
    [text('Report'), text(title)],
    [text('From'), text(brand.name)],
    [text('For'), text(prepared_for)],
    [text('Period'), text(periodWords(period))],
    [text('As of'), text(as_of ? dayInWords(as_of) : 'nothing known')],
    [text('Money in'), text(currency)],
    [],
    [text(sources)],
  ]
}

/** A report as a workbook, a sheet a section: numbers are numbers, days are days, and text is only text. */
export async function reportXlsx({ title, content }: Printed): Promise<Uint8Array> {
  const book = new exceljs.Workbook()
  book.creator = content.brand.name
  book.title = title
  const tab = { properties: { tabColor: { argb: `FF${content.brand.colour.slice(1)}` } } }
  const front = book.addWorksheet('Report', tab)
  fill(front, first(title, content))
  front.getColumn(1).width = 60
  front.getColumn(2).width = 44
  for (const section of content.sections) {
    const isTable = section.form !== 'prose' && section.form !== 'list'
    const sheet = book.addWorksheet(SECTIONS[section.id].name, {
      ...tab,
      ...(isTable ? { views: [{ state: 'frozen', ySplit: 1 }] } : {}),
    })
    fill(sheet, rowsOf(section, content.currency))
    if (section.form === 'list') sheet.getColumn(2).width = 90
    if (section.form === 'prose') sheet.getColumn(1).width = 100
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}
