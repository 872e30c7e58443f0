import type { Claim } from '@sextant/contracts/deliverable'
import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Split } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { changeOfRatio, type RatioDay } from '../../../math/statistics/bootstrap.ts'
import { daysFrom } from '../../../figures/days.ts'
import type { Figure } from '../../../figures/figure.ts'
import { dayText, type MeasuredText, ownWord } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { countWords, type FigureDesk } from '../../figure-desk.ts'
import { holdsNought } from '../../rates.ts'
import { seriesName } from '../../where.ts'
import type { Compared } from './compared.ts'
import type { Compare } from './rates.ts'

const SPLIT = 'part of the change by logarithmic mean (Ang 2004)'
const TOTAL = 'sum of the stretch'
const BY_DAY = 'difference of two means by day, 95% interval from days drawn anew'
const NEWCOMBE = 'difference of two rates, 95% interval by Newcombe 1998'

const measureOf = ({ measure }: Split): Measure => measure as Measure

/** The total, how it moved, what did most of it, and how much of that is more than chance. */
export function resultOf(
  { desk, sources, period }: Compared,
  split: Split,
  rates: readonly Compare[],
  isClear: boolean | null,
): Claim {
  const measure = measureOf(split)
  const change = split.later - split.former
  const name = ownWord(MEASURES[measure].label)
  const [first, second] = split.parts
  if (change === 0 || !first)
    return desk.claim(say`${name} stayed the same up to ${dayText(period.to)}.`, sources)
  const verb = change > 0 ? say`rose` : say`fell`
  const amount = desk.sum(measure, Math.abs(change), 'later − former')
  const to = desk.sum(measure, split.later, TOTAL)
  const why = say`${causeWord(first.label)} ${did(first.value)} ${part(desk, measure, first.value)}`
  const beside = second
    ? say`, ${causeWord(second.label)} ${did(second.value)} ${part(desk, measure, second.value)}`
    : say``
  const whole =
    isClear === false
      ? say` Days scatter that much by themselves, so the whole may be chance.`
      : say``
  return desk.claim(
    say`${name} ${verb} by ${amount} to ${to}. ${why}${beside}.${whole}${ratesWords(desk, rates)}`,
    sources,
  )
}

function ratesWords(desk: FigureDesk, rates: readonly Compare[]): Sentence {
  if (rates.length === 0) return say``
  const clear = rates.filter(({ row }) => row.isClear).length
  const of = desk.counted(rates.length, 'rate', 'rates', 'rates told in both stretches')
  if (clear === 0) return say` None of the ${of} behind it moved by more than chance explains.`
  const many = desk.count(clear, 'rates of which the interval of the change leaves out nought')
  return say` Of the ${of} behind it, ${many} moved by more than chance explains.`
}

/** "Meta Ads: conversion" is the conversion of Meta Ads. */
function causeText(label: string): string {
  const [channel, cause] = label.split(': ')
  return channel && cause ? `${cause} of ${channel}` : label
}
const causeWord = (label: string): MeasuredText => ownWord(causeText(label))
const did = (value: number): MeasuredText => ownWord(value < 0 ? 'took' : 'added')
const part = (desk: FigureDesk, measure: Measure, value: number): MeasuredText =>
  desk.sum(measure, Math.abs(value), SPLIT)

type Sides = { former: readonly Figure[]; later: readonly Figure[] }

