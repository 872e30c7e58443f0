import { agentById, toolById } from '@sextant/contracts/catalogue'
import type { Move, NextAction } from '@sextant/contracts/deliverable'
import { listFormat } from '@sextant/contracts/formats'
import type { Deliverable, CombinedDeliverable } from '@sextant/contracts/stored-deliverable'
import { PLAYS } from '../plays/plays.ts'

const ACTIONS_MAX = 7
/** Findings that parts share, as the document tells them. */
const SHARED_MAX = 3

/**
 * Several tools of one session as one document, true on the day of its oldest part (`today` where none says). Its decision is the
 * first part's (the order is the person's); it says what the parts agree on and which moves undo each other.
 */
export function combineDocument(parts: readonly Deliverable[], today: string): CombinedDeliverable {
  const [first, ...others] = parts
  if (!first || others.length === 0)
    throw new RangeError('a combined document needs at least two deliverables')
  return {
    tool: 'combined',
    version: 1,
    title: `${agentById(toolById(first.tool).agent).name} for ${first.company}: ${listed(parts.map(short))}`,
    company: first.company,
    trueOn: parts.map(({ trueOn }) => trueOn).sort()[0] ?? today,
    decision: decisionOf(first, others),
    narrative: narrativeOf(parts),
    actions: jointActions(parts),
    parts: [...parts],
  }
}

const short = ({ tool }: Deliverable): string => toolById(tool).short
const name = ({ tool }: Deliverable): string => toolById(tool).name
const listed = (items: readonly string[]): string =>
  listFormat('en-GB', { type: 'conjunction' }).format(items)

/** The first part's decision, and those of others that say something else. */
function decisionOf(first: Deliverable, others: readonly Deliverable[]): string {
  const agree = others.filter(({ decision }) => decision.text === first.decision.text)
  const apart = others.filter(({ decision }) => decision.text !== first.decision.text)
  const adds = apart.map(part => `${name(part)}: ${part.decision.text}`)
  const same =
    agree.length > 0
      ? [`${listed(agree.map(name))} ${agree.length === 1 ? 'comes' : 'come'} to the same.`]
      : []
  return [first.decision.text, ...same, ...adds].join(' ')
}

type Section = { heading: string; paragraphs: string[] }

function narrativeOf(parts: readonly Deliverable[]): Section[] {
  const sections = [
    { heading: 'What the parts agree on', paragraphs: sharedFindings(parts) },
    { heading: 'What pulls apart', paragraphs: clashes(parts) },
    { heading: 'What is open', paragraphs: openPoints(parts) },
  ]
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Findings that stand in more than one part. */
function sharedFindings(parts: readonly Deliverable[]): string[] {
  const inParts = new Map<string, number>()
  for (const { findings } of parts)
    for (const { claim } of findings) inParts.set(claim.text, (inParts.get(claim.text) ?? 0) + 1)
  return [...inParts]
    .filter(([, count]) => count > 1)
    .slice(0, SHARED_MAX)
    .map(([text]) => text)
}

/** Moves of different parts that undo each other. */
function clashes(parts: readonly Deliverable[]): string[] {
  const moves = uniqueMoves(parts)
  const pairs = moves.flatMap((move, index) =>
    moves.slice(index + 1).flatMap(other => (undoes(move, other) ? [[move, other] as const] : [])),
  )
  return pairs.map(
    ([one, other]) =>
      `“${bare(one.title.text)}” and “${bare(other.title.text)}” undo each other: choose one before money moves.`,
  )
}

const bare = (text: string): string => text.replace(/\.$/, '')

function undoes(one: Move, other: Move): boolean {
  const excludes = (id: string): readonly string[] =>
    PLAYS.find(play => play.id === id)?.excludes ?? []
  return excludes(one.id).includes(other.id) || excludes(other.id).includes(one.id)
}

const uniqueMoves = (parts: readonly Deliverable[]): Move[] => [
  ...new Map(parts.flatMap(({ moves }) => moves).map(move => [move.id, move])).values(),
]

function openPoints(parts: readonly Deliverable[]): string[] {
  const questions = new Set(parts.flatMap(({ wanted }) => wanted.map(({ says }) => says)))
  const unconfirmed = Math.max(0, ...parts.map(part => part.unconfirmed))
  const facts =
    unconfirmed > 0
      ? [
          `${unconfirmed} of the facts ${unconfirmed === 1 ? 'is' : 'are'} read but not confirmed yet.`,
        ]
      : []
  return [...facts, ...[...questions].slice(0, SHARED_MAX)]
}

/** The actions of the parts as one list, soonest first; what several ask for stands once. */
function jointActions(parts: readonly Deliverable[]): NextAction[] {
  const soonest = parts
    .flatMap(({ actions }) => actions)
    .toSorted((a, b) => a.due.localeCompare(b.due))
  const once = new Map(soonest.toReversed().map(action => [action.what.text, action]))
  // Numbers of sources count within a part only, so the joint list cites none.
  return soonest
    .filter(action => once.get(action.what.text) === action)
    .slice(0, ACTIONS_MAX)
    .map(action => ({ ...action, what: { text: action.what.text, sources: [] } }))
}
