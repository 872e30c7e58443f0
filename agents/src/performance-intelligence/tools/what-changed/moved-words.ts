import type { Claim } from '@sextant/contracts/deliverable'
import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { writeChange, writeValue } from '@sextant/contracts/metrics/written'
import type { Metric } from '@sextant/contracts/metrics/catalogue'
import { dayText, givenName, type MeasuredText, ownWord } from '../../../sentences/measured.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { wayName } from '../../where.ts'
import type { Compared } from './compared.ts'
import type { Moved } from './moved.ts'
import type { Part } from './parts-between.ts'

const HOW = 'sums of the stretch, as the metric divides them'
const PART = 'part of a campaign: all campaigns add up to the change'
const WITHOUT = 'the same without that day'
const PARTS_SHOWN = 3
/** Under a twentieth of a change nothing is said to come from. */
const LEAST_PART = 0.05
/** Named in the decision at most. */
const NAMED_MOST = 3

/** A value of a metric as it is written everywhere. */
export function valueText(
  desk: FigureDesk,
  metric: Metric,
  value: number,
  how = HOW,
): MeasuredText {
  if (metric.kind === 'money') return desk.money(value, how)
  if (metric.kind === 'rate' || metric.unit === 'share') return desk.rate(value, how)
  return metric.kind === 'ratio' ? desk.times(value, how) : desk.count(Math.round(value), how)
}

/** How far it moved: a share of what it was, points of a rate. */
function changeText(desk: FigureDesk, { metric, former, later }: Amounts): MeasuredText {
  if (metric.kind === 'rate' || former === 0) return desk.points(later - former, HOW)
  return desk.share(later / former - 1, HOW)
}
type Amounts = Pick<Moved, 'metric' | 'former' | 'later'>

const nameOf = ({ name }: Metric): MeasuredText => ownWord(inSentence(name))
/** "Ad spend" is "ad spend" within a sentence, unless its first word is an abbreviation. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

/** What clearly changed, with where it comes from: one claim each, what matters most first. */
export const movedClaims = (compared: Compared, moved: readonly Moved[]): Claim[] =>
  moved.filter(({ isClear }) => isClear).map(one => movedClaim(compared, one))

function movedClaim(compared: Compared, one: Moved): Claim {
  const { desk } = compared
  const { metric, former, later, measured } = one
  const [before, now] = [valueText(desk, metric, former), valueText(desk, metric, later)]
  const [low, high] = [measured.low ?? later, measured.high ?? later]
  const range = say`${valueText(desk, metric, low)} to ${valueText(desk, metric, high)}`
  const head = say`${nameOf(metric)} ${verbOf(one)} from ${before} to ${now}, ${changeText(desk, one)}, interval now ${range}`
  return desk.claim(
    inARow(head, partsSentence(desk, one), withoutSentence(desk, one)),
    sourcesOf(compared, metric),
  )
}

const verbOf = ({ former, later }: Amounts): Sentence => (later > former ? say`rose` : say`fell`)

/** What did not clearly change, in a line. */
export function unmovedClaims(compared: Compared, moved: readonly Moved[]): Claim[] {
  const still = moved.filter(({ isClear }) => isClear === false)
  if (still.length === 0) return []
  const { desk } = compared
  const items = still.map(({ metric, former, later }) => {
    const [before, now] = [valueText(desk, metric, former), valueText(desk, metric, later)]
    return ownWord(
      `${inSentence(metric.name)} (${before.render('middle')} before, ${now.render('middle')} now)`,
    )
  })
  const sources = still.flatMap(({ metric }) => sourcesOf(compared, metric))
  return [desk.claim(say`Without a clear change: ${new ListText(items)}`, [...new Set(sources)])]
}

function sourcesOf({ desk, before, period }: Compared, { needs }: Metric): number[] {
  const measures = needs.filter(isMeasure) as Measure[]
  const { currency } = desk
  return [before, period].map(span => desk.metric({ measures, ...span, currency }))
}

