import type { CampaignRow } from '@sextant/contracts/rows'
import { sayDay } from '@/ui/patterns/day.ts'
import type { PaceReport } from './pace-words.ts'
import type { Spending } from './spending.ts'

export const percent = (share: number) => `${Math.round(share * 100)}%`

/** A number of the report in words, and how it comes about. */
export type PaceFigure = { name: string; value: string; how: string }

/** The numbers a report comes from, of those that can be known. */
export function paceFigures(
  { budget_cents: budget }: CampaignRow,
  { spent_cents: spent, money, isMeasured }: Spending,
  { elapsed, ratio, projected, goneOn }: PaceReport,
): PaceFigure[] {
  const figures = [
    budget !== null && { name: 'Budget', value: money(budget), how: 'as set' },
    { name: 'Spent', value: money(spent), how: isMeasured ? 'by your imports' : 'as entered' },
    budget !== null && { name: 'Left', value: leftOf(budget, spent, money), how: 'budget − spent' },
    elapsed !== null && {
      name: 'Time elapsed',
      value: percent(elapsed),
      how: 'days begun ÷ all days, first and last included',
    },
    elapsed !== null &&
      budget !== null && {
        name: 'Planned by today',
        value: money(Math.round(budget * elapsed)),
        how: 'budget × time elapsed',
      },
    ratio !== null && {
      name: 'Pace',
      value: `${ratio.toFixed(2)}×`,
      how: 'spent ÷ planned by today',
    },
    projected !== null && {
      name: 'Spent by the end',
      value: money(projected),
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

const leftOf = (budget: number, spent: number, money: Spending['money']) =>
  spent > budget ? `−${money(spent - budget)}` : money(budget - spent)
