import { takenBy } from '../../company/commission.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lineMeantBy } from '../../company/line-said.ts'
import { contributionOf, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Less than this part of what a sale leaves is no matter for a decision. */
const NOTICED = 0.1

/** What a way to customers keeps of each sale, taken off what that sale leaves: contribution − commission. */
export const commission: Rule = {
  id: 'channel.commission',
  family: 'channel',

  find(company, kit) {
    return factsOf(company, 'channel')
      .flatMap(channel => {
        const line = lineOf(company, channel)
        const left = line && contributionOf(line)
        const taken = line ? takenBy(channel, line) : null
        if (!line || !left || left <= 0 || !taken || taken < left * NOTICED) return []
        const rests = [channel, line]
        const label = kit.label(channel)
        const keeps = kit.money(roughly(taken), 'price × what it keeps', rests)
        const whole = kit.money(roughly(left), 'price − own cost', [line])
        const rest = kit.money(roughly(left - taken), 'contribution − commission', rests)
        const sale = say`A sale of ${kit.label(line)} through ${label}`
        const says =
          taken < left
            ? say`${sale} leaves ${rest} and not ${whole}: ${keeps} of it stay there.`
            : say`${sale} leaves nothing: ${keeps} of it stay there, and only ${whole} were left.`
        const sold = line.volume && channel.share ? line.volume * channel.share : null
        const part = kit.percent(channel.share ?? 0, 'as said', [channel])
        const year = sold
          ? say` If ${part} of the sales come that way, that is about ${kit.money(roughly(sold * taken), 'sold × share × commission', rests)} a year.`
          : say``
        return [
          {
            says: say`${says}${year}`,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: sold ? { centsAYear: sold * taken } : {},
            about: label,
            figures: { taken, left: left - taken, ofLeft: taken / left },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = factsOf(company, 'channel').find(
      channel => takesOfSales(channel) && !lineMeantBy(company, channel),
    )
    if (!open || factsOf(company, 'offer').length < 2) return null
    return {
      says: say`Tell me which of your lines ${kit.label(open)} takes its part of, and I can say what is left of each sale.`,
      kind: 'channel',
      fact: open.id,
      attribute: 'about',
    }
  },
}

const takesOfSales = ({ takes, spend, attempt }: Fact<'channel'>): boolean =>
  attempt !== 'failed' && (Boolean(takes) || spend?.per === 'sale')

/** The priced line that the channel sells. */
function lineOf(company: Company, channel: Fact<'channel'>): PricedOffer | undefined {
  const meant = lineMeantBy(company, channel)
  return pricedOffers(company).find(({ id }) => id === meant?.id)
}
