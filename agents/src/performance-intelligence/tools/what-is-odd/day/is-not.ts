import { daysBetween } from '@sextant/contracts/days'
import type { OtherCause } from '@sextant/contracts/performance-intelligence/parts'
import { dayAfter } from '../../../../figures/days.ts'
import { sourceName } from '../../../../figures/figure.ts'
import { dayText, givenName, ownWord } from '../../../../sentences/measured.ts'
import { say } from '../../../../sentences/sentence.ts'
import type { Judged } from '../../../watch.ts'
import { queryOf, seriesName, wayOf } from '../../../where.ts'
import { carrierOf } from '../carried-words.ts'
import { level } from '../single-days.ts'
import { onThatDay, type ToldDay } from './told-day.ts'

/** Other causes that can be tried with the same figures. */
export const dayIsNot = (told: ToldDay): OtherCause[] => [
  ...otherCampaigns(told),
  ...otherWays(told),
  ...priceOfClicks(told),
  ...missingBefore(told),
  ...notedNear(told),
]

/** Whether the campaigns beside the one that carries it were as usual: else it is the account, and no campaign. */
function otherCampaigns({ desk, series, carried, beyond, odd }: ToldDay): OtherCause[] {
  const first = carrierOf(carried, beyond.value)
  if (!first || carried.length < 2) return []
  const how = 'the campaigns beside it together'
  const sum = (of: 'came' | 'usual') =>
    carried.filter(row => row !== first).reduce((all, row) => all + row[of], 0)
  const isUsual = Math.abs(sum('came') - sum('usual')) <= (odd.high - odd.low) / 2
  const words = say`the campaigns beside ${givenName(first.name)} came to ${desk.sum(series.events, sum('came'), how)} together, usually ${desk.sum(series.events, sum('usual'), how)}`
  return [
    {
      verdict: isUsual ? 'not' : 'perhaps',
      says: desk.claim(
        isUsual
          ? say`Not the whole account: ${words}`
          : say`Perhaps more than one campaign: ${words}`,
        carried.flatMap(({ sources }) => sources),
      ),
    },
  ]
}

/** What a holiday or a rush does, it does to other sources and channels as well. */
function otherWays({ desk, incident, series, odd, watched }: ToldDay): OtherCause[] {
  const other = watched.judged.find(one => isOther(one, series) && onThatDay(one, incident.day))
  const there = other && onThatDay(other, incident.day)
  if (!other || !there) return []
  const at = (value: number) => level(desk, other, value, there.index)
  const words = say`${seriesName(other.series)} came to ${at(there.value)} on it, where a usual day comes to ${at(there.low)} to ${at(there.high)}`
  const isAlike = !there.isUsual && there.value > there.high === (odd.direction === 'above')
  return [
    {
      verdict: isAlike ? 'perhaps' : 'not',
      says: desk.claim(
        isAlike
          ? say`Perhaps the day itself, such as a holiday: ${words}`
          : say`Not the day itself, such as a holiday: ${words}`,
        [desk.metric(queryOf(other.series, incident.day, incident.day))],
      ),
    },
  ]
}

const isOther = ({ series: one }: Judged, series: Judged['series']): boolean =>
  one.events === series.events &&
  one.cases === series.cases &&
  (one.source !== series.source || one.channel !== series.channel)

/** More money is more clicks or dearer ones: what did more of it. */
function priceOfClicks({ desk, incident, series, odd, watched }: ToldDay): OtherCause[] {
  if (series.events !== 'spend' || series.cases !== null || odd.expected <= 0) return []
  const clicks = watched.judged.find(
    ({ series: one }) =>
      one.source === series.source &&
      one.channel === series.channel &&
      one.events === 'clicks' &&
      one.cases === null,
  )
  const there = clicks && onThatDay(clicks, incident.day)
  const usually = clicks?.anomalies.band.find(({ index }) => index === there?.index)?.expected
  if (!clicks || !there || !usually || there.value <= 0 || odd.value <= 0) return []
  const how = 'spend ÷ clicks of the day, and of a usual one'
  const [came, usual] = [odd.value / there.value, odd.expected / usually]
  const isPrice = Math.log(came / usual) / Math.log(odd.value / odd.expected) > HALF
  const price = say`a click cost ${desk.money(came, how)}, usually ${desk.money(usual, how)}`
  const many = say`${desk.count(there.value, how)} clicks came, usually ${desk.count(usually, how)}`
  return [
    {
      verdict: isPrice ? 'perhaps' : 'not',
      says: desk.claim(
        isPrice
          ? say`Perhaps the price of a click: ${price}, while ${many}`
          : say`Not the price of a click alone: ${price}, but ${many}`,
        [desk.metric(queryOf(clicks.series, incident.day, incident.day))],
      ),
    },
  ]
}

const HALF = 0.5

/** A day after a gap may hold what belongs to the days before it. */
function missingBefore({ desk, incident, series, odd, sources }: ToldDay): OtherCause[] {
  const name = ownWord(sourceName(series.source))
  const before = series.figures.values[odd.index - 1] ?? null
  const day = dayText(dayAfter(incident.day, -1))
  if (before === null)
    return [
      {
        verdict: 'perhaps',
        says: desk.claim(say`Perhaps days counted together: ${name} does not tell ${day}`, sources),
      },
    ]
  const { found } = incident.lead
  const value = level(desk, found, before, odd.index - 1)
  return [
    {
      verdict: 'not',
      says: desk.claim(
        say`Not days counted together: ${name} tells ${day} as well, with ${value}`,
        sources,
      ),
    },
  ]
}

/** Days around it on which what was noted may have to do with it. */
const NEAR = 2

function notedNear({ desk, incident, series }: ToldDay): OtherCause[] {
  const near = desk.known.notes.filter(
    ({ day }) => Math.abs(daysBetween(incident.day, day)) <= NEAR,
  )
  return near.slice(0, 2).map(({ id, words, day, by_name }) => {
    const origin = ['Remark', by_name, day].filter(Boolean).join(', ')
    const source = desk.desk.book.said(id, words, origin)
    const sentence = say`Perhaps what was noted on ${dayText(day)} of ${wayOf(series)}: ${givenName(words)}`
    return { verdict: 'perhaps', says: desk.claim(sentence, [source]) }
  })
}
