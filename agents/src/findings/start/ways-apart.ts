import { boughtFrom, costOfCustomer } from '../../company/acquisition.ts'
import { cheapestWay } from '../../company/first-figures.ts'
import { firstMonth } from '../../company/first-month.ts'
import { isBoundAtStart } from '../../company/bound-at-start.ts'
import type { Company } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many times as dear, and it is no chance of counting. */
const APART = 2

/** What a customer costs by each way that was paid and counted, and what the same money brings on the other. */
export const waysApart: Rule = {
  id: 'start.ways-apart',
  family: 'start',

  find(company, kit) {
    const best = cheapestWay(company)
    const [dearest] = boughtFrom(company)
    const name = best && kit.name(best.channel)
    const other = dearest && kit.name(dearest.channel)
    if (!best || !dearest || !name || !other || isBoundAtStart(company)) return []
    if (dearest.cost < best.cost * APART) return []
    const { one, many } = buyersOf(kit, best.channel)
    const how = 'spend ÷ customers'
    const cheap = kit.money(roughly(best.cost), how, [best.channel])
    const dear = kit.money(roughly(dearest.cost), how, [dearest.channel])
    const times = kit.number(Math.floor(dearest.cost / best.cost), 'the one ÷ the other', [
      dearest.channel,
      best.channel,
    ])
    return [
      {
        says: say`One ${one} cost you ${cheap} on one way and ${dear} on the other (${name}; ${other}): the price of one there pays ${times} ${many} here.${takes(company, kit)} So the dearer one gets no more money before it is counted anew.`,
        rests: idsOf(best.channel, dearest.channel),
        evidence: 'derived',
        weight: {},
        about: name,
        figures: { times: dearest.cost / best.cost },
      },
    ]
  },
}

/** What the first month of the goal would cost by either. */
function takes(company: Company, kit: Kit): Sentence {
  const month = firstMonth(company)
  const best = cheapestWay(company)
  const [dearest] = boughtFrom(company)
  if (!month || !best || !dearest) return say``
  const costs = [best, dearest].map(({ channel }) =>
    kit.money(
      roughly((costOfCustomer(channel) ?? 0) * month.first),
      'cost of a customer × more in the first month',
      [channel, month.goal],
    ),
  )
  const more = kit.number(month.first, 'more ÷ months left', [month.goal])
  return say` The ${more} more that your goal takes in the first month would cost ${costs[0]!} or ${costs[1]!}.`
}
