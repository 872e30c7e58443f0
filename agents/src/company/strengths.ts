import type { Attributes } from '@sextant/contracts/company/kinds'
import type { Unit } from '@sextant/contracts/company/figures'

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
