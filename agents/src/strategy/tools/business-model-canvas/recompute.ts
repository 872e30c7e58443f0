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

/** What hangs on it × how little proves it: the part of the money, the customers or the goal, or half as much as people rated it. Where nothing is known to hang on any: of those that findings rest on, what buyers decide first, then the least proven, then the one that carries most. */
export function riskiestOf(items: readonly Hypothesis[]): Hypothesis | undefined {
  const open = items.filter(({ evidence }) => evidence < PROVEN)
  const [most] = open.toSorted((a, b) => riskOf(b) - riskOf(a) || byBuyers(a, b))
  if (most && riskOf(most) > 0) return most
  return open.filter(({ carries }) => carries > 0).toSorted(byBuyers)[0]
}

/** No rating says that the whole firm hangs on one thing. */
const BEST_RATED = 10
const riskOf = ({ stake, weight, evidence }: Hypothesis): number =>
  Math.max(stake ?? 0, (weight ?? 0) / BEST_RATED) * (6 - evidence)

const byBuyers = (a: Hypothesis, b: Hypothesis): number =>
  Number(isOfBuyers(b)) - Number(isOfBuyers(a)) || a.evidence - b.evidence || b.carries - a.carries

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
