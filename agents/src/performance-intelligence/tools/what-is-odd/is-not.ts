import type { OtherCause } from '@sextant/contracts/performance-intelligence/parts'
import { daysBetween } from '@sextant/contracts/days'
import { sourceName } from '../../../figures/figure.ts'
import { newcombeOfParts } from '../../../math/statistics/two-rates.ts'
import { dayText, givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { holdsNought } from '../../rates.ts'
import { type DailySeries, ratesBetween } from '../../series.ts'
import { queryOf, seriesName, wayOf } from '../../where.ts'
import { ofLevels } from './effect.ts'
import { BY_DAYS, type Told, unitOf } from './told.ts'

/** Days around a change on which what was noted may have to do with it. */
const NEAR = 3

/** Other causes that can be tried with the same figures: the season, missing days, what was noted on those days. */
export const isNotOf = (told: Told): OtherCause[] => [
  ...season(told),
  ...missingDays(told),
  ...noted(told),
]

/** What hits everybody hits other channels as well. */
function season(told: Told): OtherCause[] {
  const { series, all, effect, desk } = told
  if (!series.cases) return seasonOfSum(told)
  const other = all
    .filter(one => isOther(one, series))
    .map(one => ({ one, size: ratesBetween(one, effect.index, one.days.length).cases }))
    .toSorted((a, b) => b.size - a.size)[0]
  if (!other || other.size === 0) return []
  const before = ratesBetween(other.one, 0, effect.index)
  const after = ratesBetween(other.one, effect.index, other.one.days.length)
  if (before.cases === 0) return []
  const { difference, low, high } = newcombeOfParts(bare(before), bare(after))
  const isAlike = difference * effect.difference > 0 && !holdsNought({ low, high })
  const how = 'the same rate of another channel on the same days, Newcombe 1998'
  const sentence = say`${wayOf(other.one)} moved by ${desk.points(difference, how)} on the same days, interval ${desk.pointsRange(low, high, how)}`
  const source = desk.metric(queryOf(other.one, effect.since, series.days.at(-1)!))
  return [
    isAlike
      ? { verdict: 'perhaps', says: desk.claim(say`Perhaps the season: ${sentence}`, [source]) }
      : { verdict: 'not', says: desk.claim(say`Not the season: ${sentence}`, [source]) },
  ]
}

/** The same sum told by another source or of another channel, on the same days. */
function seasonOfSum({ series, all, effect, desk }: Told): OtherCause[] {
  const other = all
    .filter(
      one =>
        one.events === series.events &&
        one.cases === null &&
        (one.source !== series.source || one.channel !== series.channel),
    )
    .toSorted((a, b) => sizeSince(b, effect.index) - sizeSince(a, effect.index))[0]
  const change = other && ofLevels(other, effect.index)
  if (!other || !change) return []
  const { difference, low, high } = change
  const isAlike = difference * effect.difference > 0 && !holdsNought({ low, high })
  const signed = (value: number) =>
    say`${value < 0 ? say`−` : say`+`}${desk.sum(series.events, Math.abs(value), BY_DAYS)}`
  const words = say`${seriesName(other)} moved by ${signed(difference)} a day on the same days, interval ${signed(low)} to ${signed(high)}`
  const source = desk.metric(queryOf(other, effect.since, series.days.at(-1)!))
  return [
    isAlike
      ? { verdict: 'perhaps', says: desk.claim(say`Perhaps the season: ${words}`, [source]) }
      : { verdict: 'not', says: desk.claim(say`Not the season: ${words}`, [source]) },
  ]
}

const sizeSince = (one: DailySeries, index: number): number =>
  ratesBetween(one, index, one.days.length).events

const bare = ({ events, cases }: { events: number; cases: number }) => ({ events, cases })

const isOther = (one: DailySeries, { source, channel, events, cases }: DailySeries): boolean =>
  one.source === source && one.channel !== channel && one.events === events && one.cases === cases

function missingDays({ series, effect, desk, sources }: Told): OtherCause[] {
  const missing = series.figures.values.filter((value, at) => at >= effect.index && value === null)
  const name = ownWord(sourceName(series.source))
  if (missing.length === 0)
    return [
      {
        verdict: 'not',
        says: desk.claim(
          say`Not missing days: ${name} tells every day since ${dayText(effect.since)}`,
          sources,
        ),
      },
    ]
  const days = desk.counted(missing.length, 'day', 'days', 'days without figures since the change')
  const unit = ownWord(unitOf(series.events))
  return [
    {
      verdict: 'perhaps',
      says: desk.claim(
        say`Perhaps missing days: ${days} of ${name} since ${dayText(effect.since)} have no ${unit}; they are left out and not counted as zero`,
        sources,
      ),
    },
  ]
}

/** What people noted and what was started or paused around that day. */
function noted({ desk, effect }: Told): OtherCause[] {
  const near = desk.known.notes.filter(
    ({ day }) => Math.abs(daysBetween(effect.since, day)) <= NEAR,
  )
  return near.slice(0, 2).map(({ id, words, day, by_name }) => {
    const origin = ['Remark', by_name, day].filter(Boolean).join(', ')
    const source = desk.desk.book.said(id, words, origin)
    const sentence = say`Perhaps what was noted on ${dayText(day)}: ${givenName(words)}`
    return { verdict: 'perhaps', says: desk.claim(sentence, [source]) }
  })
}
