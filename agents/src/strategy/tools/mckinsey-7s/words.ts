import type { SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { type CountText, unitText } from '../../../sentences/figures.ts'

const METHOD = { fixed: 'the seven elements (Waterman, Peters and Phillips 1980)' }
const word = (text: string): CountText => unitText({ one: text, many: text }, 'one', METHOD)

/** An element as a sentence calls it. */
export const ELEMENT: Readonly<Record<SevenS, CountText>> = {
  strategy: word('strategy'),
  structure: word('structure'),
  systems: word('systems'),
  'shared-values': word('shared values'),
  skills: word('skills'),
  style: word('style'),
  staff: word('staff'),
}

/** What can be written down and decreed; the other four grow only with the people. */
export const HARD: ReadonlySet<SevenS> = new Set<SevenS>(['strategy', 'structure', 'systems'])
