import { ceilingOf, goalsOfLines } from '../../company/ceiling.ts'
import { keptOfSale } from '../../company/commission.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { plannedCents } from '../../company/periods.ts'
import { lineRefused } from '../../company/refusals.ts'
import { remediesOf } from '../../company/remedies.ts'
import { soleBudget } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { isRunningCost, paidBack } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** An idea that removes what a goal is beyond, against what the missing part of the goal leaves: cost ÷ (target − ceiling) × contribution. */
export const fixForGoal: Rule = {
  id: 'capacity.fix-for-goal',
  family: 'capacity',

  find(company, kit) {
    return goalsOfLines(company)
      .flatMap(({ goal, line }) => {
        const ceiling = ceilingOf(company, line)
        if (!ceiling || goal.target <= ceiling.most) return []
        const short = goal.target - Math.max(ceiling.most, goal.baseline)
        return fixesOf(company, line).flatMap(fix => findingOf(kit, { goal, line, ...fix, short }))
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

type Fix = Fact<'idea'> & { cost: NonNullable<Fact<'idea'>['cost']> }

const isCosted = (idea: Fact<'idea'>): idea is Fix =>
  Boolean(idea.cost?.cents) && idea.cost?.per !== 'hour' && idea.cost?.per !== 'sale'

/** What removes a hindrance of this line, with the hindrance where it is one of several. */
function fixesOf(
  company: Company,
  line: Fact<'offer'>,
): { fix: Fix; among: Fact<'constraint'> | null }[] {
  const brakes = factsOf(company, 'constraint').filter(
    brake => lineRefused(company, brake)?.id === line.id,
  )
  const fixes = brakes.flatMap(brake =>
    remediesOf(company, brake)
      .filter(isCosted)
      .map(fix => ({ fix, among: brakes.length > 1 ? brake : null })),
  )
  return [...new Map(fixes.map(one => [one.fix.id, one])).values()]
}

type Told = {
  goal: MovingGoal
  line: Fact<'offer'>
  fix: Fix
  among: Fact<'constraint'> | null
  short: number
}

function findingOf(kit: Kit, { goal, line, fix, among, short }: Told): Finding[] {
  const each = keptOfSale(kit.company, { about: line.id })
  if (!each || each.value <= 0) return []
  const cost = plannedCents(fix.cost)
  const left = short * each.value
  const rests = [fix, goal, line, ...each.rests]
  const price = kit.money(cost, 'as said', [fix])
  const missing = kit.number(short, 'target − ceiling, or − baseline', [goal, line])
  const brings = kit.money(roughly(left), 'missing × what one leaves', rests)
  const start = say`${kit.label(fix)}: ${price}${isRunningCost(fix) ? say` each year` : say``} would make room for the ${missing} a year that the goal is beyond, which leave about ${brings}`
  return [
    {
      says: say`${start}${pays(kit, { fix, cost, left }, rests)}${ofSeveral(kit, among)}${purseOf(kit, cost, fix)}`,
      rests: idsOf(...rests),
      evidence: 'derived',
      quadrant: 'opportunity',
      weight: { centsAYear: Math.max(0, left - (isRunningCost(fix) ? cost : 0)) },
      about: kit.label(fix),
      figures: { left, cost, months: (cost / left) * 12 },
    },
  ]
}

function pays(
  kit: Kit,
  { fix, cost, left }: { fix: Fix; cost: number; left: number },
  rests: readonly Fact[],
): Sentence {
  if (!isRunningCost(fix)) return say`: ${paidBack(kit, { cost, aYear: left }, rests)}.`
  const part = kit.percent(cost / left, 'cost ÷ yearly gain', rests)
  return cost < left
    ? say`: it pays if more than ${part} of them come, year after year.`
    : say`: it costs more than they leave.`
}

/** Where more than one thing holds a line up, an end to one of them may free nothing alone. */
const ofSeveral = (kit: Kit, among: Fact<'constraint'> | null): Sentence =>
  among
    ? say` That holds as far as ${kit.label(among)} ${agree('be', kit.label(among))} what stops them: more than one thing holds this line up.`
    : say``

/** How far the money at hand reaches. */
function purseOf(kit: Kit, cost: number, fix: Fix): Sentence {
  const budget = soleBudget(kit.company)
  if (!budget || budget.cents >= cost) return say``
  const purse = kit.money(budget.cents, 'as said', [budget.fact])
  const part = kit.percent(budget.cents / cost, 'money at hand ÷ cost', [budget.fact, fix])
  return say` The ${purse} you may spend cover ${part} of it.`
}
