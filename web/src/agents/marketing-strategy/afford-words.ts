import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import { plainMoney } from '@sextant/contracts/company/money-words'
import type { DeepPartial } from '@sextant/drawings/deep-partial'

type Part = DeepPartial<Budget> | undefined

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** Of so many wins, what one is called. */
export const winWords = (count: number, win: DeepPartial<Budget>['win']): string =>
  `${count.toLocaleString('en-US')} ${(count === 1 ? win?.one : win?.many) ?? ''}`.trim()

/** From how many wins on the money comes back, and what it costs where fewer come; nothing where that is not known. */
export function affordWords(budget: Part): string {
  const { atLeast, wins, total, win, currency = 'USD', worth } = budget ?? {}
  if (!isNumber(atLeast) || !isNumber(wins) || !isNumber(total) || atLeast === 0) return ''
  const span = worth?.of === 'sale' ? 'with their first sale' : 'within a year'
  const needed = winWords(atLeast, win)
  if (atLeast > wins)
    return `It takes ${needed} for the money to come back ${span}, and the goal is ${winWords(wins, win)}.`
  const each = plainMoney(Math.round(total / atLeast), currency)
  return `With ${needed} instead of ${wins.toLocaleString('en-US')}, each costs ${each} and the money just comes back ${span}.`
}

/** What the money there is and the plan leave between them; nothing where nobody said how much there is, or it fits. */
export function overWords(budget: Part): string | null {
  const { given, total, currency = 'USD' } = budget ?? {}
  if (!isNumber(given) || !isNumber(total) || given === total) return null
  const gap = plainMoney(Math.abs(given - total), currency)
  return total > given ? `${gap} more than there is.` : `${gap} of the money is left.`
}

/** What would have to move for the published ratio. */
export function ratioWords(budget: Part, published: { share: number; by: string }): string {
  const { brand, total, currency = 'USD' } = budget ?? {}
  const [of, rest] = [Math.round(published.share * 100), Math.round((1 - published.share) * 100)]
  const mark = `Mark: ${of} to ${rest}, ${published.by}`
  if (!isNumber(brand) || !isNumber(total) || total === 0) return mark
  const gap = Math.round(total * published.share) - brand
  if (gap === 0) return `${mark}.`
  const sum = plainMoney(Math.abs(gap), currency)
  return `${mark}; it takes ${sum} ${gap > 0 ? 'more for brand' : 'less for brand'}.`
}
