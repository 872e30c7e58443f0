import { daysBetween } from '@sextant/contracts/days'
import { dayAfter } from './days.ts'

type Period = { from: string; to: string }

/** Days of one bar or square: a week, or four where there would be too many. */
export const stepOf = ({ from, to }: Period): number => (daysBetween(from, to) > 140 ? 28 : 7)

/** First days of the weeks of a period, from its first day on. */
export function weekStarts({ from, to }: Period, step: number): string[] {
  const count = Math.ceil((daysBetween(from, to) + 1) / step)
  return Array.from({ length: count }, (_, index) => dayAfter(from, index * step))
}

export const stepWords = (step: number): string => (step === 7 ? 'week' : 'four weeks')
