import type { FigureForm } from '@sextant/contracts/company/figures'
import type { TimeUnit } from '../sentences/figures.ts'

const KEPT: Readonly<Record<TimeUnit, readonly [FigureForm, number]>> = {
  minute: ['hours', 1 / 60],
  hour: ['hours', 1],
  day: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  year: ['months', 12],
}

/** How a time is kept in a figure: in hours, days or months. */
export function keptTime(value: number, unit: TimeUnit): { value: number; form: FigureForm } {
  const [form, times] = KEPT[unit]
  return { value: Number((value * times).toFixed(4)), form }
}
