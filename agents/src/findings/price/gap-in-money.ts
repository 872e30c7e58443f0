import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule, type Weight } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Cheaper = { rival: Fact<'rival'>; least: number; most: number }

/** Whoever is said to be cheaper, without a price or a line named: with a line, price.rival-cheaper says more. */
function cheaper(company: Company): Cheaper[] {
  return factsOf(company, 'rival')
    .flatMap(rival => {
      const gaps = [rival.gapLow, rival.gapHigh].filter(gap => gap !== undefined)
      const isOpen = !rival.price && !aboutOf(company, rival, 'offer')
      if (!isOpen || gaps.length === 0 || gaps.some(gap => gap >= 0)) return []
      return [{ rival, least: -Math.max(...gaps), most: -Math.min(...gaps) }]
    })
    .sort((a, b) => b.most - a.most)
}

/** What a gap that was said in percent is in money on the line that counts most: gap × price. */
export const gapInMoney: Rule = {
  id: 'price.gap-in-money',
  family: 'price',

  find(company, kit) {
    const line = mainLine(company)
    const offers = factsOf(company, 'offer')
    // Where some lines have no price, the one that has is not therefore the one that is compared.
    const areAllPriced = pricedOffers(company).length === offers.length
    if (!line || !isSingle(line) || offers.length < 2 || !areAllPriced) return []
    return cheaper(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(one => ({
        says: wordsOf(kit, line, one),
        rests: idsOf(one.rival, line),
        evidence: 'derived' as const,
        quadrant: 'threat' as const,
        // What meeting it on a year’s sales would cost; a substitute is not met by price.
        weight: weightOf(line, one),
        about: kit.label(one.rival),
        figures: { gap: -one.least, worth: one.least * ownPrice(line) },
      }))
  },
}

function wordsOf(kit: Kit, line: PricedOffer, { rival, least, most }: Cheaper): Sentence {
  const name = kit.label(rival)
  const rests = [rival, line]
  const money = (gap: number) => kit.money(roughly(gap * line.price.cents), 'gap × price', rests)
  const part = (gap: number) => kit.percent(gap, 'as said', [rival])
  const start = say`${name} ${agree('be', name)} said to be ${part(least)}`
  const on = say`On ${kit.label(line)} at ${kit.price(line.price, line)} that would be`
  const end = say`a sale: what is worth that much to a buyer has to be said before the price is.`
  if (most > least)
    return say`${start} to ${part(most)} cheaper. ${on} ${money(least)} to ${money(most)} ${end}`
  return say`${start} cheaper. ${on} ${money(least)} ${end}`
}

function weightOf(line: PricedOffer, { rival, least }: Cheaper): Weight {
  const isRival = rival.sort === undefined || rival.sort === 'rival'
  return isRival && line.volume ? { centsAYear: least * ownPrice(line) * line.volume } : {}
}
