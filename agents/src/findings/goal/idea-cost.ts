import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { matterOf } from '../../company/matter.ts'
import { plannedCents } from '../../company/periods.ts'
import { unitOfGoal, unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The dearest idea costs at least so many times what the cheapest does, or the order says little. */
const APART = 1.5

/** Ideas by what each sale would cost: cost ÷ sales a year. */
export const ideaCost: Rule = {
  id: 'goal.idea-cost',
  family: 'goal',

  find(company, kit) {
    const ranked = comparable(company)
    const [best] = ranked
    const worst = ranked.at(-1)
    if (!best || !worst || ranked.length < 2 || worst.each < best.each * APART) return []
    const price = ({ idea, each }: typeof best) =>
      kit.money(roughly(each), 'cost ÷ sales a year', [idea])
    const unit = kit.unit(unitOfIdea(company, best.idea), 'one', best.idea)
    const says = say`By what each further ${unit} would cost in the first year, the ideas lie far apart: about ${price(best)} with ${kit.label(best.idea)}, about ${price(worst)} with ${kit.label(worst.idea)}. The same money goes ${kit.number(roughly(worst.each / best.each), 'dearest ÷ cheapest', [best.idea, worst.idea])} times as far.`
    return [
      {
        says,
        rests: idsOf(best.idea, worst.idea),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: (worst.each - best.each) * (worst.idea.brings ?? 0) },
        about: kit.label(best.idea),
        figures: { best: best.each, worst: worst.each, times: worst.each / best.each },
      },
    ]
  },

  asks(company, kit) {
    const ideas = factsOf(company, 'idea').filter(({ brings }) => brings)
    const open = ideas.filter(({ cost }) => cost === undefined)
    const [idea] = open
    if (!idea || open.length > 1 || ideas.length < 2) return null
    return {
      says: say`Tell me what ${kit.label(idea)} would cost, and I can say which idea brings a sale for the least money.`,
      kind: 'idea',
      fact: idea.id,
      attribute: 'cost',
    }
  },
}

type Ranked = { idea: Fact<'idea'>; each: number }

/** Ideas that bring the same, the most of them: a seat and a course, a giver and a buyer are not compared. The cheapest first. */
function comparable(company: Company): Ranked[] {
  const told = factsOf(company, 'idea').flatMap((idea): Ranked[] => {
    const isPiece = idea.cost?.per !== 'hour' && idea.cost?.per !== 'sale'
    if (!idea.cost?.cents || !idea.brings || !isPiece || idea.attempt === 'failed') return []
    return [{ idea, each: plannedCents(idea.cost) / idea.brings }]
  })
  const alike = [...Map.groupBy(told, ({ idea }) => matterOf(company, idea)?.fact.id).values()]
  const [most = []] = alike.toSorted((a, b) => b.length - a.length)
  return most.toSorted((a, b) => a.each - b.each)
}

/** What the ideas bring: what their goal counts, else sales. */
function unitOfIdea(company: Company, idea: Fact<'idea'>): Unit {
  const matter = matterOf(company, idea)
  return matter?.kind === 'goal' ? unitOfGoal(matter.fact) : unitOfSales(company)
}
