import type { Positioning, PositioningMap } from '@sextant/contracts/marketing-strategy/positioning'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { saidGap } from '../../company/rivals.ts'
import type { Desk } from '../../core/desk.ts'
import { alikeRivals } from './rival-price.ts'

/** Rivals below which there is nothing to see on a map. */
const RIVALS_LEAST = 2

/** A figure that rivals and the firm itself have. */
type Axis = PositioningMap['x'] & {
  ours: (company: Company) => number | undefined
  theirs: (company: Company, rival: Fact<'rival'>) => number | undefined
}

/** In the order in which they tell most to a buyer. */
const AXES: readonly Axis[] = [
  {
    name: 'Price against ours',
    unit: 'percent',
    ours: () => 0,
    theirs: (company, rival) => saidGap(rival) ?? gapOf(company, rival),
  },
  {
    name: 'Better points, less worse ones',
    unit: 'count',
    ours: () => 0,
    theirs: (_, { betterAt, worseAt }) =>
      betterAt || worseAt ? (betterAt?.length ?? 0) - (worseAt?.length ?? 0) : undefined,
  },
  {
    name: 'Share of the market',
    unit: 'percent',
    ours: company => mainLine(company)?.ownShare,
    theirs: (_, { share }) => share,
  },
  {
    name: 'Growth a year',
    unit: 'percent',
    ours: company => mainLine(company)?.growth,
    theirs: (_, { growth }) => growth,
  },
]

const gapOf = (company: Company, rival: Fact<'rival'>): number | undefined =>
  alikeRivals(company).find(one => one.rival.id === rival.id)?.gap

/** The two figures that most rivals have, with everybody on them; null where fewer than two rivals have both. */
export function mapOf({ company, profile }: Desk): PositioningMap | null {
  const known = AXES.filter(({ ours }) => ours(company) !== undefined)
  const pairs = known.flatMap((x, at) => known.slice(at + 1).map(y => ({ x, y })))
  const [best] = pairs
    .map(pair => ({ ...pair, points: pointsOf(company, pair) }))
    .toSorted((a, b) => b.points.length - a.points.length)
  if (!best || best.points.length < RIVALS_LEAST) return null
  const own = {
    fact: null,
    name: profile.companyName.trim() || company.name,
    x: best.x.ours(company) ?? 0,
    y: best.y.ours(company) ?? 0,
  }
  return { x: axisOf(best.x), y: axisOf(best.y), points: [own, ...best.points] }
}

const axisOf = ({ name, unit }: Axis): PositioningMap['x'] => ({ name, unit })

const pointsOf = (company: Company, { x, y }: { x: Axis; y: Axis }): PositioningMap['points'] =>
  factsOf(company, 'rival').flatMap(rival => {
    const [across, up] = [x.theirs(company, rival), y.theirs(company, rival)]
    if (across === undefined || up === undefined) return []
    return [{ fact: rival.id, name: rival.label, x: across, y: up }]
  })

/** What is known of each rival and what is not, for who has no map yet. */
export const rivalsOf = (desk: Desk): Positioning['rivals'] =>
  factsOf(desk.company, 'rival').map(rival => {
    const isKnown = ({ theirs }: Axis): boolean => theirs(desk.company, rival) !== undefined
    const names = (axes: readonly Axis[]): string => axes.map(({ name }) => name).join(', ') || '–'
    return {
      fact: rival.id,
      claim: desk.named(rival),
      known: names(AXES.filter(isKnown)),
      missing: names(AXES.filter(axis => !isKnown(axis))),
    }
  })
