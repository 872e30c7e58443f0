import type { CampaignRow } from '@sextant/contracts/rows'
import { sayDay } from '@/ui/patterns/day.ts'
import { dollars } from '@/ui/patterns/money.ts'
import type { PaceReport } from './pace-words.ts'

export const percent = (share: number) => `${Math.round(share * 100)}%`

/** A number of the report in words, and how it comes about. */
export type PaceFigure = { name: string; value: string; how: string }

/** The numbers a report comes from, of those that can be known. */
export function paceFigures(
  { budget_cents: budget, spent_cents: spent }: CampaignRow,
  { elapsed, ratio, projected, goneOn }: PaceReport,
): PaceFigure[] {
  const figures = [
    budget !== null && { name: 'Budget', value: dollars(budget), how: 'as set' },
    { name: 'Spent', value: dollars(spent), how: 'as entered' },
    budget !== null && { name: 'Left', value: leftOf(budget, spent), how: 'budget − spent' },
    elapsed !== null && {
      name: 'Time elapsed',
      value: percent(elapsed),
      how: 'days begun ÷ all days, first and last included',
    },
    elapsed !== null &&
      budget !== null && {
        name: 'Planned by today',
        value: dollars(Math.round(budget * elapsed)),
        how: 'budget × time elapsed',
      },
    ratio !== null && {
      name: 'Pace',
      value: `${ratio.toFixed(2)}×`,
      how: 'spent ÷ planned by today',
    },
    projected !== null && {
      name: 'Spent by the end',
      value: dollars(projected),
      how: 'spent ÷ time elapsed, at the rate so far',
    },
    goneOn !== null && {
      name: 'Budget gone on',
      value: sayDay(goneOn),
      how: 'at the rate so far',
    },
  ]
  return figures.filter(figure => figure !== false)
}

const leftOf = (budget: number, spent: number) =>
  spent > budget ? `−${dollars(spent - budget)}` : dollars(budget - spent)
