import { CHANNELS } from '@sextant/contracts/figures/sources'
import { dateFormat, listFormat } from '@sextant/contracts/formats'
import { daysBetween } from '@sextant/contracts/days'

const DAY_WORDS = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** "6 November". */
export const dayWords = (day: string): string =>
  dateFormat('en-GB', DAY_WORDS).format(new Date(day))

/** "6, 7 and 8 November and 2 December", or from–to where there are many in a row. */
export function daysWords(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const inARow = daysBetween(first, last) === days.length - 1
  if (days.length > 3 && inARow) return `${dayWords(first)} to ${dayWords(last)}`
  if (days.length > 6) return `${days.length} days between ${dayWords(first)} and ${dayWords(last)}`
  return listOf(withoutSameMonth(days))
}

/** The month is said with the last day of each month. */
const withoutSameMonth = (days: readonly string[]): string[] =>
  days.map((day, index) => {
    const next = days[index + 1]
    return next?.slice(0, 7) === day.slice(0, 7) ? String(Number(day.slice(8))) : dayWords(day)
  })

/** "Google Ads, Meta Ads and Email". */
export const listOf = (names: readonly string[]): string =>
  listFormat('en-GB', { type: 'conjunction' }).format(names)

/** How a channel is called; what no source told of is called so. */
export const channelName = (channel: string | null): string => {
  if (channel === null) return 'Not told'
  return Object.hasOwn(CHANNELS, channel) ? CHANNELS[channel as keyof typeof CHANNELS] : channel
}
