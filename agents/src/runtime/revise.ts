import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import {
  type StrategyDeliverable,
  strategyDeliverable,
} from '@sextant/contracts/strategy/deliverable'
import { claimsOf, type Path, withoutItemAt, withValueAt } from '../evidence/claims.ts'
import { carryWords } from '../strategy/carry-over.ts'
import { frameworkFor } from '../strategy/registry.ts'
import { runChecks } from './checks.ts'
import type { Known } from './known.ts'
import { originalsOf } from './originals.ts'

/** What a hand may change. Sources, computations and checks are the server's own. */
const EDITABLE = new Set(['title', 'decision', 'body', 'narrative', 'actions', 'wouldChange'])

export type EarlierClaim = { text: string; sources: number[] }
const MOST_REMEMBERED = 400

/** An edit by hand: the deliverable as it stands, what its statements rested on before, and the changes. */
export type Revision = {
  before: StrategyDeliverable
  earlier: readonly EarlierClaim[]
  edits: readonly OutputEdit[]
  known: Pick<Known, 'profile' | 'insights' | 'thread' | 'today'>
}
/** The deliverable computed and checked anew, or what is wrong with the edits. */
export type Revised =
  | { deliverable: StrategyDeliverable; issues?: never }
  | { deliverable?: never; issues: { path: PropertyKey[]; message: string }[] }

/** Applies edits by hand, gives changed statements the user as their source, computes everything derived again and runs the checks. */
export function revise(revision: Revision): Revised {
  const { before, known } = revision
  const framework = frameworkFor(before.framework)
  const edited = edit(revision)
  if ('issues' in edited) return edited
  const recomputed = framework.recompute(edited.deliverable as never) as StrategyDeliverable
  const originals = originalsOf(known, recomputed)
  const ownWords = recomputed.sources
    .filter(source => source.ref === 'edit')
    .map(source => source.quote)
    .join('\n')
  const texts = new Map(originals.texts).set('edit', ownWords)
  return runChecks(recomputed, null, framework, { ...originals, texts })
}

function edit({ before, earlier, edits, known }: Revision): Revised {
  try {
    const changed = edits.reduce((content, one) => applyOne(content, one), before)
    const parsed = strategyDeliverable.safeParse(changed)
    if (!parsed.success) return { issues: parsed.error.issues }
    const backed = ownEdits(earlierClaims(before, earlier), parsed.data, known.today)
    return { deliverable: carryWords(before, backed) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { issues: [{ path: [], message: error.message }] }
  }
}

function applyOne(content: StrategyDeliverable, edit: OutputEdit): StrategyDeliverable {
  const path = edit.path as Path
  if (!EDITABLE.has(String(path[0]))) throw new RangeError(`${String(path[0])} cannot be edited`)
  return edit.remove ? withoutItemAt(content, path) : withValueAt(content, path, edit.value)
}

/** What a statement rested on before an edit, by its text. Sources that were the user's own edits are not remembered: they are made again. */
export function earlierClaims(
  content: StrategyDeliverable,
  before: readonly EarlierClaim[],
): EarlierClaim[] {
  const edits = new Set(
    content.sources.filter(source => source.ref === 'edit').map(source => source.n),
  )
  const now = claimsOf(content)
    .map(({ claim }) => claim)
    .filter(claim => claim.sources.length && !claim.sources.some(n => edits.has(n)))
  const all = new Map([...before, ...now].map(({ text, sources }) => [text, { text, sources }]))
  return [...all.values()].slice(-MOST_REMEMBERED)
}

/** A statement in the user's own words is backed by the user: its source is the edit. One that was said before has its sources back; nobody sets sources by hand. */
function ownEdits(
  earlier: readonly EarlierClaim[],
  after: StrategyDeliverable,
  today: string,
): StrategyDeliverable {
  const known = new Map(earlier.map(({ text, sources }) => [text, sources]))
  const copy = structuredClone(after)
  const edits = new Map(
    copy.sources.filter(source => source.ref === 'edit').map(source => [source.quote, source.n]),
  )
  for (const { claim } of claimsOf(copy)) {
    const backed = known.get(claim.text)
    const edited = edits.get(claim.text)
    if (backed) claim.sources = [...backed]
    else if (edited) claim.sources = [edited]
    else {
      const n = Math.max(0, ...copy.sources.map(source => source.n)) + 1
      copy.sources.push({
        n,
        kind: 'answer',
        quote: claim.text,
        origin: `Your edit, ${today}`,
        ref: 'edit',
        check: null,
        verified: true,
        flags: [],
      })
      edits.set(claim.text, n)
      claim.sources = [n]
    }
  }
  // An edit that a later edit replaced backs nothing any more.
  const cited = new Set([
    ...claimsOf(copy).flatMap(({ claim }) => claim.sources),
    ...copy.inputs.flatMap(input => input.sources),
  ])
  copy.sources = copy.sources.filter(source => source.ref !== 'edit' || cited.has(source.n))
  return copy
}