/** "Most of the change of ad spend comes from “Lamps” of Google Ads (+€391)": without its full stop; null where there is nothing to part. */
function partsSentence(desk: FigureDesk, { metric, parts, former, later }: Moved): Sentence | null {
  const shown = parts
    .filter(({ value }) => value / (later - former) >= LEAST_PART)
    .slice(0, PARTS_SHOWN)
  if (shown.length === 0 || parts.length < 2) return null
  const items = shown.map(part => ownWord(partWords(desk, metric, part)))
  return say`Most of the change of ${nameOf(metric)} comes from ${new ListText(items)}`
}

function partWords(desk: FigureDesk, metric: Metric, part: Part): string {
  const value = partValue(desk, metric, part.value).render('middle')
  const signed = part.value > 0 && !value.startsWith('+') ? `+${value}` : value
  return `${placeOf(part)} (${signed.replace('-', '−')})`
}

const partValue = (desk: FigureDesk, metric: Metric, value: number): MeasuredText =>
  metric.kind === 'rate' ? desk.points(value, PART) : valueText(desk, metric, value, PART)

/** "“Lamps” of Google Ads"; the source alone where it tells no campaign. */
const placeOf = (part: Part): string =>
  part.campaign === null
    ? wayName(part)
    : `${givenName(part.campaign).render('middle')} of ${wayName(part)}`

/** What one odd day has of it, and what is left without it; null where none made much of it. */
function withoutSentence(
  desk: FigureDesk,
  { metric, without, former, later }: Moved,
): Sentence | null {
  if (!without) return null
  const left = changeText(desk, { metric, former: without.former, later: without.later })
  const isAll = (without.later - without.former) * (later - former) <= 0
  const part = isAll ? say`all` : say`${desk.rate(without.share, WITHOUT)}`
  const sure = without.isClear ? say`still more than chance explains` : say`which could be chance`
  return say`${dayText(without.day)} alone made ${part} of the change of ${nameOf(metric)}: without that day it is ${left}, ${sure}`
}

/** Sentences one after the other, each begun anew; the last one is ended where it becomes a claim. */
const inARow = (first: Sentence, ...others: (Sentence | null)[]): Sentence =>
  others.reduce<Sentence>((all, one) => (one ? say`${all}. ${one}` : all), first)

/** What clearly changed, where the first of it comes from, and what one odd day has of it; null where nothing did. */
export function movedResult(compared: Compared, moved: readonly Moved[]): Claim | null {
  const clear = moved.filter(({ isClear }) => isClear).slice(0, NAMED_MOST)
  const [first] = clear
  if (!first) return null
  const { desk } = compared
  const items = clear.map(one => {
    const change = changeText(desk, one).render('middle')
    const now = valueText(desk, one.metric, one.later).render('middle')
    return ownWord(`${inSentence(one.metric.name)} ${verbOf(one).text} to ${now} (${change})`)
  })
  const odd = clear.find(({ without }) => without)
  const sources = clear.flatMap(({ metric }) => sourcesOf(compared, metric))
  return desk.claim(
    inARow(
      say`${new ListText(items)}, more than chance explains`,
      partsSentence(desk, first),
      odd ? withoutSentence(desk, odd) : null,
    ),
    [...new Set(sources)],
  )
}

/** The clear ones as figures at the head. */
export const movedHead = (compared: Compared, moved: readonly Moved[]): HeadFigure[] =>
  moved
    .filter(({ isClear }) => isClear)
    .slice(0, NAMED_MOST)
    .map(one => {
      const { desk } = compared
      const before = valueText(desk, one.metric, one.former)
      return {
        label: one.metric.name,
        value: valueText(desk, one.metric, one.later).render('middle'),
        note: desk.claim(
          say`${changeText(desk, one)}, ${before} before`,
          sourcesOf(compared, one.metric),
        ),
        isClear: true,
      }
    })

/** "Ad spend rose by 14.9%, cost per conversion rose by 16.6%". */
export function movedTitle(moved: readonly Moved[]): string | null {
  const clear = moved.filter(({ isClear }) => isClear).slice(0, 2)
  if (clear.length === 0) return null
  const words = clear.map(({ metric, former, later }, at) => {
    const change = writeChange(metric, former, later)?.replace(/^[+-]/, '')
    const name = at === 0 ? metric.name : inSentence(metric.name)
    const verb = later > former ? 'rose' : 'fell'
    return change
      ? `${name} ${verb} by ${change}`
      : `${name} ${verb} to ${writeValue(metric, later, '')}`
  })
  return words.join(', ')
}
