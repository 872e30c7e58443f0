import { monthsToStart } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { soleBudget } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Duty = {
  rule: Fact<'change'>
  cents: number
  amount: NonNullable<Fact<'change'>['yearlyCost']>
}

/** Under this part of the money at hand, a duty is one bill among others. */
const NOTICED = 0.1

/** Rules that ask for something to be bought or done, the dearest first. */
const dutiesOf = (company: Company): Duty[] =>
  factsOf(company, 'change')
    .flatMap(rule => {
      const amount = rule.yearlyCost
      if (rule.touches !== 'rule' || rule.bearing === 'helps' || !amount) return []
      return [{ rule, amount, cents: plannedCents(amount) }]
    })
    .sort((a, b) => b.cents - a.cents)

/** What a rule makes an organization pay, against the money it has for everything: cost ÷ budget. */
export const dutyCost: Rule = {
  id: 'rules.duty-cost',
  family: 'rules',

  find(company, kit) {
    const budget = soleBudget(company)
    const [duty] = dutiesOf(company)
    if (!budget || !duty || duty.cents < budget.cents * NOTICED) return []
    const { rule, cents } = duty
    const ratio = cents / budget.cents
    return [
      {
        says: wordsOf(kit, duty, budget),
        rests: idsOf(rule, budget.fact),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: cents, ...(ratio >= 1 && { ofGoal: 1 }) },
        about: kit.label(rule),
        figures: { cost: cents, ofBudget: ratio },
      },
    ]
  },
}

function wordsOf(
  kit: Kit,
  duty: Duty,
  budget: NonNullable<ReturnType<typeof soleBudget>>,
): Sentence {
  const { rule, cents, amount } = duty
  const rests = [rule, budget.fact]
  const ratio = cents / budget.cents
  const cost = kit.money(cents, 'as said', [rule], amount.per === 'once' ? undefined : 'year')
  const purse = kit.money(budget.cents, 'budget of a year', [budget.fact])
  const start = say`${kit.label(rule)}: meeting it costs ${cost}${whenOf(kit, rule)}`
  if (ratio > 1)
    return say`${start}, ${kit.number(Number(ratio.toFixed(1)), 'cost ÷ budget', rests)} times the ${purse} you may spend. It is paid before anything else, so say first where the ${kit.money(cents - budget.cents, 'cost − budget', rests)} beyond them come from.`
  const left = kit.money(budget.cents - cents, 'budget − cost', rests)
  return say`${start}, ${kit.percent(ratio, 'cost ÷ budget', rests)} of the ${purse} you may spend. It is paid before anything else, and leaves ${left}.`
}

function whenOf(kit: Kit, rule: Fact<'change'>): Sentence {
  const isAhead = rule.when !== undefined && monthsToStart(kit.company.today, rule.when) > 0
  return rule.when && isAhead ? say`, from ${kit.date(rule.when, rule)}` : say``
}
