import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import { costEach, monthsToRepay, partOf, winsFor, winsToRepay } from '../../math/afford.ts'

/** Sums, shares, the ratio and what can be afforded, from the amounts as they stand. */
export function reckoned(budget: Budget): Budget {
  const { tasks, wins, worth, free } = budget
  const sumOf = (list: readonly { cents: number }[]): number =>
    list.reduce((sum, { cents }) => sum + cents, 0)
  const total = sumOf(tasks)
  const brand = sumOf(tasks.filter(({ kind }) => kind === 'brand'))
  // What comes without money is not paid for.
  const paid = wins === null ? null : Math.max(0, wins - free)
  const perWin = total > 0 ? costEach(total, paid) : null
  return {
    ...budget,
    tasks: tasks.map(task => ({ ...task, share: partOf(task.cents, total) })),
    total,
    brand,
    activation: total - brand,
    brandShare: partOf(brand, total),
    expected: winsFor(tasks),
    perWin,
    payback: perWin !== null && worth?.of === 'year' ? monthsToRepay(perWin, worth.cents) : null,
    atLeast: worth && total > 0 ? winsToRepay(total, worth.cents) : null,
  }
}
