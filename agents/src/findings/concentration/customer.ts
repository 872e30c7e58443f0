import { factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { spentBy, worthOfAccount } from '../../company/segments.ts'
import { salesOfYear, unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A single customer of this part can set terms. */
const LARGE = 0.15

/** One customer in money, and how many average sales would have to replace them: share × sales ÷ average sale. */
export const customer: Rule = {
  id: 'concentration.customer',
  family: 'concentration',

  find(company, kit) {
    const sale = worthOfOne(company)
    return factsOf(company, 'segment')
      .filter(({ single, share }) => single && (share ?? 0) >= LARGE)
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
      .slice(0, 2)
      .flatMap(account => {
        const share = account.share ?? 0
        const computed = worthOfAccount(company, account)
        if (!computed) return []
        const { value: worth, how, rests } = computed
        const money = kit.money(roughly(worth), how, rests)
        const alone = say`${kit.label(account)}: ${kit.percent(share, 'as said', [account])} of ${takingsOf(kit.company)}, ${money} a year on a single decision that is not yours`
        const number = sale ? Math.round(worth / sale.value) : 0
        const isMany = sale && number >= 3
        const says = isMany
          ? say`${alone}. To replace it takes about ${kit.count(roughly(number), unitOfSales(company), `${how} ÷ average sale`, [...rests, ...sale.rests])} elsewhere.`
          : say`${alone}.`
        return [
          {
            says,
            rests: idsOf(...rests, ...(isMany ? sale.rests : [])),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: { centsAYear: worth },
            about: kit.label(account),
            figures: { share, worth },
          },
        ]
      })
  },

  asks(company, kit) {
    const account = factsOf(company, 'segment').find(({ single }) => single)
    if (!account) return null
    if (account.share === undefined)
      return {
        says: say`Tell me which part of ${takingsOf(kit.company)} comes from ${kit.label(account)}, and I can say what its loss would take to replace.`,
        kind: 'segment',
        fact: account.id,
        attribute: 'share',
      }
    if (account.share < LARGE || spentBy(account) || salesOfYear(company)) return null
    return {
      says: say`Tell me your sales of a year, and I can say what the loss of ${kit.label(account)} would take to replace.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
