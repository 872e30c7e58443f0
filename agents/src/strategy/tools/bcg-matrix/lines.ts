import type { Claim } from '@sextant/contracts/deliverable'
import type { BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import { type Fact, factsOf, tiedTo } from '../../../company/company.ts'
import { APART, lineGrowth } from '../../../company/line-growth.ts'
import { marginOf } from '../../../company/margins.ts'
import { revenueOf } from '../../../company/sales.ts'
import { salesOfYear } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { placeOf } from './recompute.ts'

/** A line of the matrix and the card it comes from. Its call follows when all stand side by side. */
export type Placed = { offer: Fact<'offer'>; line: BcgLine }

/** Placed lines first, the largest before; then those that lack a figure. */
export function placedLines(desk: Desk, cut: number, most: number): Placed[] {
  return factsOf(desk.company, 'offer')
    .map(offer => ({ offer, line: lineOf(desk, offer, cut) }))
    .toSorted((a, b) => orderOf(b.line) - orderOf(a.line))
    .slice(0, most)
    .map(({ offer, line }, index) => ({ offer, line: { ...line, id: `L${index + 1}` } }))
}

/** Above nought where it has a place, below where it has none. */
const orderOf = ({ quadrant, revenueCents }: BcgLine): number => {
  const size = 1 - 1 / (2 + (revenueCents ?? 0))
  return quadrant === null ? size - 1 : size
}

function lineOf(desk: Desk, offer: Fact<'offer'>, cut: number): BcgLine {
  const figures = {
    ownShare: offer.ownShare ?? null,
    rivalShare: rivalShareOf(desk, offer),
    growth: offer.marketGrowth ?? null,
  }
  const revenue = yearOf(desk, offer)
  const margin = marginOf(offer)
  const place = placeOf(figures, cut)
  return {
    id: offer.id,
    name: offer.label.charAt(0).toUpperCase() + offer.label.slice(1),
    revenueCents: revenue,
    contributionCents: revenue === null || margin === null ? null : Math.round(revenue * margin),
    ...figures,
    ownGrowth: lineGrowth(offer),
    ...place,
    call: null,
    because: { ...because(desk, offer, { ...figures, ...place }), fact: offer.id },
  }
}

/** As said of the line, else of the largest rival whose card is about it. */
function rivalShareOf(desk: Desk, offer: Fact<'offer'>): number | null {
  if (offer.rivalShare) return offer.rivalShare
  const shares = tiedTo(desk.company, offer, 'rival').flatMap(({ share }) => (share ? [share] : []))
  return shares.length > 0 ? Math.max(...shares) : null
}

/** Cents a year: of the line itself, else its share of all sales. */
function yearOf(desk: Desk, offer: Fact<'offer'>): number | null {
  const own = revenueOf(offer)
  if (own !== null) return Math.round(own)
  const all = offer.share === undefined ? null : salesOfYear(desk.company)
  return all && offer.share !== undefined ? Math.round(all.value * offer.share) : null
}

type Figures = Pick<BcgLine, 'ownShare' | 'rivalShare' | 'growth' | 'relativeShare' | 'quadrant'>

/** Both figures that place a line, or the ones that are missing. */
function because(desk: Desk, offer: Fact<'offer'>, figures: Figures): Claim {
  const { ownShare, rivalShare, growth, relativeShare } = figures
  if (ownShare === null || rivalShare === null || growth === null || relativeShare === null)
    return desk.claim(missing(figures), [offer.id], 'not rated')
  const { kit } = desk
  const own = kit.percent(ownShare, AS_SAID, [offer])
  const theirs = kit.percent(rivalShare, AS_SAID, [offer])
  const times = kit.number(relativeShare, 'own share ÷ share of the largest rival', [offer])
  const size = say`${own} of its market, ${times} times the ${theirs} of the largest rival`
  return desk.claim(
    say`${size}; ${growing()}${ownPace(desk, offer, figures.quadrant)}.`,
    [offer.id],
    'computed',
  )

  function growing(): Sentence {
    const pace = kit.percent(Math.abs(growth ?? 0), AS_SAID, [offer])
    if (growth === 0) return say`the market stands still`
    return (growth ?? 0) > 0
      ? say`the market grows by ${pace} a year`
      : say`the market shrinks by ${pace} a year`
  }
}

/** The growth of the line beside that of its market: who gains ground in a slow market has something that buyers choose, and who leads a fast one and grows more slowly will not lead it for long. */
function ownPace(desk: Desk, offer: Fact<'offer'>, place: BcgLine['quadrant']): Sentence {
  const growth = lineGrowth(offer)
  const { marketGrowth } = offer
  if (growth === null || marketGrowth === undefined) return say``
  const how = offer.growth === undefined ? 'sold ÷ sold the year before − 1' : AS_SAID
  const pace = desk.kit.percent(Math.abs(growth), how, [offer])
  const grows = marketGrowth > 0 ? say`the line by ${pace}` : say`the line grows by ${pace}`
  const own = growth < 0 ? say`the line shrinks by ${pace}` : grows
  const apart = growth - marketGrowth
  if (apart >= APART) return say`, ${own}: it gains ground${GAINS[place ?? 'none']}`
  return apart <= -APART ? say`, ${own}: it loses ground${LOSES[place ?? 'none']}` : say`, ${own}`
}

type Place = NonNullable<BcgLine['quadrant']> | 'none'
/** What the place alone does not tell of a line that gains. */
const GAINS: Readonly<Record<Place, Sentence>> = {
  star: say``,
  'cash cow': say``,
  'question mark': say``,
  dog: say`, so it is held as a niche: take out no more than leaves that pace as it is`,
  none: say``,
}
/** And of one that loses. */
const LOSES: Readonly<Record<Place, Sentence>> = {
  star: say`, and a star that grows more slowly than its market is on the way to lead it no longer`,
  'cash cow': say`, so part of what it leaves goes into keeping its place`,
  'question mark': say``,
  dog: say``,
  none: say``,
}

const MISSING = {
  ownShare: say`your share of its market`,
  rivalShare: say`the share of the largest rival`,
  growth: say`the growth of its market`,
} as const

function missing(figures: Figures): Sentence {
  const names = (Object.keys(MISSING) as (keyof typeof MISSING)[])
    .filter(name => figures[name] === null)
    .map(name => MISSING[name])
  const list = joined(names)
  return names.length > 1
    ? say`Cannot be placed yet: ${list} are missing on its card.`
    : say`Cannot be placed yet: ${list} is missing on its card.`
}

/** "a, b and c". */
function joined(parts: readonly Sentence[]): Sentence {
  const [first = say``, second, third] = parts
  if (!second) return first
  return third ? say`${first}, ${second} and ${third}` : say`${first} and ${second}`
}
