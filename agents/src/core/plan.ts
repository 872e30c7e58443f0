import { toolById } from '@sextant/contracts/catalogue'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { askWords } from './asking/ask-words.ts'
import { followUp } from './asking/follow-ups.ts'
import { openAsks, questionsMost } from './asking/next-ask.ts'
import { Desk } from './desk.ts'
import type { Heard } from './jobs/read/settle.ts'
import { type Act, ACTS, corrections, type ReadAct, readAct } from './dialogue/acts.ts'
import { replyFrom } from './dialogue/reply-from.ts'
import { correctsHeld, namedFacts } from './dialogue/amend.ts'
import { type Meant, meantBy, tellsOfHeld, tellsOfNamed } from './dialogue/amend-meant.ts'
import { type Heard as HeardWhere, TAKES_BACK, withoutWrong } from './dialogue/amend-sides.ts'
import { amendmentByForm, sayIncluded } from './dialogue/amend-forms.ts'
import { leftOutBefore, saidAgain, saidBack, sayLeftOut } from './dialogue/left-out.ts'
import { beginsWithFigure, type OpenField, sayPut } from './dialogue/onto-field.ts'
import type { Asked } from './dialogue/parts-by-topic.ts'
import { type Proposals, propose } from './dialogue/propose.ts'
import {
  lastOfAgent,
  READ,
  unfitting,
  unfittingIn,
  withChanges,
  withProposed,
} from './unfitting.ts'
import { putIntoAsked } from './dialogue/put-asked.ts'
import { whyBoth } from './dialogue/why-both.ts'
import { bringsNews, sayRead } from './dialogue/understood.ts'
import { askWhich, firstThing, sayBoth, sayMended, whatIf } from './dialogue/replies.ts'
import { sentencesIn } from '../reading/stops.ts'
import type { FactChange, Known, ProposedFact } from './known.ts'
import { DECISION_KEY, isDrafted, keysPut, type Pending, pendingQuestion } from './thread.ts'
import type { Ask, Awaited, Tool } from './tool.ts'

/** A question as it is put: its words, why it is asked, what a useful answer looks like, the card it belongs to; `n` counts from 1. */
export type PlannedQuestion = {
  key: string
  kind: FactKind | null
  attributes: string[]
  text: string
  why: string
  example: string
  n: number
}
/** What the agent does next. */
export type Next =
  /** `lead`: what is said before it. `others`: what else is open and could be asked instead; none where a question is put once more. */
  | { kind: 'ask'; question: PlannedQuestion; lead?: string; others?: readonly PlannedQuestion[] }
  | { kind: 'say'; text: string }
  /** `lead`: what is said before the deliverable is told to be ready. */
  | { kind: 'draft'; lead?: string }
/** What was understood, and what comes of it. `read`: what was read, in words, where that is to be told. */
export type Plan = {
  proposed: ProposedFact[]
  changes: FactChange[]
  next: Next
  read?: string
  /** What the person asks, and what the built-in mind answers: said before `next`. */
  question?: { asked: string; builtIn: string }
}

type Turn = {
  tool: Tool
  known: Known
  /** What a language model read in the last message; without one, the built-in reader reads. */
  heard: Heard | undefined
  pending: Pending | null
  read: ReadAct
  /** Whether the person said something that is not yet in the company model. */
  words: string
}

/** Acts that are told by their phrases alone: nothing of them is read. */
const TOLD_BY_PHRASE: ReadonlySet<Act> = new Set(
  ACTS.filter(act => !['answer', 'correct', 'question'].includes(act)),
)

/** Whether the last message says something that is to be read. */
export function isToBeRead({ thread, cardsOnly }: Known): boolean {
  const last = thread.at(-1)
  if (last?.role !== 'user' || cardsOnly) return false
  return !TOLD_BY_PHRASE.has(readAct(last.text, pendingQuestion(thread.slice(0, -1))).act)
}

