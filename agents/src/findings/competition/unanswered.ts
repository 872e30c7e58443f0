import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { STRENGTH_WORDS, type StrengthSort } from '../../company/strengths.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Finding, Rule } from '../finding.ts'

/** Over so many cases, a figure is a reason to trust. */
const MANY = 30

/** Prices are told by their own rules; a figure that was counted over many is what people trust; and whoever is convenient is near in one way or another. */
function isAnswered(company: Company, sort: StrengthSort): boolean {
  const strengths = factsOf(company, 'strength')
  if (sort === 'price') return true
  if (sort === 'trust') return strengths.some(({ proof, n }) => proof && (n ?? 0) >= MANY)
  return sort === 'place' && strengths.some(one => one.sort === 'convenience')
}

/** What rivals are said to be better at and no strength of yours answers; the sort that most of them share. */
export const unanswered: Rule = {
  id: 'competition.unanswered',
  family: 'competition',

  find(company, kit) {
    const own = new Set(factsOf(company, 'strength').map(({ sort }) => sort))
    if (own.size === 0) return []
    const [worst] = [...byEdge(company)]
      .filter(([sort]) => !own.has(sort) && !isAnswered(company, sort))
      .sort(([, a], [, b]) => b.length - a.length)
    if (!worst) return []
    const [sort, rivals] = worst
    const [first] = rivals
    if (!first) return []
    const names = rivals.map(rival => kit.label(rival))
    const label = kit.label(first)
    const verb = rivals.length > 1 ? say`are` : agree('be', label)
    const what = kit.unit(STRENGTH_WORDS[sort], 'one', first)
    const found: Finding = {
      says: say`${new ListText(names)} ${verb} said to be ahead in ${what}, and none of the strengths you named is of that kind. Whoever chooses by ${what} needs a figure of yours for it, or another reason that weighs more.`,
      rests: rivals.map(({ id }) => id),
      evidence: 'told',
      quadrant: 'threat',
      weight: {},
      about: label,
      figures: { rivals: rivals.length },
    }
    return [found]
  },
}

function byEdge(company: Company): Map<StrengthSort, Fact<'rival'>[]> {
  const edges = new Map<StrengthSort, Fact<'rival'>[]>()
  for (const rival of factsOf(company, 'rival'))
    for (const sort of rival.betterAt ?? []) edges.set(sort, [...(edges.get(sort) ?? []), rival])
  return edges
}
