import { boughtToday, type BoughtFrom } from '../../company/acquisition.ts'
import { type Company, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { comparableWays, isSaleAnOrder } from '../../company/won-by.ts'
import { singleSale } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf, payersOf } from '../buyers.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** How many times dearer before it is worth a word. */
const CLEARLY = 1.5
/** Customers that cost further apart than this are of unlike kinds: an account and a buyer. Which group each way brings is asked first. */
const UNLIKE = 10
/** Beyond this many sales, what is won is an account and no single buyer: the two cannot be compared. */
const OTHER_SCALE = 10

/**
 * How much dearer a customer is here than there; without another channel to compare, set against an average sale. Where it is
 * known what a sale leaves, economics.allowable-cac says more.
 */
export const cost: Rule = {
  id: 'channel.cost',
  family: 'channel',

  find(company, kit) {
    const bought = comparableWays(company)
    const [dear] = bought
    const cheap = bought.at(-1)
    if (!dear || !cheap) return []
    if (dear.cost > cheap.cost * UNLIKE) return []
    return dear.cost >= cheap.cost * CLEARLY
      ? [againstOther(kit, dear, cheap)]
      : againstSale(kit, company, dear)
  },

  asks(company, kit) {
    const spent = factsOf(company, 'channel').find(
      ({ spend, customers, attempt }) => spend && customers === undefined && attempt !== 'failed',
    )
    if (!spent || boughtToday(company).length > 0) return null
    if (!singleSale(company) || averageContribution(company)) return null
    return {
      says: say`Tell me how many ${payersOf(kit.company)} came through ${kit.label(spent)} in the last year, and I can say what each of them costs you.`,
      kind: 'channel',
      fact: spent.id,
      attribute: 'customers',
    }
  },
}

function againstOther(kit: Kit, dear: BoughtFrom, cheap: BoughtFrom): Finding {
  const rests = [dear.channel, cheap.channel]
  const times = dear.cost / cheap.cost
  const label = kit.label(dear.channel)
  const each = kit.money(roughly(dear.cost), 'spend a year ÷ customers', [dear.channel])
  const low = kit.money(roughly(cheap.cost), 'spend a year ÷ customers', [cheap.channel])
  const { one, many } = buyersOf(kit, dear.channel)
  const ratio = kit.number(times, 'cost of one ÷ cost of the other', rests)
  return {
    says: say`${label}: a ${one} costs ${each}, ${ratio} times the ${low} of ${kit.label(cheap.channel)}. It pays only as long as one of those ${many} leaves more than that.`,
    rests: idsOf(...rests),
    evidence: 'measured',
    quadrant: 'weakness',
    weight: { centsAYear: dear.cost * (dear.channel.customers ?? 0) },
    about: label,
    figures: { cost: dear.cost, times },
  }
}

function againstSale(kit: Kit, company: Company, { channel, cost }: BoughtFrom): Finding[] {
  const sale = isSaleAnOrder(company) ? singleSale(company) : null
  if (!sale || averageContribution(company) || cost > sale.value * OTHER_SCALE) return []
  const rests = [channel, ...sale.rests]
  const label = kit.label(channel)
  const each = kit.money(roughly(cost), 'spend a year ÷ customers', [channel])
  const { one } = buyersOf(kit, channel)
  const part = kit.percent(cost / sale.value, 'cost of winning ÷ average sale', rests)
  return [
    {
      says: say`${label}: a new ${one} costs ${each}, ${part} of what an average sale brings in before its own cost.`,
      rests: idsOf(...rests),
      evidence: 'measured',
      weight: { centsAYear: cost * (channel.customers ?? 0) },
      about: label,
      figures: { cost, ofSale: cost / sale.value },
    },
  ]
}
