import type { PageBlock } from '@sextant/contracts/documents/rows'
import type { ProposedFact } from '../core/known.ts'

/** A page of a document as it was read. */
export type Page = { page: number; words: string; blocks: readonly PageBlock[] }

/** A fact that a page tells, with the first character of its quote on that page. */
export type FactOnPage = Pick<
  ProposedFact,
  'kind' | 'label' | 'attributes' | 'quote' | 'confidence'
> & { page: number; starts: number }