/** Decides what the agent does next, from what is known and what was said last. `heard`: what a language model read in it. */
export function planTurn(tool: Tool, known: Known, heard?: Heard): Plan {
  if (toolById(tool.id).isOfFigures) return after({ next: nextOfFigures(tool, known) })
  const last = known.thread.at(-1)
  if (last?.role !== 'user') return after({ next: nextOf(tool, known) })
  const pending = pendingQuestion(known.thread.slice(0, -1))
  const words = known.cardsOnly ? '' : last.text
  const read = words ? readAct(words, pending) : SENT
  const turn: Turn = { tool, known, heard, pending, read, words }
  return heard ? heardPlan(turn, heard) : BY_ACT[read.act](turn)
}

function leadOfUnknown({ pending, known }: Turn): string {
  if (pending?.key !== DECISION_KEY) return 'Then I treat that as open and say how to find out.'
  const { name, answers } = toolById(known.tool)
  return `That is fine: ${name} is a good start. It answers: ${answers}`
}

const SENT: ReadAct = { act: 'answer', rest: '', thenDraft: false }

/** One way to answer each act. */
const BY_ACT: Readonly<Record<Act, (turn: Turn) => Plan>> = {
  draft: () => after({ next: { kind: 'draft' } }),
  answer,
  unknown: turn => after({ next: withLead(leadOfUnknown(turn), nextOf(turn.tool, turn.known)) }),
  why: turn => explained(turn, ''),
  empty: turn => explained(turn, 'I could not read an answer in that. '),
  length: turn =>
    explained(
      turn,
      `At most ${questionsMost(turn.tool.asks)} questions, and this is number ${turn.pending?.n ?? questionsMost(turn.tool.asks)}. `,
    ),
  who: turn =>
    explained(
      turn,
      'I am a program: I ask, compute and write, and every line says where it comes from. ',
    ),
  mood: turn => explained(turn, 'I keep it short. '),
  first: turn => said(turn, firstThing(deskOf(turn))),
  'what-if': turn => said(turn, whatIf(turn.known, turn.tool, turn.words)),
  correct,
  remove,
  question: turn => asked(turn, turn.words),
}

/** What a language model read: kept, told, and a question in it answered. */
function heardPlan(turn: Turn, heard: Heard): Plan {
  const { known, pending, read, words } = turn
  const { facts, changes, question, conflicts } = heard
  const isKept = facts.length + changes.length > 0
  if (!isKept && conflicts.length === 0 && question !== null) return asked(turn, question)
  const isAfter = words !== '' && !pending && isDrafted(known.thread, known.tool)
  const stands = conflicts.length > 0
  const isCorrected = heard.mended.length > 0
  const plan = answered(turn, facts, changes, { isCorrected, isAside: false, stands })
  const [two] = conflicts
  const lead = [
    ...heard.mended.map(one => sayMended(known.company, one)),
    isKept && !read.thenDraft ? sayLeftOut(heard.leftOut) : '',
    two ? sayBoth(known.company, two) : '',
    unfitting(known, facts, changes),
  ]
  const told = isAfter && !read.thenDraft ? sayRead(known.company, facts, heard, words) : ''
  const next = withLead(lead.filter(Boolean).join(' '), plan.next)
  const back = question === null ? {} : { question: replyTo(turn, question) }
  return { ...plan, next, ...(told && { read: told }), ...back }
}

/** A question of the person is answered; what was asked stays open. */
function asked(turn: Turn, question: string): Plan {
  const { pending, known } = turn
  const next: Next = pending ? again(pending, known, '') : { kind: 'say', text: '' }
  return { proposed: [], changes: [], next, question: replyTo(turn, question) }
}

const replyTo = (turn: Turn, question: string): NonNullable<Plan['question']> => ({
  asked: question,
  builtIn:
    replyFrom(deskOf(turn), question) ??
    (turn.pending ? whyAsked(turn.pending) : `I take that for a question. ${ONLY_FACTS}`),
})

const whyAsked = ({ why, example }: Pending): string => {
  const useful = example ? ` A useful answer looks like ${example}.` : ''
  return `That is a question back, and I can only speak of what follows from your facts. ${why}${useful} If you have had enough of questions, say “Just draft it”.`
}

const ONLY_FACTS =
  'I can only speak of what follows from your facts: every line shows what it rests on. Correct a card or a line, or ask “what if …” with a figure.'

