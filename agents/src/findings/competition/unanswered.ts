import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { STRENGTH_WORDS, type StrengthSort } from '../../company/strengths.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Finding, Rule } from '../finding.ts'

/** What rivals are said to be better at and no strength of yours answers; the sort that most of them share. */
export const unanswered: Rule = {
  id: 'competition.unanswered',
  family: 'competition',

  find(company, kit) {
    const own = new Set(factsOf(company, 'strength').map(({ sort }) => sort))
    if (own.size === 0) return []
    const [worst] = [...byEdge(company)]
      .filter(([sort]) => !own.has(sort))
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
      says: say`${new ListText(names)} ${verb} said to be ahead in ${what}, and none of the strengths you named answers that. Whoever chooses by ${what} has no reason to choose you.`,
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
