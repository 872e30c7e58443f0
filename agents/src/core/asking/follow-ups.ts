import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company, Fact } from '../../company/company.ts'
import { CALLED_GOAL } from '../dialogue/joined.ts'
import type { OpenField } from '../dialogue/onto-field.ts'
import type { Ask } from '../tool.ts'

/** A question after fields of cards that stand: it follows another one, and is put only while it is open. */
export type FollowUp = Ask & {
  /** The key of the question that it follows. */
  after: string
  attributes: readonly string[]
  /** It never takes the place of a question that the tool asks itself. */
  ifRoom?: true
  open: (company: Company) => OpenField[]
}

/** A goal that says less than where it stands, where it leads and by when. */
const goalFigures: FollowUp = {
  key: 'goal-figures',
  after: 'goal',
  kind: 'goal',
  attributes: ['baseline', 'target', 'by'],
  open: company => {
    const [goal] = standing(company, 'goal')
    return goal ? openIn(goal, goal.keep ? ['baseline'] : ['baseline', 'target', 'by']) : []
  },
  text: (_words, company) => {
    const fields = goalFigures.open(company)
    const [first] = fields
    const parts = fields.map(({ attribute }) => GOAL_PARTS[attribute] ?? '')
    return `Of ${first ? called(first.fact) : CALLED_GOAL}: ${listed(parts)}?`
  },
  why: 'Without them nobody can say how far it is, what it is worth or what a quarter owes.',
  example: ({ sales }) => `“now 40 ${sales}, 60 by the end of next year”`,
}

const GOAL_PARTS: Readonly<Record<string, string>> = {
  baseline: 'where does it stand today',
  target: 'where should it be',
  by: 'by when',
}

/** What holds back, without how much is lost by it, or of which line. */
const losses: FollowUp = {
  key: 'losses',
  after: 'constraint',
  kind: 'constraint',
  attributes: ['about', 'lost'],
  ifRoom: true,
  open: company => {
    const brakes = standing(company, 'constraint')
    const lines = standing(company, 'offer').length
    const brake = brakes.find(({ lost = 0 }) => lost > 0) ?? brakes[0]
    if (!brake) return []
    return openIn(brake, lines > 1 ? ['about', 'lost'] : ['lost'])
  },
  text: ({ sales }, company) => {
    const fields = losses.open(company)
    const [first] = fields
    const brake = first ? called(first.fact) : 'it'
    const asked = new Set(fields.map(({ attribute }) => attribute))
    if (!asked.has('lost')) return `Which of your lines is it that ${brake} holds up?`
    const many = `how many ${sales} did you refuse or lose because of ${brake} in the last year`
    return asked.has('about') ? `Of which line, and ${many}?` : `Roughly ${many}?`
  },
  why: 'What is refused is the nearest money there is: it counts against the goal.',
  example: ({ offer }) => `“mostly ${offer ?? 'repairs'}, about 9”`,
}

/** Changes of which nobody said whether they help: without that they stand nowhere. */
const bearings: FollowUp = {
  key: 'bearings',
  after: 'change',
  kind: 'change',
  attributes: ['bearing'],
  ifRoom: true,
  open: company => standing(company, 'change').flatMap(change => openIn(change, ['bearing'])),
  text: (_words, company) => {
    const names = bearings.open(company).map(({ fact }) => called(fact))
    return names.length === 1
      ? `Does ${names[0]} help you or hurt you?`
      : `Which of these help you, and which hurt: ${listed(names)}?`
  },
  why: 'What helps is an opportunity and what hurts a threat; what is neither stands nowhere.',
  example: () => '“the new bridge helps, the dearer diesel hurts”',
}

export const FOLLOW_UPS: readonly FollowUp[] = [goalFigures, losses, bearings]

/** The follow-up of a key, if it is one. */
export const followUp = (key: string): FollowUp | undefined =>
  FOLLOW_UPS.find(one => one.key === key)

/** The questions of a tool, each with what is asked right after it. */
export const withFollowUps = (asks: readonly Ask[]): readonly Ask[] =>
  asks.flatMap(ask => [ask, ...FOLLOW_UPS.filter(({ after }) => after === ask.key && !ask.isPlain)])

/** What was only read counts as well: what it lacks is asked while it is in mind. */
const standing = <K extends FactKind>(company: Company, kind: K): Fact<K>[] =>
  company.facts.filter((fact): fact is Fact<K> => fact.kind === kind)

const openIn = (fact: Fact, attributes: readonly string[]): OpenField[] => {
  const held: Readonly<Record<string, unknown>> = fact
  return attributes
    .filter(attribute => held[attribute] === undefined)
    .map(attribute => ({ fact, attribute }))
}

const called = ({ label }: Fact): string => (label === CALLED_GOAL ? label : `“${label}”`)

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${last}` : last
}
