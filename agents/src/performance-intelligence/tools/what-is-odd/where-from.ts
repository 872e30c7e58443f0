import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import type { Claim } from '@sextant/contracts/deliverable'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { amountOf, MISSING, type Told, unitOf } from './told.ts'

/** A part that has this much of what is missing is where it comes from. */
const MOST_OF_IT = 0.6

const isSameWay = ({ difference }: RateRow, way: number): boolean => difference * way > 0

/** Where a change comes from, in words: the part that has most of it, and those in which nothing clear happened. */
export function whereFrom(told: Told, rows: readonly RateRow[]): Claim[] {
  const { desk, effect, cost, series } = told
  if (rows.length === 0) return []
  const clear = rows.filter(row => row.isClear && isSameWay(row, effect.difference))
  const first = clear.find(({ missing }) => missing / cost.results >= MOST_OF_IT) ?? clear[0]
  if (!first)
    return [
      desk.claim(
        say`In no single part is the change clear by itself: it lies on all of them, or each has too few ${ownWord(unitOf(series.cases!))}`,
        rows.flatMap(({ sources }) => sources),
      ),
    ]
  const part = amountOf(told, Math.abs(first.missing))
  const all = desk.sum(series.events, Math.abs(Math.round(cost.results)), MISSING)
  const isLoss = cost.results >= 0
  const verb = isLoss ? say`missing` : say`more`
  const others = rows.filter(row => row !== first && !row.isClear && sameKind(row, first))
  const calm = others[0]
  const beside = calm
    ? say` ${givenName(calm.name)} did not change by more than chance explains.`
    : say``
  return [
    desk.claim(
      say`It lies on ${givenName(first.name)}: ${part} ${ownWord(unitOf(series.events))} are ${verb} there, ${all} in all.${beside}`,
      [...first.sources, ...(calm?.sources ?? [])],
    ),
  ]
}

/** Two devices are compared, a device and a page are not. */
const sameKind = (one: RateRow, other: RateRow): boolean =>
  one.name.split(': ')[0] === other.name.split(': ')[0] || !one.name.includes(': ')
