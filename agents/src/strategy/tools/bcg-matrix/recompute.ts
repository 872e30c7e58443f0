import type { BcgBody, BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import { APART } from '../../../company/line-growth.ts'
import { quadrant, relativeShare } from '../../../math/bcg.ts'

type Figures = Pick<BcgLine, 'ownShare' | 'rivalShare' | 'growth'>
type Place = Pick<BcgLine, 'relativeShare' | 'quadrant'>

/** Where a line stands; null while one of the three figures is missing. */
export function placeOf({ ownShare, rivalShare, growth }: Figures, cut: number): Place {
  const relative = ownShare === null ? null : relativeShare(ownShare, rivalShare)
  if (relative === null) return { relativeShare: null, quadrant: null }
  const place = growth === null ? null : quadrant(relative, growth, cut)
  return { relativeShare: asSaid(relative), quadrant: place }
}

/** As exact as it is spoken of, so that prose, table and drawing agree: 1.8, 0.08. */
const asSaid = (relative: number): number =>
  relative >= 1 ? Math.round(relative * 10) / 10 : Math.round(relative * 100) / 100

/** Relative shares, quadrants and calls anew. */
export function recompute(body: BcgBody): BcgBody {
  const placed = body.lines.map(line => ({ ...line, ...placeOf(line, body.growthCut) }))
  const nearest = nearestToLead(placed)
  const main = mainOf(placed)
  const payer = payerOf(placed)
  const lines = placed.map(line => ({
    ...line,
    // A main line so far behind is more often a market drawn too wide: no call before that is settled.
    call:
      line === main && isOutOfReach(line) ? null : callFor(line, line === nearest, line === payer),
  }))
  return { ...body, lines }
}

const mainOf = (lines: readonly BcgLine[]): BcgLine | undefined =>
  lines.toSorted((a, b) => (b.revenueCents ?? 0) - (a.revenueCents ?? 0))[0]

/** The line that leaves more than half of all there is, where every line tells: nobody harvests what pays for the rest. */
function payerOf<Line extends Pick<BcgLine, 'contributionCents'>>(
  lines: readonly Line[],
): Line | undefined {
  if (lines.some(({ contributionCents }) => contributionCents === null)) return undefined
  const all = lines.reduce((sum, { contributionCents }) => sum + (contributionCents ?? 0), 0)
  return lines.find(({ contributionCents }) => all > 0 && (contributionCents ?? 0) > all / 2)
}

/** Below a tenth of the largest rival, the low end of Henderson's scale, no effort of one firm leads a market. */
export const OUT_OF_REACH = 0.1

/** Of the question marks the one that is nearest to leading its market: few can be built at a time. */
function nearestToLead<Line extends Place>(lines: readonly Line[]): Line | undefined {
  return lines
    .filter(line => line.quadrant === 'question mark' && !isOutOfReach(line))
    .toSorted((a, b) => (b.relativeShare ?? 0) - (a.relativeShare ?? 0))[0]
}

export const isOutOfReach = ({ relativeShare: share }: Pick<Place, 'relativeShare'>): boolean =>
  share !== null && share < OUT_OF_REACH

/** Henderson: a star is built, a cow kept, one question mark is built and the others get nothing; a dog is kept as long as it leaves money, and held where it leaves most of it, or where it grows faster than its market. */
function callFor(
  line: Pick<BcgLine, 'quadrant' | 'contributionCents' | 'growth' | 'ownGrowth'>,
  isNearest: boolean,
  isPayer: boolean,
): BcgLine['call'] {
  if (isPayer && line.quadrant === 'dog') return 'hold'
  switch (line.quadrant) {
    case 'star':
      return 'invest'
    case 'cash cow':
      return 'hold'
    case 'question mark':
      return isNearest ? 'invest' : 'harvest'
    case 'dog':
      return callForDog(line)
    case null:
      return null
  }
}

/** What buyers choose more and more in a slow market is no line to empty. */
function callForDog({
  contributionCents: left,
  growth,
  ownGrowth,
}: Pick<BcgLine, 'contributionCents' | 'growth' | 'ownGrowth'>): BcgLine['call'] {
  if (left !== null && left <= 0) return 'stop'
  const isGaining = growth !== null && ownGrowth !== null && ownGrowth - growth >= APART
  return isGaining ? 'hold' : 'harvest'
}
