import type { Company, Fact } from '../../company/company.ts'
import { type Compared, comparedRivals, saidGap } from '../../company/rivals.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { called } from '../called.ts'

/** A price so many times the other is for another thing. */
const TIMES_MOST = 5

/** Rivals whose price can be that of the same thing as ours. */
export const alikeRivals = (company: Company): Compared[] =>
  comparedRivals(company).filter(({ gap }) => gap + 1 <= TIMES_MOST && gap + 1 >= 1 / TIMES_MOST)

/** What a rival asks: beside the own price for the same thing where it is known, else as it was told, else how far it is away. Null where nothing was. */
export function priceOfRival({ company, kit }: Desk, rival: Fact<'rival'>): Sentence | null {
  const compared = alikeRivals(company).find(one => one.rival.id === rival.id)
  if (compared && rival.price) {
    const [theirs, ours] = [
      kit.price(rival.price, rival),
      kit.price(compared.offer.price, compared.offer),
    ]
    return say`${theirs} against your ${ours} for ${called(kit, compared.offer)}`
  }
  if (rival.price)
    return rival.price.cents === 0 ? say`no charge` : say`${kit.price(rival.price, rival)}`
  const gap = saidGap(rival)
  if (gap === null || gap === 0) return null
  const part = kit.percent(Math.abs(gap), 'as said', [rival])
  return gap < 0 ? say`${part} cheaper` : say`${part} dearer`
}
