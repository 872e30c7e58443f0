import { runChecks } from '@sextant/agents/runtime/checks'
import { claimsOf, type Path, withoutItemAt, withValueAt } from '@sextant/agents/evidence/claims'
import { originalsOf } from '@sextant/agents/runtime/originals'
import { carryWords } from '@sextant/agents/strategy/carry-over'
import { frameworkFor } from '@sextant/agents/strategy/registry'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type {
  StoredDeliverable,
  StrategyDeliverable,
} from '@sextant/contracts/strategy/deliverable'
import { strategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'

/** The messages of a session, lent by the module that owns them. */
export type ReadThread = (tx: Transaction<Tables>, sessionId: string) => Promise<MessageRow[]>

/** What a hand may change. Sources, computations and checks are the server's own. */
const EDITABLE = new Set(['title', 'decision', 'body', 'narrative', 'actions', 'wouldChange'])

export type EarlierClaim = { text: string; sources: number[] }
const MOST_REMEMBERED = 400

/** Applies edits by hand, gives changed statements the user as their source, computes everything derived again and runs the checks. */
export async function applyEdits(
  tx: Transaction<Tables>,
  output: {
    content: StoredDeliverable
    earlier_claims: EarlierClaim[]
    session_id: string | null
    client_id: string | null
  },
  edits: readonly OutputEdit[],
  today: string,
  readThread: ReadThread,
): Promise<StrategyDeliverable> {
  if (output.content.framework === 'strategy-document')
    throw fail(
      'UNPROCESSABLE',
      'A combined document is made from its parts: edit those and combine again.',
    )
  const before = output.content as StrategyDeliverable
  const framework = frameworkFor(before.framework)
  let edited: StrategyDeliverable
  try {
    edited = edits.reduce((content, edit) => applyOne(content, edit), before)
    edited = framework.recompute(
      carryWords(
        before,
        ownEdits(
          earlierClaims(before, output.earlier_claims),
          strategyDeliverable.parse(edited),
          today,
        ),
      ) as never,
    ) as StrategyDeliverable
  } catch (error) {
    if (error instanceof RangeError || (error as Error).name === 'ZodError')
      throw fail('UNPROCESSABLE', undefined, {
        issues: (error as { issues?: unknown }).issues ?? [
          { path: [], message: (error as Error).message },
        ],
      })
    throw error
  }
  const knowledge = await readBusinessKnowledge(tx, output.client_id)
  const thread = output.session_id ? await readThread(tx, output.session_id) : []
  const originals = originalsOf({ ...knowledge, thread }, edited)
  const ownWords = edited.sources
    .filter(source => source.ref === 'edit')
    .map(source => source.quote)
    .join('\n')
  return runChecks(edited, null, framework, {
    ...originals,
    texts: new Map(originals.texts).set('edit', ownWords),
  }).deliverable
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
