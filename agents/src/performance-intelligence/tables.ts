import type { Table } from '@sextant/contracts/deliverable'
import type {
  HeadFigure,
  HealthLine,
  RateRow,
  SurerRow,
} from '@sextant/contracts/performance-intelligence/parts'
import { pointsWords, rateWords } from './figure-desk.ts'

export const text = (label: string) => ({ label, numeric: false })
export const number = (label: string) => ({ label, numeric: true })

/** What is wrong with the data comes before what they say. */
export const healthTable = (health: readonly HealthLine[]): Table => ({
  title: 'What the data lack',
  columns: [text('What'), text('It touches')],
  rows: health.map(({ says, affects }) => [says, affects]),
})

export const headTable = (title: string, head: readonly HeadFigure[]): Table => ({
  title,
  columns: [text('What'), text('Figure'), text('Interval and n')],
  rows: head.map(({ label, value, note }) => [label, value, note.text]),
})

export const rateTable = (title: string, rows: readonly RateRow[]): Table => ({
  title,
  columns: [
    text('Part'),
    text('Counted'),
    number('Events before'),
    number('Cases before'),
    number('Events since'),
    number('Cases since'),
    text('Before'),
    text('Since'),
    text('Change'),
    text('95% interval'),
    text('Verdict'),
  ],
  rows: rows.map(row => [
    row.name,
    row.of,
    hundredths(row.before.events),
    hundredths(row.before.cases),
    hundredths(row.after.events),
    hundredths(row.after.cases),
    rateWords(row.before.events / row.before.cases),
    rateWords(row.after.events / row.after.cases),
    pointsWords(row.difference),
    `${pointsWords(row.low)} to ${pointsWords(row.high)}`,
    row.isClear ? 'clear' : 'could be chance',
  ]),
})

/** Platforms tell fractions of a result; their sum is rounded once. */
const hundredths = (value: number): number => Math.round(value * 100) / 100

export const surerTable = (surer: readonly SurerRow[]): Table => ({
  title: 'What would make it surer',
  columns: [text('Do this'), text('It settles'), text('Needs')],
  rows: surer.map(({ does, settles, needs }) => [does.text, settles.text, needs.text]),
})
