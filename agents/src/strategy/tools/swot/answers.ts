import type { CHANGE_TOUCHES, STRENGTH_SORTS } from '@sextant/contracts/company/chips'
import type { Fact } from '../../../company/company.ts'

type Sort = (typeof STRENGTH_SORTS)[number]
type Touches = (typeof CHANGE_TOUCHES)[number]

/** What a strength has to be of to meet a change in these; whatever is not listed is met by any. */
const MEETS: Partial<Readonly<Record<Touches, readonly Sort[]>>> = {
  cost: [
    'quality',
    'trust',
    'expertise',
    'range',
    'relationship',
    'exclusivity',
    'convenience',
    'speed',
    'place',
  ],
  rule: ['quality', 'trust', 'expertise', 'relationship', 'exclusivity'],
  supply: ['relationship', 'range', 'exclusivity', 'place', 'expertise'],
  technology: ['expertise', 'trust', 'relationship', 'exclusivity', 'convenience'],
  funding: ['trust', 'quality', 'expertise', 'relationship'],
}

/** Whether what is inside answers what is around by its kind: quality is no answer to somebody who is faster. What nobody sorted may answer. */
export function answers(own: Fact, around: Fact): boolean {
  if (isOfOtherLine(own, around)) return false
  if (own.kind !== 'strength' || own.sort === undefined) return true
  if (around.kind === 'change') return meets(own.sort, around.touches)
  return around.kind === 'rival' && around.sort !== 'referrer' ? counters(own.sort, around) : true
}

/** Two facts about different lines have nothing to do with each other. */
function isOfOtherLine(own: Fact, around: Fact): boolean {
  const isAboutBoth = own.about !== undefined && around.about !== undefined
  return isAboutBoth && own.about !== around.about && own.about !== around.id
}

const meets = (sort: Sort, touches: Touches | undefined): boolean =>
  (touches && MEETS[touches]?.includes(sort)) ?? true

/** A lower price is answered by a reason to pay more; any other lead only on its own ground, or where the rival is known to be behind. */
function counters(sort: Sort, rival: Fact<'rival'>): boolean {
  const { betterAt = [], worseAt = [], gapHigh } = rival
  if (worseAt.includes(sort)) return true
  const isCheaper = betterAt.includes('price') || (gapHigh !== undefined && gapHigh < 0)
  if (isCheaper) return sort !== 'price'
  return betterAt.length === 0 || betterAt.includes(sort)
}
