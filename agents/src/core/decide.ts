import type { Claim, Move, NextAction } from '@sextant/contracts/deliverable'
import type { Fact } from '../company/company.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Desk } from './desk.ts'
import { daysOf } from './due.ts'
import { isOfForm } from './form-play.ts'
import { costOfMove } from './move-cost.ts'
import { THUMB, THUMB_CHECK } from './thumb.ts'
import type { Arranged } from './tool.ts'

/** Figures that a decision rests on at least, as long as its facts are unconfirmed. */
const FIGURES_TO_DECIDE = 2
export const MOVES_MAX = 4
export const ACTIONS_MAX = 3

/** The one sentence to act on: what the form comes to with the play for it, else the strongest play and the finding it answers. Without either it says what is missing. */
export function decide(
  desk: Desk,
  lead: ChosenPlay | undefined,
  { result, lead: own }: Pick<Arranged, 'result' | 'lead'> = {},
): Claim {
  if (result && isFirm(desk, result)) return own ? together(desk, result, own) : result
  if (lead && carries(desk, lead)) {
    const claim = desk.rule(say`${lead.title}. ${lead.finding.says}`, lead)
    return { ...claim, evidence: 'computed', sources: claim.sources }
  }
  const [question] = desk.wanted
  if (lead) return unsettled(desk, lead)
  const text = question
    ? `Nothing is decided yet. ${question.says.text}`
    : 'Nothing is decided yet: too little is known. Each answer and each confirmed card lets more follow.'
  return { text, sources: [desk.book.assumption(OPEN, OPEN_CHECK)], evidence: 'not rated' }
}

/** There is a first move, and what it rests on was only read: it is no decision yet, and not nothing either. */
function unsettled(desk: Desk, lead: ChosenPlay): Claim {
  const move = desk.rule(say`If what was read holds, begin here: ${lead.title}.`, lead)
  return {
    ...move,
    text: `Not decided yet: it rests on facts that nobody has confirmed. ${move.text}`,
    sources: [...new Set([...move.sources, desk.book.assumption(OPEN, OPEN_CHECK)])],
    evidence: 'not rated',
  }
}

/** The form's own result, the play for it, and what that play answers where the result does not say it. */
function together(desk: Desk, result: Claim, lead: ChosenPlay): Claim {
  const found = desk.rule(lead.finding.says, lead)
  const play = desk.rule(say`First move: ${lead.title}.`, lead)
  const isSaid = result.text.includes(found.text) || isOfForm(lead)
  const parts = isSaid ? [result, play] : [result, play, found]
  return {
    text: parts.map(({ text }) => text).join(' '),
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    evidence: 'computed',
    ...computedIn(parts),
  }
}

function computedIn(parts: readonly Claim[]): Pick<Claim, 'computed'> {
  const computed = [...new Set(parts.flatMap(({ computed: ids = [] }) => ids))]
  return computed.length > 0 ? { computed } : {}
}

const OPEN = 'What is not known yet'
const OPEN_CHECK = 'Answer the questions of this session, or fill in “What we know”.'

/** Whether each fact behind a statement was confirmed. */
function isFirm(desk: Desk, { sources }: Claim): boolean {
  const open = desk.book.all().filter(({ flags }) => flags.includes('not confirmed'))
  return !open.some(({ n }) => sources.includes(n))
}

/** In a draft on unconfirmed facts, what rests on none of them decides; else only a finding with figures. */
function carries(desk: Desk, { finding }: ChosenPlay): boolean {
  const isOpen = (id: string): boolean => desk.fact(id)?.status === 'proposed'
  if (!finding.rests.some(isOpen)) return true
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
    because: isOfMethod(chosen)
      ? desk.rule(finding.says, chosen)
      : desk.claim(pair?.because ?? finding.says, rests, pair ? 'told' : evidenceOf(chosen)),
    steps: chosen.steps.map(step => desk.rule(step, chosen)),
    ownerRole: desk.owner(play.owner, matterOf(desk, chosen)),
    hours: play.hours,
    weeks: [...play.weeks],
    cost: costOfMove(desk, chosen),
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

/** What the move is about. */
const matterOf = (desk: Desk, { finding }: ChosenPlay): Fact | undefined =>
  desk.company.facts.find(({ id }) => id === finding.rests[0])

/** A move of the form whose reason its method gives: the method is its source. */
const isOfMethod = (chosen: ChosenPlay): boolean =>
  isOfForm(chosen) && chosen.finding.evidence === 'told'

const evidenceOf = ({ finding }: ChosenPlay): Claim['evidence'] =>
  finding.evidence === 'told' ? 'told' : 'computed'

/** The first step of each of the first plays, with who does it by when. */
export function actionsOf(desk: Desk, plays: readonly ChosenPlay[]): NextAction[] {
  const first = plays.slice(0, ACTIONS_MAX)
  const days = daysOf(desk.company, first)
  return first.map((chosen, index) => ({
    what: desk.rule(chosen.steps[0]!, chosen),
    move: chosen.play.id,
    ...aboutOf(chosen),
    ownerRole: desk.owner(chosen.play.owner, matterOf(desk, chosen)),
    due: desk.due(days[index] ?? 1),
    metric: chosen.metric.text,
  }))
}

/** What the task is done to, where its first step does not name it: only a move that speaks of the finding's subject elsewhere is about it. */
export function aboutOf({
  finding,
  title,
  steps,
}: Pick<ChosenPlay, 'finding' | 'title' | 'steps'>): Pick<NextAction, 'about'> {
  const { about } = finding
  const name = about?.render('middle')
  if (!about || !name || about.isStatement) return {}
  const [first, ...others] = steps
  const isNamed = (sentence: Sentence): boolean =>
    sentence.text.toLowerCase().includes(name.toLowerCase())
  return !isNamed(first!) && [title, ...others].some(isNamed) ? { about: name } : {}
}

/** The stop rules of moves: what would overturn them. Those of a language model are its judgment. */
export const stopsOf = (desk: Desk, moves: readonly Move[]): Claim[] =>
  moves.map(({ stop, method }) =>
    method.by === 'model'
      ? { ...method, text: stop }
      : {
          text: stop,
          // No author named these thresholds.
          sources: [desk.book.assumption(THUMB, THUMB_CHECK)],
          evidence: 'rule',
        },
  )
