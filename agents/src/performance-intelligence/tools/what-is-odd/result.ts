import type { Claim } from '@sextant/contracts/deliverable'
import { dayAfter } from '../../../figures/days.ts'
import { sourceName } from '../../../figures/figure.ts'
import { dayWords } from '../../../figures/words.ts'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { dayText, ownWord } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { WATCHED_DAYS } from '../../sides.ts'
import type { Watched } from '../../watch.ts'
import { seriesName, seriesWords } from '../../where.ts'
import { ratesBetween } from '../../series.ts'
import { carriedSentence } from './carried-words.ts'
import { BEFORE_MOST } from './effect.ts'
import { type Toll, tollOf } from './toll.ts'
import { amountOf, casesName, levelOf, type Told, unitOf, rangeOf } from './told.ts'

/** What happened since when, how large it is, on how much that rests, and what it has cost. */
export function resultOf(told: Told): Claim {
  const { desk, series, effect } = told
  const { former, later, difference, low, high, since } = effect
  const verb = difference < 0 ? say`fell` : say`rose`
  const before = levelOf(told, former, `${series.name} before the change`)
  const after = levelOf(told, later, `${series.name} since the change`)
  const per = series.cases ? say`` : say` a day`
  const interval = rangeOf(told, low, high)
  const many = series.cases ? effect.after.cases : effect.after.days
  const n = desk.count(many, `${casesName(series)} since the change`)
  const head = say`Since ${dayText(since)}, ${seriesName(series)} ${verb} from ${before} to ${after}${per} (interval of the change ${interval}, n ${n} ${ownWord(casesName(series))}).`
  const sources = [...told.sources, ...told.carried.slice(0, 2).flatMap(one => one.sources)]
  return desk.claim(say`${head}${carriedWords(told)}${costWords(told)}`, sources)
}

/** What it is called in a list. */
export function titleOf({ series, effect }: Told): string {
  const verb = effect.difference < 0 ? 'fell' : 'rose'
  return `Since ${dayWords(effect.since)}: ${seriesWords(series)} ${verb}`
}

/** What would say that it is otherwise. */
export function overturnedBy(told: Told): Claim[] {
  const { desk, series, effect, sources } = told
  const former = levelOf(told, effect.former, `${series.name} before the change`)
  const name = ownWord(sourceName(series.source))
  return [
    desk.claim(
      say`A week of ${seriesName(series)} at ${former} again, with nothing put right: then it was chance or has passed.`,
      sources,
    ),
    desk.claim(
      say`Figures of ${name} that restate the days since ${dayText(effect.since)}: then it was the counting.`,
      sources,
    ),
  ]
}

function costWords(told: Told): Sentence {
  const { series, cost, desk, effect } = told
  if (!effect.isClear) return say` It could still be chance.`
  const amount = amountOf(told, Math.abs(cost.results))
  const unit =
    MEASURES[series.events].unit === 'money' ? say`` : say` ${ownWord(unitOf(series.events))}`
  const worth =
    cost.each === null
      ? say``
      : say`, about ${desk.money(Math.abs(cost.results) * cost.each, 'results missing × the value of one')}`
  const TOLLS: Readonly<Record<Toll, Sentence>> = {
    cost: say` That has cost ${amount}${unit}${worth}.`,
    brought: say` That has brought ${amount}${unit}${worth} more.`,
    saved: say` That is ${amount} less since then.`,
    more: say` That is ${amount}${unit} more since then.`,
    less: say` That is ${amount}${unit} less since then.`,
  }
  return TOLLS[tollOf(series, effect.difference > 0)]
}

/** Which campaign carries the change of a sum, and for ad spend whether clicks or their price did it. */
function carriedWords({ desk, series, effect, carried, all }: Told): Sentence {
  const per = say` a day`
  const from = carriedSentence(desk, series, { rows: carried, beyond: effect.difference, per })
  const price = priceWords({ desk, series, effect, all })
  return say`${from ? say` ${from}.` : say``}${price ? say` ${price}.` : say``}`
}

/** What a click cost before and since; null where the series is no ad spend or nobody told clicks. */
function priceWords({
  desk,
  series,
  effect,
  all,
}: Pick<Told, 'desk' | 'series' | 'effect' | 'all'>): Sentence | null {
  if (series.events !== 'spend' || series.cases !== null) return null
  const clicks = all.find(
    one =>
      one.source === series.source &&
      one.channel === series.channel &&
      one.events === 'clicks' &&
      one.cases === null,
  )
  if (!clicks) return null
  const before = ratesBetween(clicks, effect.index - BEFORE_MOST, effect.index)
  const since = ratesBetween(clicks, effect.index, clicks.days.length)
  if (before.events === 0 || since.events === 0) return null
  const how = 'spend ÷ clicks, before the change and since'
  const [former, later] = [effect.before.events / before.events, effect.after.events / since.events]
  const price = say`A click costs ${desk.money(later, how)} instead of ${desk.money(former, how)}`
  const many = say`${desk.count(since.events / since.days, how)} clicks a day came, ${desk.count(before.events / before.days, how)} before`
  return say`${price}, and ${many}`
}

/** Looked, and nothing stands. */
export function silentResult(desk: FigureDesk, { tried }: Watched, last: string): Claim {
  const series = desk.counted(
    tried,
    'daily figure',
    'daily figures',
    'figures with enough known days',
  )
  const days = desk.counted(WATCHED_DAYS, 'day', 'days', 'days watched')
  const sources = sourcesOf(desk, last)
  return desk.claim(
    say`Nothing is odd in the ${days} up to ${dayText(last)}: ${series} lie where their own past lets one expect them.`,
    sources,
  )
}

/** Too little to look: how much is missing. */
export function tooLittleResult(
  desk: FigureDesk,
  known: number,
  needed: number,
  last: string,
): Claim {
  const have = desk.counted(known, 'day', 'days', 'known days of the series that has most')
  const need = desk.counted(needed, 'day', 'days', 'known days from which on a usual day is known')
  const more = desk.counted(needed - known, 'day', 'days', 'days needed − days known')
  return desk.claim(
    say`It is too early to call a day odd: ${have} are known, ${need} are needed, so ${more} more.`,
    sourcesOf(desk, last),
  )
}

function sourcesOf(desk: FigureDesk, last: string): number[] {
  const from = dayAfter(last, 1 - WATCHED_DAYS)
  return desk.known.spans.map(({ source }) => {
    const measures = new Set(
      desk.known.figures.filter(one => one.source === source).map(({ measure }) => measure),
    )
    return desk.metric({ measures: [...measures].slice(0, 4), source, from, to: last })
  })
}
