import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { matterOf } from '../../company/matter.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { toWin } from '../../company/to-win.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Ideas that are still to be tried. */
const openIdeas = (company: Company): Fact<'idea'>[] =>
  factsOf(company, 'idea').filter(({ attempt }) => attempt === undefined || attempt === 'no')

/** Goals whose way ideas may be added up against: enquiries are not what an idea brings. */
const goalsOfIdeas = (company: Company): MovingGoal[] =>
  countedGoals(company).filter(({ counts }) => counts !== 'leads')

/** The ideas that bring what a goal counts. What is tied to nothing counts towards the only goal there is, and towards none of several. */
function ideasFor(company: Company, goal: MovingGoal): Fact<'idea'>[] {
  const isOnly = goalsOfIdeas(company).length === 1
  return openIdeas(company).filter(idea => {
    const matter = matterOf(company, idea)
    if (idea.about === goal.id) return true
    if (!matter || idea.about === undefined) return isOnly
    if (matter.kind === 'goal') return matter.fact.id === goal.id
    return goal.about === matter.fact.id || (goal.about === undefined && isOfSales(goal))
  })
}

/** Sales of whatever line count towards a goal for all of them. */
const isOfSales = ({ counts }: MovingGoal): boolean => counts === 'sales'

/** What the ideas together would bring, against what the goal lacks: Σ of the ideas ÷ (gap + leavers). */
export const ideasCover: Rule = {
  id: 'goal.ideas-cover',
  family: 'goal',

  find(company, kit) {
    return goalsOfIdeas(company)
      .flatMap(goal => {
        const ideas = ideasFor(company, goal)
        const told = ideas.filter(({ brings }) => brings)
        if (told.length < 2 || told.length !== ideas.length) return []
        return [findingOf(company, kit, goal, told)]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const [goal] = goalsOfIdeas(company)
    const ideas = goal ? ideasFor(company, goal) : []
    const open = ideas.filter(({ brings }) => brings === undefined)
    const [idea] = open
    if (!idea || open.length > 1 || ideas.length < 2) return null
    return {
      says: say`Tell me how many sales a year ${kit.label(idea)} may bring, and I can say whether the ideas add up to the goal.`,
      kind: 'idea',
      fact: idea.id,
      attribute: 'brings',
    }
  },
}

function findingOf(
  company: Company,
  kit: Kit,
  goal: MovingGoal,
  told: readonly Fact<'idea'>[],
): Finding {
  const needed = toWin(company, goal)
  const gap = needed?.count ?? goal.target - goal.baseline
  const rests = [goal, ...(needed?.rests ?? [])]
  const brought = told.reduce((sum, { brings }) => sum + (brings ?? 0), 0)
  const rest = gap - brought
  const all = kit.number(brought, 'Σ of the ideas', told)
  const best = told.reduce((a, b) => ((b.brings ?? 0) > (a.brings ?? 0) ? b : a))
  const lacks = lackOf(kit, goal, gap, rests)
  const says =
    rest > 0
      ? say`If everything works, the ideas on the table bring ${all} of the ${lacks}; for the other ${kit.number(rest, 'gap − Σ of the ideas', [...rests, ...told])} there is no plan yet.`
      : say`If everything works, the ideas on the table bring ${all}, more than the ${lacks}: not all of them have to be done, and the most comes from ${kit.label(best)}.`
  return {
    says,
    rests: idsOf(...rests, ...told),
    evidence: 'derived',
    ...(rest > 0 && { quadrant: 'weakness' as const }),
    weight: { ofGoal: rest > 0 ? rest / gap : 0 },
    about: kit.label(goal),
    figures: { brought, rest, ofGap: brought / gap },
  }
}

/** What is still to be won, those who replace leavers among them where it is known who leaves. */
function lackOf(
  kit: Kit,
  goal: MovingGoal,
  gap: number,
  rests: Parameters<Kit['count']>[3],
): Sentence {
  const unit = unitOfGoal(goal)
  if (rests.length === 1)
    return say`${kit.count(gap, unit, 'target − baseline', rests)} the goal lacks`
  const until = goal.by ? say` by ${kit.date(goal.by, goal)}` : say` in a year`
  return say`${kit.count(gap, unit, 'gap + leavers', rests)} that have to be won${until}, those who replace leavers among them`
}
