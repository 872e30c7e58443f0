import { contributionOf, pricedOffers } from '../../company/sales.ts'
import { areUnlike, isSaleAnOrder, leftOfFirstOrder, yearOfOne } from '../../company/won-by.ts'
import { aboutOf, type Company, type Fact } from '../../company/company.ts'
import { boughtToday } from '../../company/acquisition.ts'
import { missingCost } from '../../company/missing-cost.ts'
import { singleSale } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule, Wanted } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Beyond this many sales, what is won is an account and no single buyer: the two cannot be compared. */
const OTHER_SCALE = 20

/** Lines of which one leaves so many times what another does have no average that somebody ever buys. */
const APART = 3
function leaveUnlike(company: Company): boolean {
  const left = pricedOffers(company).flatMap(line => contributionOf(line) ?? [])
  return left.length > 1 && Math.max(...left) > Math.min(...left) * APART
}

/** What winning a customer may cost where they buy in pieces: a first sale leaves so much and no more. */
export const allowableCac: Rule = {
  id: 'economics.allowable-cac',
  family: 'economics',

  find(company, kit) {
    const left = leftOfFirstOrder(company)
    const [dearest] = boughtToday(company)
    if (!left || !dearest || areUnlike(company) || leaveUnlike(company)) return []
    const { channel, cost } = dearest
    if (cost > left.value * OTHER_SCALE) return []
    const gap = left.value - cost
    const rests = [channel, ...left.rests]
    const paid = kit.money(roughly(cost), 'spend a year ÷ customers', [channel])
    const brought = kit.money(roughly(left.value), left.how, left.rests)
    const start = say`${kit.label(channel)}: a new customer costs ${paid}, and an average sale leaves ${brought} after its own cost`
    const says =
      gap < 0
        ? say`${start}. That sale loses ${kit.money(roughly(-gap), 'cost of winning − contribution', rests)}, and only those who come back repay it.`
        : say`${start}. That sale earns the money back, with ${kit.money(roughly(gap), 'contribution − cost of winning', rests)} to spare.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: gap < 0 ? 'weakness' : 'strength',
        weight: { centsAYear: Math.abs(gap) * (channel.customers ?? 1) },
        about: kit.label(channel),
        figures: { ratio: left.value / cost, cost, contribution: left.value },
      },
    ]
  },

  asks(company, kit) {
    const [dearest] = boughtToday(company)
    if (!dearest) return null
    if (!isSaleAnOrder(company)) return ofSpending(company, kit, dearest.channel)
    const first = missingCost(company)
    if (!first || !singleSale(company)) return null
    return {
      says: say`Tell me what a sale of ${kit.label(first)} costs you to make or buy, and I can say whether customers won through ${kit.label(dearest.channel)} pay for themselves.`,
      kind: 'offer',
      fact: first.id,
      attribute: 'unitCost',
    }
  },
}

/** Of several lines a customer may buy more than one: what one of them spends is asked, and no single line stands for it. */
function ofSpending(company: Company, kit: Kit, channel: Fact<'channel'>): Wanted | null {
  if (yearOfOne(company, channel)) return null
  const open = aboutOf(company, channel, 'segment')
  return {
    says: say`Tell me what a customer won through ${kit.label(channel)} spends in a year, and I can say whether they pay back what they cost.`,
    kind: 'segment',
    ...(open && { fact: open.id }),
    attribute: 'spend',
  }
}
