import type { Claim } from '@sextant/contracts/deliverable'
import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Split } from '@sextant/contracts/figures/view'
import { dayText, type MeasuredText, ownWord } from '../../../sentences/measured.ts'
import { causesBothWays } from '../../../figures/split.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { type FigureDesk } from '../../figure-desk.ts'
import type { Compared } from './compared.ts'
import type { Compare } from './rates.ts'

const SPLIT = 'part of the change by logarithmic mean (Ang 2004)'
export const TOTAL = 'sum of the stretch'
export const NEWCOMBE = 'difference of two rates, 95% interval by Newcombe 1998'

export const measureOf = ({ measure }: Split): Measure => measure as Measure

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
  const first = split.parts[0] && causesBothWays(split.parts, change)[0]
  const second = split.parts.find(part => part !== first)
  if (change === 0 || !first)
    return desk.claim(say`${name} stayed the same up to ${dayText(period.to)}.`, sources)
  const amount = desk.sum(measure, Math.abs(change), 'later − former')
  const to = desk.sum(measure, split.later, TOTAL)
  const isChance = isClear === false
  const [cause, by] = [causeWord(first.label), part(desk, measure, first.value)]
  const beside = second
    ? say`, ${causeWord(second.label)} ${did(second.value)} ${part(desk, measure, second.value)}`
    : say``
  const head = isChance ? unmoved(name, to, amount, change) : moved(name, to, amount, change)
  const parts = isChance
    ? say` Of its parts, ${cause} ${did(first.value)} ${by}${beside}; that may be chance as well.`
    : say` ${cause} ${did(first.value)} ${by}${beside}.`
  return desk.claim(say`${head}${parts}${ratesWords(desk, rates)}`, sources)
}

const moved = (
  name: MeasuredText,
  to: MeasuredText,
  amount: MeasuredText,
  change: number,
): Sentence => say`${name} ${change > 0 ? say`rose` : say`fell`} by ${amount} to ${to}.`

/** No more than days scatter by themselves is not called a rise or a fall. */
const unmoved = (
  name: MeasuredText,
  to: MeasuredText,
  amount: MeasuredText,
  change: number,
): Sentence =>
  say`${name} did not clearly change: ${to} is ${amount} ${change > 0 ? say`more` : say`less`} than in the stretch before, and days scatter that much by themselves.`

/** The total that did not clearly change, beside others that did. */
export function unmovedResult({ desk, sources }: Compared, split: Split): Claim {
  const measure = measureOf(split)
  const change = split.later - split.former
  const to = desk.sum(measure, split.later, TOTAL)
  const amount = desk.sum(measure, Math.abs(change), 'later − former')
  const way = change > 0 ? say`more` : say`less`
  return desk.claim(
    say`${ownWord(MEASURES[measure].label)} did not clearly change: ${to}, ${amount} ${way} than before.`,
    sources,
  )
}

/** What it is called in a list. */
export const titleOf = (split: Split, isClear: boolean | null): string =>
  isClear === false ? `${MEASURES[measureOf(split)].label} did not clearly change` : split.title

function ratesWords(desk: FigureDesk, rates: readonly Compare[]): Sentence {
  if (rates.length === 0) return say``
  const clear = rates.filter(({ row }) => row.isClear).length
  const of = desk.counted(rates.length, 'rate', 'rates', 'rates told in both stretches')
  if (clear === 0) return say` None of the ${of} behind it moved by more than chance explains.`
  const many = desk.count(clear, 'rates of which the interval of the change leaves out zero')
  return say` Of the ${of} behind it, ${many} moved by more than chance explains.`
}

/** "Meta Ads: conversion" is the conversion of Meta Ads. */
function causeText(label: string): string {
  const [channel, cause] = label.split(': ')
  return channel && cause ? `${cause} of ${channel}` : label
}
export const causeWord = (label: string): MeasuredText => ownWord(causeText(label))
const did = (value: number): MeasuredText => ownWord(value < 0 ? 'took' : 'added')
const part = (desk: FigureDesk, measure: Measure, value: number): MeasuredText =>
  desk.sum(measure, Math.abs(value), SPLIT)

/** What would say that it is otherwise. */
export const overturnedBy = ({ desk, sources, before }: Compared): Claim[] => [
  desk.claim(
    say`An export that restates days since ${dayText(before.from)}: the split follows from them to the cent.`,
    sources,
  ),
  desk.claim(
    say`Figures of a channel that were not imported so far: until then nobody knows what that channel did of it.`,
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
