import {
  type AttributionBody,
  type CreditWay,
} from '@sextant/contracts/performance-intelligence/attribution'
import { type FigureDesk } from '../../figure-desk.ts'
import type { ToldPaths } from './read-paths.ts'

export type Credited = {
  desk: FigureDesk
  told: ToldPaths
  rows: AttributionBody['rows']
  ways: readonly CreditWay[]
  journeys: number
  conversions: number
  sources: readonly number[]
}

type Spread = {
  channel: string
  least: number
  most: number
  leastWay: CreditWay
  mostWay: CreditWay
}

/** The least and the most that a channel gets by any way. */
export function spreadOf({ rows, ways }: Pick<Credited, 'rows' | 'ways'>): Spread[] {
  return rows.map(({ channel, credits }) => {
    const least = Math.min(...credits)
    const most = Math.max(...credits)
    return {
      channel,
      least,
      most,
      leastWay: ways[credits.indexOf(least)]!,
      mostWay: ways[credits.indexOf(most)]!,
    }
  })
}

export const widest = (spreads: readonly Spread[]): Spread =>
  spreads.reduce((a, b) => (b.most - b.least > a.most - a.least ? b : a))

export const HOW = 'credit of the channel by this way of counting'
export const GIVEN = 'as told'