/** Words of somebody are read for facts; a pasted paragraph may answer several questions at once, and correct what was said before. */
function answer(turn: Turn): Plan {
  const { known, pending, read, words } = turn
  const earlier = lastWords(known)
  const isAfter = words !== '' && !pending && isDrafted(known.thread, known.tool)
  const asked = askedOf(pending) ?? (isAfter ? askedForMore(turn) : null)
  const isGoalAsked = pending?.kind === 'goal'
  const corrects = (sentence: string): boolean =>
    correctsHeld(sentence, known.company) ||
    tellsOfHeld(sentence, known.company, isGoalAsked) ||
    correctsRead(sentence, turn, asked) ||
    (isAfter && tellsOfNamed(sentence, known.company)) ||
    sayIncluded(sentence, known.company) !== null ||
    (!answersOnly(sentence, pending) && amendmentByForm(sentence, known.company, earlier) !== null)
  const { said: wrongs, rest } = corrections(words ? read.rest : '', corrects)
  const leftOut = leftOutBefore(known.thread.slice(0, -1))
  const { again: restated, others } = saidAgain(rest, leftOut)
  const why = whyBoth(words === '' ? '' : others, unfittingIn(known), {
    company: known.company,
    before: lastOfAgent(known),
  })
  const asking = isAfter ? wantedFields(turn) : followUpFields(turn)
  const put = putIntoAsked(why.rest, asking, known.company, isAfter)
  const understood = together(
    readIn(withoutWrongs(put.rest, known, { isAfter, isGoalAsked }), known, asked),
    readIn(restated, known, askedOf(leftOut?.asked ?? null)),
  )
  const mended = mendings(wrongs, known, understood.facts, words)
  const { facts } = mended
  const changes = [...mended.changes, ...why.changes, ...put.changes, ...understood.changes]
  const isRestated = restated !== '' && others.trim() === ''
  const isOnlyWhy = why.changes.length > 0 && why.rest === ''
  const isCorrected = wrongs.length > 0
  const plan = answered(turn, facts, changes, {
    isCorrected,
    isAside: isRestated || isOnlyWhy,
    stands: mended.stands,
  })
  const isKept = facts.length + changes.length > 0
  const left = isKept && !read.thenDraft ? sayLeftOut(understood.leftOut) : ''
  const [two] = understood.conflicts
  const differs = two ? sayBoth(known.company, two) : ''
  const told = isAfter && !read.thenDraft ? sayRead(known.company, facts, understood, words) : ''
  const noted = put.changes.map(change => sayPut(known.company, change))
  const shows = isAfter ? sayShown(turn, put.changes) : ''
  const lead = [
    mended.says,
    why.says,
    ...noted,
    shows,
    left,
    differs,
    unfitting(known, facts, changes),
  ]
    .filter(Boolean)
    .join(' ')
  return { ...plan, next: withLead(lead, plan.next), ...(told && { read: told }) }
}

/** Where “One answer more” asks for a card that is not there yet, a bare figure is of that card. */
function askedForMore(turn: Turn): Asked | null {
  const [first] = deskOf(turn).wanted
  return first && !first.fact && beginsWithFigure(turn.read.rest)
    ? { kind: first.kind, attributes: [first.attribute] }
    : null
}

/** What an answer that the deliverable asked for lets follow: it was promised, so it is told, whatever else the document has room for. */
function sayShown(turn: Turn, changes: readonly FactChange[]): string {
  const promised = deskOf(turn).wanted.filter(({ fact, attribute }) =>
    changes.some(({ id, attributes = {} }) => id === fact && attribute in attributes),
  )
  const known = withChanges(turn.known, changes)
  const found = deskOf({ ...turn, known }).findings.find(({ rule }) =>
    promised.some(one => one.rule === rule),
  )
  return found ? `With it I can say: ${found.says.text}` : ''
}

const followUpFields = ({ pending, known }: Turn): OpenField[][] => {
  const follow = pending && followUp(pending.key)
  return follow ? [follow.open(known.company)] : []
}

