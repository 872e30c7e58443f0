import type { Claim } from '@sextant/contracts/deliverable'
import { JUDGMENT_WORDS } from '@sextant/contracts/written-by'

const WORDS: Readonly<Record<NonNullable<Claim['evidence']>, string>> = {
  quoted: 'quoted from you',
  computed: 'computed',
  told: 'as you said',
  rule: 'rule',
  published: 'published',
  estimate: 'your estimate',
  judgment: JUDGMENT_WORDS,
  'not rated': 'not rated',
}

/** What a statement rests on, in a word. */
export const evidenceWord = (evidence: Claim['evidence']): string =>
  evidence ? WORDS[evidence] : ''
