import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { keptOfSale } from '../../company/commission.ts'
import { matterOf } from '../../company/matter.ts'
import { plannedCents } from '../../company/periods.ts'
import type { Computed } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { isRunningCost, paidBack } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** What is expected beyond what is needed, below which nobody may stay away. */
const CLOSE = 0.1

type Costly = Fact<'idea'> & { cost: NonNullable<Fact<'idea'>['cost']> }

/** Sales that pay for an idea in its first year, a new employee for example: cost ÷ contribution of the average sale. */
export const hireThreshold: Rule = {
  id: 'economics.hire-threshold',
  family: 'economics',

  find(company, kit) {
    const left = keptOfSale(company)
    if (!left) return []
    const sold = yearlyVolume(company)
    return costlyIdeas(company)
      .filter(idea => isOfAverage(company, idea))
      .filter(({ cost }) => !sold || plannedCents(cost) / left.value <= sold.value)
      .slice(0, FINDINGS_PER_RULE)
      .map(idea => finding(kit, company, idea, left))
  },
}

function costlyIdeas(company: Company): Costly[] {
  return factsOf(company, 'idea')
    .filter((idea): idea is Costly => {
      const cost = idea.cost
      return cost !== undefined && cost.cents > 0 && cost.per !== 'hour' && cost.per !== 'sale'
    })
    .sort((a, b) => plannedCents(b.cost) - plannedCents(a.cost))
}

/** What is tied to one line of several, a group or a goal is told by economics.idea-in-sales. */
function isOfAverage(company: Company, idea: Fact<'idea'>): boolean {
  const matter = matterOf(company, idea)
  const isOnly = factsOf(company, 'offer').length === 1
  return matter === null || (matter.kind === 'line' && isOnly)
}

function finding(kit: Kit, company: Company, idea: Costly, left: Computed): Finding {
  const cost = plannedCents(idea.cost)
  const needed = roughly(Math.ceil(cost / left.value))
  const rests = [idea, ...left.rests]
  const label = kit.label(idea)
  const spent = kit.money(cost, 'cost in the first year', [idea])
  const enough = kit.count(needed, unitOfSales(company), 'cost ÷ contribution of a sale', rests)
  const start = say`${label}: paying for it within a year, ${spent}, takes ${enough} more than today`
  return {
    says: idea.brings === undefined ? say`${start}.` : judged(idea.brings),
    rests: idsOf(...rests),
    evidence: 'derived',
    weight: { centsAYear: cost },
    about: label,
    figures: { needed, ...(idea.brings && { ofHoped: needed / idea.brings }) },
  }

  function judged(brings: number) {
    const hoped = kit.number(brings, 'as said', [idea])
    if (brings < needed) {
      const aYear = brings * left.value
      const loss = kit.money(roughly(cost - aYear), 'cost − what it brings', rests)
      return isRunningCost(idea)
        ? say`${start}. You expect ${hoped}, so it does not pay: a loss of about ${loss} a year.`
        : say`${start}. You expect ${hoped} a year, by which it is ${paidBack(kit, { cost, aYear }, rests)}.`
    }
    if (brings < needed * (1 + CLOSE))
      return say`${start}. You expect ${hoped}, so all of them have to come.`
    return say`${start}. You expect ${hoped}, so it pays even if some of them stay away.`
  }
}
