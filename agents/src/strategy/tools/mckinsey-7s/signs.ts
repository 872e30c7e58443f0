import type { Claim } from '@sextant/contracts/deliverable'
import { SEVEN_S, type SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { FoundBy } from '../../../findings/finding.ts'
import { say } from '../../../sentences/sentence.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'

const SIGNS_MAX = 2

/** Which findings show something of an element. Nothing that is computed shows values or style: these only people can tell. */
const RULES: Readonly<Record<SevenS, readonly string[]>> = {
  strategy: [
    'goal.conflict',
    'contradiction.goals',
    'contradiction.budgets',
    'competition.unanswered',
    'mix.largest-earns-less',
    'goal.shared-budget',
    'goal.worse-use',
  ],
  structure: ['person.decisions-wait'],
  systems: [
    'channel.lead-response',
    'contradiction.sales',
    'contradiction.volumes',
    'contradiction.margin',
    'channel.traceable-share',
    'capacity.fix-payback',
  ],
  'shared-values': [],
  skills: ['person.single', 'person.handover-window', 'rules.licence-one-person'],
  style: [],
  staff: [
    'person.bus-share',
    'person.leaves',
    'person.part-time',
    'person.days-week',
    'person.sole',
    'strength.scarce-and-full',
    'contradiction.beyond-capacity',
    'goal.hours',
    'goal.work-hours',
    'capacity.open-post',
    'capacity.hours',
  ],
}

type Constraint = Fact<'constraint'>
/** Where what holds back belongs, by the chip that somebody chose. */
const SORTS: Partial<Record<NonNullable<Constraint['sort']>, SevenS>> = {
  'one-person': 'staff',
  skills: 'skills',
  systems: 'systems',
  data: 'systems',
}
const RESOURCES: Partial<Record<NonNullable<Constraint['resource']>, SevenS>> = {
  approval: 'structure',
  craft: 'skills',
  hours: 'staff',
  posts: 'staff',
}

export const findingsOf = (desk: Desk, id: SevenS): FoundBy[] =>
  desk.findings.filter(({ rule }) => RULES[id].includes(rule))

/** The heaviest finding that a move answers, with the element that it tells of. */
export function elementShown(
  desk: Desk,
): { id: SevenS; found: FoundBy; lead: ChosenPlay } | undefined {
  for (const found of desk.findings) {
    const id = SEVEN_S.find(element => RULES[element].includes(found.rule))
    const lead = desk.plays.find(
      ({ play, finding }) => finding === found && play.nature !== 'general',
    )
    if (id && lead) return { id, found, lead }
  }
  return undefined
}

/** What the cards show of an element: findings first, then what holds back by its name. */
export function signsOf(desk: Desk, id: SevenS): Claim[] {
  const found = findingsOf(desk, id)
  const told = new Set(found.flatMap(({ rests }) => rests))
  const bare = factsOf(desk.company, 'constraint').filter(
    fact => elementOf(fact) === id && !told.has(fact.id),
  )
  const claims = [
    ...found.map(one => desk.finding(one)),
    ...bare.map(fact => desk.named(fact)),
    ...(id === 'skills' ? soleHands(desk, told) : []),
  ]
  return claims.slice(0, SIGNS_MAX)
}

/** Skills that one person alone has. */
function soleHands(desk: Desk, told: ReadonlySet<string>): Claim[] {
  const alone = factsOf(desk.company, 'person').filter(fact => fact.alone && !told.has(fact.id))
  return alone.map(fact => {
    const label = desk.kit.name(fact)
    return desk.named(fact, label ? say`${label}: nobody else can do this work` : undefined)
  })
}

function elementOf({ sort, resource }: Constraint): SevenS | undefined {
  return (sort && SORTS[sort]) ?? (resource && RESOURCES[resource])
}

/** The best move for what was found of an element; each move stands once. */
export function moveFor(
  desk: Desk,
  id: SevenS,
  taken: readonly ChosenPlay[],
): ChosenPlay | undefined {
  return desk.plays.find(
    chosen =>
      chosen.play.nature !== 'general' &&
      RULES[id].includes(chosen.finding.rule) &&
      !taken.includes(chosen),
  )
}
