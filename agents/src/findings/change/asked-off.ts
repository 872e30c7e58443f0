import { isAhead, relativeChange } from '../../company/changes.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { moneyGoal } from '../../company/goals.ts'
import type { Computed } from '../../company/sales.ts'
import { worthOfAccount } from '../../company/segments.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Less is bought, or money ends: other rules tell that. What is asked off a price leaves the work as it is. */
const OTHERS = new Set<Fact<'change'>['touches']>(['demand', 'funding', 'cost', 'technology'])
/** More than this is no discount. */
const MOST = 0.6

type Asked = { change: Fact<'change'>; account: Fact<'segment'>; part: number; year: Computed }

function askedOff(company: Company): Asked[] {
  return factsOf(company, 'change').flatMap((change): Asked[] => {
    const account = aboutOf(company, change, 'segment')
    const relative = relativeChange(change)
    const year = account ? worthOfAccount(company, account) : null
    if (!account?.single || !relative || relative >= 0 || relative < -MOST || !year) return []
    if (change.bearing === 'helps' || OTHERS.has(change.touches)) return []
    return [{ change, account, part: -relative, year }]
  })
}

/** What one account asks off its price costs in a year: part × what it buys, against what a goal in money adds. */
export const askedOffPrice: Rule = {
  id: 'change.asked-off',
  family: 'change',

  find(company, kit) {
    return askedOff(company)
      .map(asked => findingOf(company, kit, asked))
      .slice(0, FINDINGS_PER_RULE)
  },
}

function findingOf(company: Company, kit: Kit, asked: Asked): Finding {
  const { change, account, part, year } = asked
  const worth = part * year.value
  const goal = moneyGoal(company)
  const rests = [change, ...year.rests]
  const off = kit.percent(part, 'as said', [change])
  const buys = kit.money(roughly(year.value), year.how, year.rests)
  const cost = kit.money(roughly(worth), 'part × sales of the account', rests)
  const when =
    change.when && isAhead(company, change) ? say` from ${kit.date(change.when, change)}` : say``
  return {
    says: say`${kit.label(change)}: ${off} off the ${buys} that ${kit.label(account)} brings is ${cost} a year${when}, for the same work.${ofGoal()} Decide before the talk what is asked in return, and below what it is refused.`,
    rests: idsOf(change, account, ...year.rests, ...(goal ? [goal] : [])),
    evidence: 'derived',
    quadrant: 'threat',
    weight: { centsAYear: worth },
    about: kit.label(account),
    figures: { part, worth },
  }

  function ofGoal(): Sentence {
    if (!goal) return say``
    const gap = goal.target - goal.baseline
    const share = kit.percent(worth / gap, 'cost ÷ what the goal adds', [...rests, goal])
    return say` That is ${share} of the ${kit.money(gap, 'target − baseline', [goal])} that the goal adds.`
  }
}
