import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { type PricedOffer } from '../../company/sales.ts'
import { isOfMembers, isSingle } from '../../company/single-sale.ts'
import { takesGifts } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Nearer than this, the price does not decide between two things that differ. */
const NEAR = 0.9
/** Below this part of the price, no discount reaches it. */
const HALF = 0.5
const OTHERS = new Set<Fact<'rival'>['sort']>(['substitute', 'in-house', 'nothing'])

type Priced = { rival: Fact<'rival'>; theirs: number; line: PricedOffer }

/** Whatever else does the job for less, paid in the same way as the line it stands for. */
function priced(company: Company): Priced[] {
  return factsOf(company, 'rival').flatMap(rival => {
    const line = mainLine(company, rival)
    const { price } = rival
    if (!OTHERS.has(rival.sort) || !price?.cents || !line) return []
    const isOnce = price.per === undefined || price.per === 'sale' || price.per === 'once'
    const isAlike = isOnce
      ? isSingle(line) && !isOfMembers(company, line)
      : price.per === line.price.per
    const isLess = price.cents < line.price.cents * NEAR
    return isAlike && isLess ? [{ rival, theirs: price.cents, line }] : []
  })
}

/** The price of a substitute as a part of ours: no discount closes such a gap. */
export const substitutePrice: Rule = {
  id: 'competition.substitute-price',
  family: 'competition',

  find(company, kit) {
    if (takesGifts(company)) return []
    return priced(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ rival, theirs, line }) => {
        const rests = [rival, line]
        const name = kit.label(rival)
        const difference = line.price.cents - theirs
        const other = kit.price(rival.price ?? line.price, rival)
        const part = kit.percent(theirs / line.price.cents, 'their price ÷ own price', rests)
        const more = kit.money(roughly(difference), 'own price − their price', rests)
        return {
          says: say`${name} ${agree('cost', name)} ${other}, ${part} of the ${kit.price(line.price, line)} for ${kit.label(line)}. ${theirs < line.price.cents * HALF ? say`No discount closes that: say` : say`Say`} what the ${more} between them buys.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'threat' as const,
          weight: {},
          about: name,
          figures: { ratio: theirs / line.price.cents, difference },
        }
      })
  },
}