/** Each single answer that the deliverable says it could use. */
const wantedFields = (turn: Turn): OpenField[][] =>
  deskOf(turn)
    .wanted.slice(0, WANTED_SHOWN)
    .flatMap(({ fact: id, attribute }) => {
      const fact = turn.known.company.facts.find(one => one.id === id)
      return fact ? [[{ fact, attribute }]] : []
    })

/** So many are shown under a deliverable. */
const WANTED_SHOWN = 3

/** While something is asked, “make it 40” and “it should be 40” may be the answer. */
const answersOnly = (sentence: string, pending: Pending | null): boolean =>
  pending !== null && /^\W*(?:make|it|that|this|now)\b/i.test(sentence)

/** What was told right before, in the same message, is corrected as what stands is. */
function correctsRead(sentence: string, { words, known }: Turn, asked: Asked | null): boolean {
  const before = words.slice(0, Math.max(0, words.indexOf(sentence)))
  if (!/\d/.test(before) || !/\d/.test(sentence) || !TAKES_BACK.test(sentence)) return false
  const { company } = withProposed(known, readIn(before, known, asked).facts)
  return tellsOfHeld(sentence, company, false)
}

/** "84, not 88", where neither stands: 84 is read, and 88 never. */
const withoutWrongs = (text: string, { company }: Known, heard: HeardWhere): string =>
  text
    .split(/(?<=[.!?;\n]\s)/)
    .map(sentence => withoutWrong(sentence, company, heard))
    .join('')

const NOTHING: Proposals = { facts: [], changes: [], conflicts: [], leftOut: null }

const readIn = (words: string, { company, profile }: Known, asked: Asked | null): Proposals =>
  words.trim() === '' ? NOTHING : propose(words, company, asked, profile.description)

/** An answer to what is asked, and what says again a clause that was left out under an earlier question. */
const together = (one: Proposals, other: Proposals): Proposals => ({
  facts: [...one.facts, ...other.facts],
  changes: [...one.changes, ...other.changes],
  conflicts: [...one.conflicts, ...other.conflicts],
  leftOut: one.leftOut ?? other.leftOut,
})

/** Each correction where it fits; the words say from what to what, or that nothing was changed. */
function mendings(
  sentences: readonly string[],
  known: Known,
  facts: ProposedFact[],
  words: string,
): { facts: ProposedFact[]; changes: FactChange[]; says: string; stands: boolean } {
  const { company } = withProposed(known, facts)
  const earlier = lastWords(known)
  const found = sentences.map(text => ({ text, ...mending(text, company, words, earlier) }))
  const stands = found.some(({ amended }) => amended?.stands)
  const says = found.map(({ text, amended, several }) => {
    const included = amended ? null : sayIncluded(text, company)
    if (included) return included
    if (several.length > 0) return askWhich(company, several)
    const isAnew = amended?.stands && isDrafted(known.thread, known.tool)
    return amended
      ? `${sayMended(company, amended)}${isAnew ? WRITTEN_ANEW : ''}`
      : `“${text.trim()}” ${CHANGED_NOTHING}`
  })
  const told = found.flatMap(({ text, amended }) =>
    amended && !amended.stands ? [{ change: amended.change, text }] : [],
  )
  return {
    facts: facts.map((fact, index) =>
      told
        .filter(({ change }) => change.id === `${READ}${index}`)
        .reduce((kept, { change, text }) => corrected(kept, change, text, words), fact),
    ),
    changes: told.map(({ change }) => change).filter(({ id }) => !id.startsWith(READ)),
    says: says.join(' '),
    stands,
  }
}

/** A figure that the words name, else the only one in the sentence before them. */
function mending(text: string, company: Known['company'], words: string, earlier: string): Meant {
  const before = sentencesIn(words.slice(0, words.indexOf(text)).trim())
  const last = before.at(-1) || earlier
  return meantBy(text, company, words + earlier, last)
}

/** What the person wrote before the last message. */
const lastWords = ({ thread }: Known): string =>
  thread.slice(0, -1).findLast(({ role }) => role === 'user')?.text ?? ''

