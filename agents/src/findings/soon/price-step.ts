import { factsOf } from '../../company/company.ts'
import { comparedRivals } from '../../company/rivals.ts'
import { contributionOf, ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'

/** The step that is tried: small enough that hardly anybody looks twice. */
const STEP = 0.03
/** Fewer sales show nothing of a price within weeks. */
const SEEN = 30

type Sold = PricedOffer & { volume: number }
/** What is paid by the month is agreed for those who have it, and a step reaches only whoever comes anew. */
const isSold = (line: PricedOffer): line is Sold => isSingle(line) && (line.volume ?? 0) >= SEEN

/** Which price could take a small step: of a line that is sold often, and that nobody is known to sell for less. */
export const priceStep: Rule = {
  id: 'soon.price-step',
  family: 'soon',

  find(company, kit) {
    if (factsOf(company, 'constraint').some(({ sort }) => sort === 'price-pressure')) return []
    const compared = new Set(comparedRivals(company).map(({ offer }) => offer.id))
    const line = pricedOffers(company)
      .filter(isSold)
      .find(({ id }) => !compared.has(id))
    const name = line && kit.name(line)
    if (!name) return []
    const year = ownPrice(line) * STEP * line.volume
    const more = kit.money(roughly(year), 'price × step × sold in a year', [line])
    return [
      {
        says: say`${kit.percent(STEP, 'step of the price', [line])} more on ${name} would be ${more} a year${bearable(kit, line)}.`,
        rests: [line.id],
        evidence: 'derived',
        weight: { centsAYear: year },
        about: name,
        figures: { year },
      },
    ]
  },
}

/** How many may stay away before the step leaves less than today: sold × step ÷ (step + margin). */
function bearable(kit: Kit, line: Sold): Sentence {
  const leaves = contributionOf(line)
  if (!leaves || leaves <= 0) return say` if nobody stays away`
  const more = ownPrice(line) * STEP
  const lost = Math.floor((line.volume * more) / (leaves + more))
  const text = kit.number(lost, 'sold × step ÷ (what one leaves + step)', [line])
  return say` if nobody stays away, and pays as long as no more than ${text} do`
}
