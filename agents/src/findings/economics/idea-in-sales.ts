import { type Fact, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { contributionOf, ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { payersOf } from '../buyers.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Costly = Fact<'idea'> & { cost: NonNullable<Fact<'idea'>['cost']> }

const isCostly = (idea: Fact<'idea'>): idea is Costly =>
  idea.cost !== undefined && idea.cost.cents > 0 && idea.cost.per !== 'hour'

/** Sold one by one, or by the year. */
const isCounted = (line: PricedOffer): boolean => isSingle(line) || line.price.per === 'year'

/** What an idea costs, told in sales of the first line; where it is known what a sale leaves, economics.hire-threshold says more. */
export const ideaInSales: Rule = {
  id: 'economics.idea-in-sales',
  family: 'economics',

  find(company, kit) {
    const first = pricedOffers(company).find(isCounted)
    if (!first || averageContribution(company)) return []
    return factsOf(company, 'idea')
      .filter(isCostly)
      .slice(0, FINDINGS_PER_RULE)
      .map(idea => {
        const line =
          pricedOffers(company).find(one => one.id === idea.about && isCounted(one)) ?? first
        const cost = plannedCents(idea.cost)
        const left = contributionOf(line)
        const each = line.price.per !== 'year' && left && left > 0 ? left : ownPrice(line)
        const many = Math.ceil(cost / each)
        const rests = [idea, line]
        return {
          says: wordsOf(kit, { idea, line, cost, each, many }),
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          weight: { centsAYear: Math.max(cost, Math.abs(each * (idea.brings ?? 0) - cost)) },
          about: kit.label(idea),
          figures: { needed: many },
        }
      })
  },
}

type Told = { idea: Costly; line: PricedOffer; cost: number; each: number; many: number }

function wordsOf(kit: Kit, { idea, line, cost, each, many }: Told): Sentence {
  const rests = [idea, line]
  const name = kit.label(idea)
  const sum = kit.money(cost, 'cost in the first year', [idea])
  const number = kit.number(roughly(many), 'cost ÷ what one brings', rests)
  const money = kit.money(each, 'what one brings', [line])
  const today = line.volume
    ? say` A year brings ${kit.number(line.volume, 'as said', [line])} today.`
    : say``
  const start = say`${name} ${agree('cost', name)} ${sum}`
  if (line.price.per === 'year')
    return many === 1
      ? say`${start}, no more than one who takes ${kit.label(line)} pays in the first year, ${money}.${today}`
      : say`${start}, as much as ${number} new ${payersOf(kit.company)} for ${kit.label(line)} pay in their first year at ${money}. Each further year they stay counts again.${today}`
  const isLeft = each !== ownPrice(line)
  const ends = isLeft ? verdict(kit, { idea, line, cost, each, many }) : say``
  if (many === 1)
    return say`${start}, no more than a single sale of ${kit.label(line)} brings at ${money}.${today}${ends}`
  const sales = say`${number} further sales of ${kit.label(line)}`
  return isLeft
    ? say`${start}. It takes ${sales} to earn that back, at ${money} left from each after its own cost.${today}${ends}`
    : say`${start}, the price of ${sales} at ${money} each, before their own cost.${today}`
}

/** What the idea brings by its own card, against what it costs. */
function verdict(kit: Kit, { idea, line, cost, each }: Told): Sentence {
  if (idea.brings === undefined) return say``
  const rests = [idea, line]
  const net = idea.brings * each - cost
  const hoped = kit.number(idea.brings, 'as said', [idea])
  const left = kit.money(roughly(idea.brings * each), 'what it brings × what one leaves', rests)
  const rest = kit.money(roughly(Math.abs(net)), 'what it brings × what one leaves − cost', rests)
  const start = say` By the card the idea brings ${hoped}, which leaves about ${left}`
  if (net >= 0) return say`${start}: about ${rest} more than the cost of the first year.`
  return isYearly(idea)
    ? say`${start}: a loss of about ${rest} a year.`
    : say`${start}: a loss of about ${rest} in the first year.`
}

const isYearly = ({ cost }: Costly): boolean =>
  cost.per === 'month' || cost.per === 'year' || cost.per === 'week'
