import { cheapestWay, monthlySum, oneSale, type OneSale } from '../../company/first-figures.ts'
import { firstMonth } from '../../company/first-month.ts'
import { isBoundAtStart } from '../../company/bound-at-start.ts'
import type { Company } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What the goal takes by the cheapest way that was tried and counted: cost of a customer × customers more a month, against the sum there is. */
export const wayToGoal: Rule = {
  id: 'start.way-to-goal',
  family: 'start',

  find(company, kit) {
    const way = cheapestWay(company)
    const name = way && kit.name(way.channel)
    // Where buyers are turned away, more of them are no way to anything.
    if (!way || !name || isBoundAtStart(company)) return []
    const { channel, cost } = way
    const { one } = buyersOf(kit, channel)
    const each = kit.money(roughly(cost), 'spend ÷ customers', [channel])
    const sale = oneSale(company)
    return [
      {
        says: say`Through ${name} a ${one} has cost you about ${each}${besideSale(company, kit, cost)}.${isLosing(sale, cost) ? say`` : onTheWay(company, kit, cost)}`,
        rests: idsOf(channel, ...(sale ? [sale.line] : [])),
        evidence: 'derived',
        weight: {},
        about: name,
        figures: { cost },
      },
    ]
  },
}

/** From this part of what a sale leaves on, a customer takes nearly all of it. */
const HARDLY = 0.8
/** So many customers for one sale leave no doubt. */
const SEVERAL = 3

const isLosing = (sale: OneSale | null, cost: number): boolean =>
  sale !== null && sale.leaves !== null && cost > sale.leaves

function besideSale(company: Company, kit: Kit, cost: number): Sentence {
  const sale = oneSale(company)
  if (!sale) return say``
  if (sale.leaves !== null && sale.leaves <= 0) return say``
  if (sale.leaves === null)
    return say`, of the ${kit.money(sale.brings, 'as said', [sale.line])} that a sale brings`
  const leaves = kit.money(sale.leaves, 'price − own cost', [sale.line])
  const said = say`, and a sale leaves ${leaves} after its own cost`
  if (cost > sale.leaves)
    return say`${said}: each sale that comes so loses money, so set nothing aside for it before it is cheaper`
  if (cost > sale.leaves * HARDLY) return say`${said}: hardly anything of it stays with you`
  const times = Math.floor(sale.leaves / cost)
  if (times < SEVERAL) return said
  const pays = kit.number(times, 'what a sale leaves ÷ cost of a customer', [sale.line])
  return say`${said}: one sale pays for ${pays} such customers, so this comes before anything untried`
}

/** What the first month of the goal takes by this way, beside the sum of that month. */
function onTheWay(company: Company, kit: Kit, cost: number): Sentence {
  const month = firstMonth(company)
  const sum = monthlySum(company)
  if (!month || !sum) return say``
  const { goal, first } = month
  const needed = roughly(cost * first)
  const takes = kit.money(needed, 'cost of a customer × more in the first month', [goal])
  const there = kit.money(sum.cents, 'as said', [sum.fact])
  const more = kit.number(first, 'more ÷ months left', [goal])
  const all = say` If the next ones cost as much, the ${more} more of your first month take about ${takes}`
  return needed <= sum.cents
    ? say`${all}, and you can spend ${there}: the money is there, if the way has room for them.`
    : say`${all}, and you can spend ${there}: this way alone does not get you there.`
}
