import type { Claim, Move, NextAction } from '@sextant/contracts/deliverable'
import type { ChosenPlay } from '../plays/choose.ts'
import { say } from '../sentences/sentence.ts'
import type { Desk } from './desk.ts'

/** Figures that a decision rests on at least, as long as its facts are unconfirmed. */
const FIGURES_TO_DECIDE = 2
export const MOVES_MAX = 4
export const ACTIONS_MAX = 3
/** Working days until the first action is due, and between two. */
const ACTION_EVERY = 5

/** The one sentence to act on: the strongest play, and the finding it answers with its figures. Without either it says what is missing. */
export function decide(desk: Desk, lead: ChosenPlay | undefined): Claim {
  if (lead && carries(desk, lead)) {
    const claim = desk.rule(say`${lead.title}. ${lead.finding.says}`, lead)
    return { ...claim, evidence: 'computed', sources: claim.sources }
  }
  const [question] = desk.wanted
  const text = question
    ? `Nothing is decided yet. ${question.says.text}`
    : 'Nothing is decided yet: too little is known. Each answer and each confirmed card lets more follow.'
  return { text, sources: [desk.book.assumption(OPEN, OPEN_CHECK)], evidence: 'not rated' }
}

const OPEN = 'What is not known yet'
const OPEN_CHECK = 'Answer the questions of this session, or fill in “What we know”.'

/** A draft on unconfirmed facts decides only where its finding rests on figures. */
function carries(desk: Desk, { finding }: ChosenPlay): boolean {
  if (desk.unconfirmed === 0) return true
  const figures = finding.says.origins.filter(origin => 'ledger' in origin)
  return figures.length >= FIGURES_TO_DECIDE
}

/** A play in full, as the deliverable shows it. */
export function moveOf(desk: Desk, chosen: ChosenPlay): Move {
  const { play, finding, pair } = chosen
  const rests = pair ? [pair.own.id, pair.around.id] : finding.rests
  return {
    id: play.id,
    title: desk.rule(chosen.title, chosen),
    because: desk.claim(pair?.because ?? finding.says, rests, pair ? 'told' : evidenceOf(chosen)),
    steps: chosen.steps.map(step => desk.rule(step, chosen)),
    ownerRole: desk.owner(play.owner),
    hours: play.hours,
    weeks: [...play.weeks],
    cost: [...chosen.cost],
    currency: desk.company.currency,
    metric: chosen.metric.text,
    stop: chosen.stop.text,
    method: {
      text: `${play.source.method} (${play.source.by}).`,
      sources: [desk.book.method(play.source)],
      evidence: 'published',
    },
  }
}

const evidenceOf = ({ finding }: ChosenPlay): Claim['evidence'] =>
  finding.evidence === 'told' ? 'told' : 'computed'

/** The first step of each of the first plays, with who does it by when. */
export function actionsOf(desk: Desk, plays: readonly ChosenPlay[]): NextAction[] {
  return plays.slice(0, ACTIONS_MAX).map((chosen, index) => ({
    what: desk.rule(chosen.steps[0]!, chosen),
    ownerRole: desk.owner(chosen.play.owner),
    due: desk.due((index + 1) * ACTION_EVERY),
    metric: chosen.metric.text,
  }))
}

/** The stop rules of the first plays: what would overturn them. */
export const stopsOf = (desk: Desk, plays: readonly ChosenPlay[]): Claim[] =>
  plays.slice(0, ACTIONS_MAX).map(chosen => desk.rule(chosen.stop, chosen))
