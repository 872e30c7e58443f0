import type {
  CanvasBody,
  Hypothesis,
  UnitEconomics,
} from '@sextant/contracts/strategy/business-model-canvas'
import {
  breakEvenUnits,
  contributionMargin,
  contributionPerUnit,
} from '../../../math/unit-economics.ts'

/** Above this much evidence there is nothing to test first. */
export const PROVEN = 4

/** The unit economics and the riskiest hypothesis again; what was said of figures that changed falls. */
export function recompute(body: CanvasBody): CanvasBody {
  const economics = computed(body.economics)
  const isSame = RESULTS.every(result => economics[result] === body.economics[result])
  const riskiest = riskiestOf(body.blocks.flatMap(({ items }) => items))?.id ?? null
  return {
    ...body,
    riskiest,
    test: body.test?.of === riskiest ? body.test : null,
    economics,
    economicsVerdict: isSame ? body.economicsVerdict : null,
  }
}

const RESULTS = ['contributionCents', 'breakEvenUnits', 'ltvCents', 'ltvToCac'] as const

/** Blocks whose truth the buyers decide: whether anybody wants it is tested before whether it can be done (Bland and Osterwalder 2019). */
const OF_BUYERS = new Set(['value', 'segments', 'channels', 'relationships', 'revenue'])
const isOfBuyers = ({ id }: Hypothesis): boolean => OF_BUYERS.has(id.split('-')[0] ?? '')

/** Where weights are rated, the highest weight × (6 − evidence); else of those that findings rest on, what buyers decide first, then the least proven, then the one that carries most. */
export function riskiestOf(items: readonly Hypothesis[]): Hypothesis | undefined {
  const open = items.filter(({ evidence }) => evidence < PROVEN)
  const rated = open.filter(({ weight }) => weight !== null)
  const risk = ({ weight, evidence }: Hypothesis): number => (weight ?? 0) * (6 - evidence)
  if (rated.length > 0) return rated.toSorted((a, b) => risk(b) - risk(a))[0]
  return open
    .filter(({ carries }) => carries > 0)
    .toSorted(
      (a, b) =>
        Number(isOfBuyers(b)) - Number(isOfBuyers(a)) ||
        a.evidence - b.evidence ||
        b.carries - a.carries,
    )[0]
}

/** What follows from the inputs; null wherever one is missing. */
export function computed(economics: UnitEconomics): UnitEconomics {
  const { priceCents: price, variableCostCents: cost } = economics
  const isKnown = price !== null && cost !== null
  const contributionCents = isKnown ? contributionPerUnit(price, cost) : null
  const marginRatio = isKnown ? contributionMargin(price, cost) : null
  const own = { ...economics, contributionCents, marginRatio }
  return {
    ...own,
    breakEvenUnits: breakEvenOf(own),
    ...lifetimeOf(own),
    missing: own.missing.filter(({ input }) => own[input] === null),
  }
}

const breakEvenOf = ({ fixedMonthlyCents, contributionCents }: UnitEconomics): number | null =>
  fixedMonthlyCents === null || contributionCents === null
    ? null
    : breakEvenUnits(fixedMonthlyCents, contributionCents)

type Lifetime = Pick<UnitEconomics, 'ltvCents' | 'ltvToCac' | 'paybackMonths'>

/** Lifetime value = contribution a month ÷ monthly loss (D. Skok, "SaaS Metrics", 2010). */
function lifetimeOf(economics: UnitEconomics): Lifetime {
  const { contributionCents, purchasesPerMonth, monthlyChurn, cacCents } = economics
  const isEarning = contributionCents !== null && contributionCents > 0
  const aMonth = isEarning && purchasesPerMonth ? contributionCents * purchasesPerMonth : null
  const ltvCents = aMonth && monthlyChurn ? Math.round(aMonth / monthlyChurn) : null
  const ltvToCac = ltvCents !== null && cacCents ? ltvCents / cacCents : null
  const paybackMonths = aMonth && cacCents !== null ? cacCents / aMonth : null
  return { ltvCents, ltvToCac, paybackMonths }
}
