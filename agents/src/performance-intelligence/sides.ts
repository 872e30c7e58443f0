import { daysBetween } from '@sextant/contracts/days'
import { dayAfter, daysFrom } from '../figures/days.ts'
import { type Holes, holesOf } from '../figures/completeness.ts'
import { currenciesOf, type Figure, inCurrency } from '../figures/figure.ts'
import type { FiguresKnown } from '../figures/known.ts'

/** Last day of which anything is known; null where nothing is. */
export const lastDayOf = ({ spans }: FiguresKnown): string | null =>
  spans
    .map(({ last_day }) => last_day)
    .toSorted()
    .at(-1) ?? null

/** The money that most lines are in. */
export const currencyIn = ({ figures, currency }: FiguresKnown): string =>
  currenciesOf(figures)[0] ?? currency

/** Figures of the main currency in a time, and the days that are missing from it. */
export type Stretch = {
  figures: Figure[]
  days: string[]
  holes: Holes
}

/** Days that are looked at: twelve weeks, the last four of them watched. */
export const HISTORY_DAYS = 84
export const WATCHED_DAYS = 28

export function stretchOf(known: FiguresKnown, last: string, length = HISTORY_DAYS): Stretch {
  const first =
    known.spans
      .map(({ first_day }) => first_day)
      .toSorted()
      .at(0) ?? last
  const earliest = dayAfter(last, 1 - length)
  const from = first > earliest ? first : earliest
  const all = inCurrency(known.figures, currencyIn(known))
  const figures = all.filter(({ day }) => day >= from && day <= last)
  return {
    figures,
    days: daysFrom(from, last),
    holes: holesOf(figures, known.spans, { from, to: last }),
  }
}

/** How many days lie in a stretch of two days, both in it. */
export const lengthOf = (from: string, to: string): number => daysBetween(from, to) + 1