/** The total of both stretches, and whether the difference can be chance. */
export function headOf(compared: Compared, split: Split, sides: Sides): HeadFigure[] {
  const { desk, sources, period, before } = compared
  const measure = measureOf(split)
  const days = (figures: readonly Figure[], { from, to }: { from: string; to: string }) =>
    daysFrom(from, to).map((day): RatioDay => {
      const sum = figures
        .filter(one => one.measure === measure && one.day === day)
        .reduce((all, { value }) => all + value, 0)
      return sum < 0 ? null : { above: sum, below: 1 }
    })
  const change = changeOfRatio(days(sides.former, before), days(sides.later, period))
  const written = (value: number): string =>
    MEASURES[measure].unit === 'money'
      ? writeMoney(Math.round(value), desk.currency)
      : countWords(Math.round(value))
  const total: HeadFigure = {
    label: MEASURES[measure].label,
    value: written(split.later),
    note: desk.claim(
      say`${desk.sum(measure, split.former, TOTAL)} in the stretch before, from ${dayText(before.from)}`,
      sources,
    ),
    isClear: null,
  }
  if (!change) return [total]
  const { value, low, high } = change.difference
  const isClear = !holdsNought({ low, high })
  const range = say`${signed(desk, measure, low)} to ${signed(desk, measure, high)}`
  const n = desk.counted(
    daysFrom(period.from, period.to).length,
    'day',
    'days',
    'days of a stretch',
  )
  return [
    total,
    {
      label: 'Change a day',
      value: `${value < 0 ? '−' : '+'}${written(Math.abs(value))}`,
      note: desk.claim(say`interval ${range}, n ${n} each`, sources),
      isClear: null,
    },
    {
      label: 'How sure',
      value: isClear ? 'Clear' : 'Could be chance',
      note: desk.claim(
        isClear
          ? say`The interval of the change leaves out nought`
          : say`The interval of the change holds nought: days scatter that much by themselves`,
        sources,
      ),
      isClear,
    },
  ]
}

const signed = (desk: FigureDesk, measure: Measure, value: number): Sentence =>
  say`${value < 0 ? say`−` : say`+`}${desk.sum(measure, Math.abs(value), BY_DAY)}`

const SHOWN = 4

/** Rates that moved for sure, those that may have, and those that stayed. */
export function verdictsOf(
  { desk }: Compared,
  rates: readonly Compare[],
): { clear: Claim[]; chance: Claim[]; stayed: Claim[] } {
  const told = rates.map(one => ({ one, claim: rateClaim(desk, one) }))
  const isStill = ({ row }: Compare): boolean =>
    !row.isClear && Math.abs(row.difference) < STILL * (row.before.events / row.before.cases)
  const of = (fits: (one: Compare) => boolean): Claim[] =>
    told
      .filter(({ one }) => fits(one))
      .map(({ claim }) => claim)
      .slice(0, SHOWN)
  return {
    clear: of(({ row }) => row.isClear),
    chance: of(one => !one.row.isClear && !isStill(one)),
    stayed: of(isStill),
  }
}

/** Less than a twentieth of itself is no change to speak of. */
const STILL = 0.05

function rateClaim(desk: FigureDesk, { series, row }: Compare): Claim {
  const { before, after, difference, low, high } = row
  const from = desk.rate(before.events / before.cases, `${series.name}, stretch before`)
  const to = desk.rate(after.events / after.cases, `${series.name}, this stretch`)
  const interval = desk.pointsRange(low, high, NEWCOMBE)
  const n = desk.count(after.cases, 'cases in this stretch')
  return desk.claim(
    say`${seriesName(series)}: ${from} to ${to}, ${desk.points(difference, NEWCOMBE)}, interval ${interval}, n ${n}`,
    row.sources,
  )
}

/** What would say that it is otherwise. */
export const overturnedBy = ({ desk, sources, before }: Compared): Claim[] => [
  desk.claim(
    say`An export that restates days since ${dayText(before.from)}: the split follows from them to the cent.`,
    sources,
  ),
  desk.claim(
    say`A channel that begins to tell what it did not tell before: until then its part stands under what has no way.`,
    sources,
  ),
]

/** Nothing to compare with, or no way from end to end. */
export function tooLittleResult(desk: FigureDesk, before: { from: string; to: string }): Claim {
  const sources = desk.known.spans.map(({ source, first_day, last_day }) => {
    const measures = new Set(
      desk.known.figures.filter(one => one.source === source).map(({ measure }) => measure),
    )
    return desk.metric({
      measures: [...measures].slice(0, 4),
      source,
      from: first_day,
      to: last_day,
    })
  })
  return desk.claim(
    say`There is nothing to compare with yet: a change is split when figures go back to ${dayText(before.from)} and tell the whole way, such as visits, orders and revenue, or spend, clicks and conversions.`,
    sources,
  )
}
