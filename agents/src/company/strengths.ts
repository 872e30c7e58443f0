import type { Attributes } from '@sextant/contracts/company/kinds'
import type { Unit } from '@sextant/contracts/company/figures'
import { numbersIn } from '../evidence/numbers.ts'
import type { Fact } from './company.ts'

export type StrengthSort = NonNullable<Attributes<'strength'>['sort']>

const same = (word: string): Unit => ({ one: word, many: word })

/** How a sort of strength is called in a sentence. */
export const STRENGTH_WORDS: Readonly<Record<StrengthSort, Unit>> = {
  speed: same('speed'),
  quality: same('quality'),
  price: same('price'),
  trust: same('trust'),
  expertise: same('expertise'),
  range: same('range'),
  place: same('location'),
  relationship: same('personal contact'),
  exclusivity: same('exclusivity'),
  convenience: same('convenience'),
}

/** Whether a strength has a figure: on its card, or in its words, where nobody has read it yet. What was not read is not missing. */
export const hasFigure = ({ proof, quote }: Fact<'strength'>): boolean =>
  proof !== undefined || numbersIn(quote).length > 0