/** What was just read, as it is after a correction in the same message; its quotation goes up to that. */
function corrected(
  fact: ProposedFact,
  change: FactChange,
  text: string,
  words: string,
): ProposedFact {
  const attributes = Object.entries({ ...fact.attributes, ...change.attributes })
  const kept = attributes.filter(([, value]) => value !== null)
  const start = words.indexOf(fact.quote)
  const end = words.indexOf(text, start) + text.length
  const quote = start === -1 || end < start ? fact.quote : words.slice(start, end).trim()
  return { ...fact, attributes: Object.fromEntries(kept), quote }
}

const CHANGED_NOTHING =
  'fits no figure that I hold, so I changed nothing: name the card and its new figure, or edit the card.'

function answered(
  turn: Turn,
  facts: ProposedFact[],
  changes: FactChange[],
  { isCorrected, isAside, stands }: Record<'isCorrected' | 'isAside' | 'stands', boolean>,
): Plan {
  const { known, pending, read, words } = turn
  const afterwards = withProposed(known, facts)
  const isNews = isCorrected || facts.length > 0 || changes.some(bringsNews)
  const nothing = words !== '' && facts.length === 0 && changes.length === 0 && !stands
  if (read.thenDraft) return { proposed: facts, changes, next: { kind: 'draft' } }
  if (pending?.key === DECISION_KEY)
    return { proposed: facts, changes, next: chosen(turn, afterwards) }
  if (isAside && isNews && pending)
    return { proposed: facts, changes, next: again(pending, known, '') }
  if (nothing && pending && !wasAskedAgain(known)) return explained(turn, sayNotRead(words))
  if (nothing && !pending) return said(turn, isCorrected ? '' : sayNothing(words))
  if (words !== '' && !isNews && !pending) return said(turn, '')
  return { proposed: facts, changes, next: nextOf(turn.tool, afterwards) }
}

/** The decision was named: which tool answers it, and the first question. */
function chosen({ tool, known }: Turn, afterwards: Known): Next {
  const { name, answers } = toolById(known.tool)
  return withLead(`I take ${name} for this. It answers: ${answers}`, nextOf(tool, afterwards))
}

const sayNotRead = (words: string): string =>
  `I could not make a card of “${saidBack(words)}”. Fill in what you can, or say it with a name and a figure. `
const NOTHING_NEW =
  'I found no figure or name in that, so nothing was changed. Say it with a name and a figure, or correct it under “What we know”.'

/** A figure without a name was heard all the same. */
const sayNothing = (words: string): string =>
  /\d/.test(words)
    ? `I could not tell what “${saidBack(words)}” is of, so nothing was changed. Say it with a name and a figure, or correct it under “What we know”.`
    : NOTHING_NEW

/** A question is put a second time once, in other words. */
const wasAskedAgain = ({ thread }: Known): boolean => {
  const [last, before] = thread.filter(({ role }) => role === 'agent').toReversed()
  return Boolean(last?.question && before?.question && last.question.key === before.question.key)
}

/** A figure that was wrong is mended where it stands; what corrects nothing is an answer, and no fact called a correction. */
function correct(turn: Turn): Plan {
  const { company } = turn.known
  const earlier = lastWords(turn.known)
  const { amended: found, several } = meantBy(turn.words, company, earlier, earlier)
  if (several.length > 0) return said(turn, askWhich(company, several))
  if (!found) return answer({ ...turn, read: { ...turn.read, act: 'answer' } })
  const isAnew = found.stands && !turn.pending && isDrafted(turn.known.thread, turn.known.tool)
  const lead = `${sayMended(turn.known.company, found)}${isAnew ? WRITTEN_ANEW : ''}`
  const changes = found.stands ? [] : [found.change]
  return { proposed: [], changes, next: afterChange(turn, lead) }
}

const WRITTEN_ANEW = ' The document is written anew from it.'

function remove(turn: Turn): Plan {
  const facts = namedFacts(turn.words, turn.known.company)
  if (facts.length === 0)
    return said(
      turn,
      'I find nothing of that name. Each card under “What we know” can be taken out there.',
    )
  const names = facts.map(({ label }) => `“${label}”`).join(', ')
  const changes = facts.map(({ id }) => ({ id, remove: true }))
  return { proposed: [], changes, next: afterChange(turn, `Taken out: ${names}.`) }
}

