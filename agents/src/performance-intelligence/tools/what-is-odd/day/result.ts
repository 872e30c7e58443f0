import type { Claim } from '@sextant/contracts/deliverable'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { dayWords } from '../../../../figures/words.ts'
import { dayText, givenName, ownWord } from '../../../../sentences/measured.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { RESULTS_IN_ORDER } from '../../../watch.ts'
import { seriesName, seriesWords } from '../../../where.ts'
import { carriedSentence, carrierOf } from '../carried-words.ts'
import { level } from '../single-days.ts'
import { unitOf } from '../told.ts'
import { onThatDay, type ToldDay } from './told-day.ts'

export const BEYOND = 'what came − what was to be expected; interval: − where 95% of such days fall'

/** What came on which day, what a usual one brings, who carries the difference, and what came of it. */
export function dayClaim(told: ToldDay): Claim {
  const { desk, sources, carried } = told
  const from = carriedFrom(told)
  const sentence = say`${daySentence(told)}.${from ? say` ${from}.` : say``}${returnWords(told)}`
  return desk.claim(sentence, [...sources, ...carried.slice(0, 2).flatMap(one => one.sources)])
}

/** "On 12 November, ad spend of … came to …, where a usual day comes to … to …: … more". */
function daySentence({ desk, incident, series, odd, beyond }: ToldDay): Sentence {
  const { found } = incident.lead
  const at = (value: number) => level(desk, found, value, odd.index)
  const head = say`On ${dayText(incident.day)}, ${seriesName(series)} came to ${at(odd.value)}, where a usual day comes to ${at(odd.low)} to ${at(odd.high)}`
  if (series.cases !== null) return head
  const amount = desk.sum(series.events, Math.abs(beyond.value), BEYOND)
  const unit =
    MEASURES[series.events].unit === 'money' ? say`` : say` ${ownWord(unitOf(series.events))}`
  const [low, high] = [beyond.low, beyond.high].map(Math.abs).toSorted((a, b) => a - b)
  const range = say`${desk.sum(series.events, low!, BEYOND)} to ${desk.sum(series.events, high!, BEYOND)}`
  return say`${head}: ${amount}${unit} ${beyond.value > 0 ? say`more` : say`less`} than usual (interval ${range})`
}

/** Which campaign the day lies on, without its full stop; null where none is told. */
const carriedFrom = ({ desk, series, carried, beyond }: ToldDay): Sentence | null =>
  carriedSentence(desk, series, { rows: carried, beyond: beyond.value, per: say`` })

/** What more, or less, money brought on that day. */
function returnWords({ desk, incident, series, watched }: ToldDay): Sentence {
  if (series.events !== 'spend') return say``
  const result = watched.judged.find(
    ({ series: one }) =>
      one.source === series.source &&
      one.channel === series.channel &&
      one.cases === null &&
      MEASURES[one.events].unit === 'count' &&
      RESULTS_IN_ORDER.includes(one.events),
  )
  const came = result && onThatDay(result, incident.day)
  if (!result || !came) return say``
  const at = (value: number) => level(desk, result, value, came.index)
  const unit = ownWord(unitOf(result.series.events))
  const range = say`${at(came.low)} to ${at(came.high)}`
  return came.isUsual
    ? say` It brought ${at(came.value)} ${unit}, as a usual day does (${range}).`
    : say` It brought ${at(came.value)} ${unit}, where a usual day brings ${range}.`
}

/** The same beside a finding that matters more. */
export function dayInShort(told: ToldDay): Claim {
  const { desk, incident, series, odd, beyond, carried, sources } = told
  const came = level(desk, incident.lead.found, odd.value, odd.index)
  const amount = desk.sum(series.events, Math.abs(beyond.value), BEYOND)
  const way = beyond.value > 0 ? say`more` : say`less`
  const first = carrierOf(carried, beyond.value)
  const of = first ? say`; ${givenName(first.name)} carries most of it` : say``
  return desk.claim(
    say`On ${dayText(incident.day)} alone, ${seriesName(series)} came to ${came}, ${amount} ${way} than usual${of}`,
    [...sources, ...(first?.sources ?? [])],
  )
}

/** What it is called in a list. */
export function dayTitle({ incident, series, odd }: ToldDay): string {
  return `On ${dayWords(incident.day)}: ${seriesWords(series)} ${beyondWords(odd)}`
}

/** "was 3.1 times a usual day", "was 40% of a usual day". */
export function beyondWords({ value, expected, direction }: ToldDay['odd']): string {
  const times = expected > 0 ? value / expected : null
  if (times === null)
    return direction === 'above' ? 'was far above the usual' : 'was far below the usual'
  return times >= 1.95
    ? `was ${times.toFixed(1)} times a usual day`
    : `was ${Math.round(times * 100)}% of a usual day`
}

/** What would say that it is otherwise. */
export function dayOverturned({ desk, incident, series, sources }: ToldDay): Claim[] {
  return [
    desk.claim(
      say`Figures that restate ${dayText(incident.day)}: then it was the counting.`,
      sources,
    ),
    desk.claim(
      say`Somebody who says that ${seriesName(series)} was meant to be so on that day: then it was a decision, and no mistake.`,
      sources,
    ),
  ]
}
