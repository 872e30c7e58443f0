import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

type Sum = { fact: Fact<'budget'>; cents: number }

/** Different sums of money for the same purpose: either they add up, or one of them is wrong. */
export const budgets: Rule = {
  id: 'contradiction.budgets',
  family: 'contradiction',

  find(company, kit) {
    const [large, small] = sumsForTheSame(company)
    if (!large || !small) return []
    const facts = [large.fact, small.fact]
    const most = kit.money(large.cents, 'budget of a year', [large.fact])
    const least = kit.money(small.cents, 'budget of a year', [small.fact])
    const both = kit.money(large.cents + small.cents, 'sum of the budgets', facts)
    const gap = kit.money(large.cents - small.cents, 'larger − smaller', facts)
    return [
      {
        says: say`Is it ${most} or ${least} that you can spend in a year, or ${both} together? A plan for the larger sum is ${gap} short if the smaller holds.`,
        rests: facts.map(({ id }) => id),
        evidence: 'told',
        weight: { centsAYear: large.cents - small.cents },
        about: kit.label(large.fact),
        figures: { larger: large.cents, smaller: small.cents },
      },
    ]
  },
}

/** The largest and the smallest sum where several, and different ones, are named for the same thing. */
function sumsForTheSame(company: Company): Sum[] {
  const sums = factsOf(company, 'budget')
    .flatMap(fact =>
      fact.amount && fact.amount.cents > 0 ? [{ fact, cents: plannedCents(fact.amount) }] : [],
    )
    .sort((a, b) => b.cents - a.cents)
  const [large] = sums
  const same = sums.filter(({ fact }) => fact.about === large?.fact.about)
  const small = same.at(-1)
  return large && small && small.cents < large.cents ? [large, small] : []
}