/** After a change the open question is put again; once there is a deliverable, it is written anew. */
function afterChange(turn: Turn, lead: string): Next {
  if (turn.pending) return again(turn.pending, turn.known, lead)
  return isDrafted(turn.known.thread, turn.known.tool)
    ? { kind: 'draft', lead }
    : { kind: 'say', text: lead }
}

/** The next question, or the deliverable when there is enough. */
function nextOf(tool: Tool, known: Known): Next {
  if (isDrafted(known.thread, known.tool)) return { kind: 'draft' }
  const put = keysPut(known.thread, known.tool)
  const [ask, ...others] = openAsks(tool.asks, known.company, put)
  if (!ask) return { kind: 'draft' }
  const asPlanned = (one: Ask): PlannedQuestion => planned(one, known, put.length + 1)
  return { kind: 'ask', question: asPlanned(ask), others: others.map(asPlanned) }
}

/** What was measured needs no facts: it is written as soon as nothing has to be told first. */
function nextOfFigures(tool: Tool, known: Known): Next {
  const awaited = tool.awaits?.(known)
  return awaited ? { kind: 'ask', question: awaitedQuestion(awaited) } : { kind: 'draft' }
}

export const awaitedQuestion = (awaited: Awaited): PlannedQuestion => ({
  ...awaited,
  kind: null,
  attributes: [],
  n: 1,
})

export function planned(
  ask: Ask,
  known: Pick<Known, 'company' | 'profile'>,
  n: number,
): PlannedQuestion {
  const words = askWords(known.company, known.profile)
  return {
    key: ask.key,
    kind: ask.kind,
    attributes: [...(ask.attributes ?? [])],
    text: ask.text(words, known.company),
    why: ask.why,
    example: ask.example(words),
    n: Math.min(n, QUESTIONS_MAX),
  }
}

/** The reason for the open question, and the question once more; without one, how to go on. */
function explained(turn: Turn, lead: string): Plan {
  const { pending, known } = turn
  if (!pending) return said(turn, HOW_TO_GO_ON)
  const useful = pending.example ? ` A useful answer looks like ${pending.example}.` : ''
  const text = `${lead}${pending.why}${useful} If you have had enough of questions, say “Just draft it”.`
  return { proposed: [], changes: [], next: again(pending, known, text) }
}

const HOW_TO_GO_ON =
  'Tell me what is wrong or what is new, with its figure, and I write it again. Every line and every card can also be edited in place.'

function again(pending: Pending, known: Known, lead: string): Next {
  const asked = known.thread.findLast(
    ({ role, question }) => role === 'agent' && question?.key === pending.key,
  )
  const text = asked?.text.split('\n\n').at(-1) ?? ''
  const { kind = null, attributes = [] } = pending
  const question = { ...pending, kind, attributes, text }
  return { kind: 'ask', question, ...(lead.trim() && { lead: lead.trim() }) }
}

/** What is said before what comes next; nothing where there is nothing to say. */
export function withLead(lead: string, next: Next): Next {
  if (lead === '') return next
  if (next.kind === 'draft') return { ...next, lead: [lead, next.lead].filter(Boolean).join(' ') }
  if (next.kind === 'say') return { ...next, text: `${lead} ${next.text}`.trim() }
  return { ...next, lead: [lead, next.lead].filter(Boolean).join(' ') }
}

/** A question as it is said, with what leads to it. */
export const asSaid = ({ question, lead }: Extract<Next, { kind: 'ask' }>): string =>
  [lead, question.text].filter(Boolean).join('\n\n')

/** Says something; an open question stays open and is put again. */
function said(turn: Turn, text: string): Plan {
  const { pending, known } = turn
  const next: Next = pending ? again(pending, known, text) : { kind: 'say', text }
  return { proposed: [], changes: [], next }
}

const after = ({ next }: { next: Next }): Plan => ({
  proposed: [],
  changes: [],
  next,
})

const askedOf = (pending: Pending | null): Asked | null =>
  pending?.kind ? { kind: pending.kind, attributes: pending.attributes ?? [] } : null

const deskOf = ({ known, tool }: Turn): Desk =>
  new Desk(known.company, known.profile, tool.families)
