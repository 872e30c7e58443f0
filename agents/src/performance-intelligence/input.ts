import type { Envelope } from '@sextant/contracts/deliverable'
import { dayAfter } from '../figures/days.ts'
import { sourceName } from '../figures/figure.ts'
import { dayWords, listOf } from '../figures/words.ts'
import type { FigureDesk } from './figure-desk.ts'

/** The figures that were looked at, as an input beside the facts. */
export function inputOf(desk: FigureDesk, last: string, days: number): Envelope['inputs'] {
  const { spans, about } = desk.known
  if (spans.length === 0) return []
  const from = dayAfter(last, 1 - days)
  const names = listOf(spans.map(({ source }) => sourceName(source)))
  const of = about ? `“${about.name}”, ` : ''
  const told = spans.filter(({ last_day }) => last_day >= from)
  const sources = told.map(({ source }) => {
    const measures = new Set(
      desk.known.figures.filter(one => one.source === source).map(({ measure }) => measure),
    )
    return desk.metric({ measures: [...measures].slice(0, 4), source, from, to: last })
  })
  return [
    {
      label: 'Figures',
      value: `${of}${names}, ${dayWords(from)} to ${dayWords(last)} ${last.slice(0, 4)}`,
      sources,
    },
  ]
}
