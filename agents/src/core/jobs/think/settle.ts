import type { ModelFinding, ModelMove, ModelWork } from '@sextant/contracts/model-work'
import { fill } from '../words/fill.ts'
import type { Glossary } from '../words/glossary.ts'
import type { ThinkAnswer } from './form.ts'
import { OWN_FINDINGS_MAX, OWN_MOVES_MAX } from './prompt.ts'

/** What holds of a model's thoughts, and what was refused and why. Nothing here was judged yet. */
export type Thoughts = Pick<ModelWork, 'findings' | 'moves' | 'order'> & { refused: string[] }

const STEPS = 3
/** Facts that a thought rests on at least, or one of them and a figure. */
const TIES_MIN = 2

/** Every id is looked up, every sentence goes through the rails; a thought that is tied to too little is none. */
export function settleThoughts(
  { findings, moves, order }: ThinkAnswer,
  glossary: Glossary,
  moveIds: readonly string[],
): Thoughts {
  const found = findings.slice(0, OWN_FINDINGS_MAX).map(one => settleFinding(one, glossary))
  const moved = moves.slice(0, OWN_MOVES_MAX).map(one => settleMove(one, glossary))
  const keptMoves = numbered(moved)
  const known = new Set([...moveIds, ...keptMoves.map(({ id }) => id)])
  return {
    findings: numbered(found),
    moves: keptMoves,
    order: order
      .map(({ move, reason }) => ({ move: move.replace(/^new-/, 'model-'), reason }))
      .filter(
        ({ move, reason }) => known.has(move) && fill(reason, glossary).refusal === undefined,
      ),
    refused: [...found, ...moved].flatMap(one => (typeof one === 'string' ? [one] : [])),
  }
}

/** With the ids they are known by: their places in the answer, so that the order still names them. */
const numbered = <T extends object>(all: readonly (T | string)[]): (T & { id: string })[] =>
  all.flatMap((one, index) =>
    typeof one === 'string' ? [] : [{ ...one, id: `model-${index + 1}` }],
  )

function settleFinding(
  { text, rests, quadrant }: ThinkAnswer['findings'][number],
  glossary: Glossary,
): Omit<ModelFinding, 'id'> | string {
  const tied = tiedTo([text], rests, glossary)
  if (typeof tied === 'string') return `Finding “${text}”: ${tied}`
  return { text, rests: tied, quadrant, verdict: 'stretches' }
}

function settleMove(
  move: ThinkAnswer['moves'][number],
  glossary: Glossary,
): Omit<ModelMove, 'id'> | string {
  const { title, because, steps, metric, stop, rests } = move
  if (steps.length !== STEPS) return `Move “${title}”: it has not ${STEPS} steps`
  const tied = tiedTo([title, because, ...steps, metric, stop], rests, glossary)
  if (typeof tied === 'string') return `Move “${title}”: ${tied}`
  return { ...move, rests: tied, verdict: 'stretches' }
}

/** Ids of the facts that some words rest on, by their holes and by what is said of them; or why they do not hold. */
function tiedTo(
  texts: readonly string[],
  rests: readonly string[],
  glossary: Glossary,
): string[] | string {
  const filled = texts.map(text => fill(text, glossary))
  const refusal = filled.find(one => one.refusal !== undefined)?.refusal
  if (refusal) return refusal
  const named = idsOf(rests, glossary)
  if (named === null) return `no such fact among ${rests.join(', ')}`
  const inWords = filled.flatMap(one => ('facts' in one ? one.facts : []))
  const figures = filled.flatMap(one => ('figures' in one ? one.figures : []))
  const all = [...new Set([...named, ...inWords])]
  const isTied = all.length >= TIES_MIN || (all.length > 0 && figures.length > 0)
  return isTied ? all : 'it rests on too little'
}

/** The facts of some aliases; null where one is unknown. "[[f2]]" and "f2" are the same. */
export function idsOf(aliases: readonly string[], { facts }: Glossary): string[] | null {
  const plain = aliases.map(alias => alias.replaceAll(/[[\]]/g, '').trim())
  if (!plain.every(alias => Object.hasOwn(facts, alias))) return null
  return plain.flatMap(alias => facts[alias]?.id ?? [])
}
