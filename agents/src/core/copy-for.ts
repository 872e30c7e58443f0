import type { HandChange } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { pathOf } from './by-hand.ts'
import type { Known } from './known.ts'
import { rebuild, withHandChanges } from './rebuild.ts'
import { checked } from './revise.ts'

/** before: of one company; known: another. strange: names and words that only the first has, and that must not come along. */
export type Copying = { before: Deliverable; known: Known; strange: readonly string[] }
/** toReview: what was written by hand and came along, marked; leftOut: what was not fit to. */
export type Copied = { deliverable: Deliverable; toReview: number; leftOut: number }

const TO_REVIEW = 'Written for another company. Does it hold for this one?'

/**
 * The same kind of deliverable for another company, from that company's facts alone. Words by hand come along where their place is
 * there too and nothing in them names the first company, its facts or a figure; each is an assumption that asks to be reviewed.
 */
export function copyFor({ before, known, strange }: Copying): Copied {
  const plain: Deliverable = { ...before, byHand: [], model: null, mind: 'built-in', moves: [] }
  const fresh = rebuild({ before: plain, known })
  const fit = before.byHand.filter(change => isFit(change, strange, fresh))
  const leftOut = before.byHand.length - fit.length
  if (fit.length === 0) return { deliverable: fresh, toReview: 0, leftOut }
  const withWords = asAssumptions(withHandChanges(fresh, fit, known))
  return { deliverable: checked(withWords, known), toReview: fit.length, leftOut }
}

function isFit(
  { key, value, removed }: HandChange,
  strange: readonly string[],
  fresh: Deliverable,
): boolean {
  if (removed || typeof value !== 'string' || key === 'title') return false
  const words = value.toLowerCase()
  const isOfFirst = /\d/.test(value) || strange.some(word => words.includes(word.toLowerCase()))
  return !isOfFirst && pathOf(fresh, key) !== null
}

/** Nobody of this company said it: what was an edit is an assumption, and no edit that a rebuild would keep as such. */
function asAssumptions(content: Deliverable): Deliverable {
  const sources = content.sources.map(source =>
    source.ref === 'edit'
      ? {
          ...source,
          kind: 'assumption' as const,
          quote: null,
          origin: 'Written for another company',
          ref: null,
          check: TO_REVIEW,
          verified: false,
          flags: ['to review'],
        }
      : source,
  )
  return { ...content, sources, byHand: [] }
}
