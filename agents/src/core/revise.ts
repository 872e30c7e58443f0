import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Deliverable, toolDeliverable } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../company/company.ts'
import { toolFor } from '../tools.ts'
import { keyOf, withChange } from './by-hand.ts'
import { runChecks } from './checks.ts'
import { freshDraft } from './fresh-draft.ts'
import { type Path, withoutItemAt, withValueAt } from '../evidence/claims.ts'
import type { FactChange, Known } from './known.ts'
import { type Originals, originalsIn } from './originals.ts'
import type { Feed } from './tool.ts'
import { type EarlierClaim, earlierClaims, ownWordsOf, withOwnSources } from './own-words.ts'

/** What a hand may change. Sources, computations, findings and checks are the server's own. */
const EDITABLE = new Set([
  'title',
  'decision',
  'body',
  'narrative',
  'moves',
  'actions',
  'wouldChange',
])

/** An edit by hand: the deliverable as it stands, what its statements rested on before, and the changes. */
export type Revision = {
  before: Deliverable
  earlier: readonly EarlierClaim[]
  edits: readonly OutputEdit[]
  known: Known
}
/** The deliverable computed and checked anew, with what the edits say of facts; or what is wrong with them. */
export type Revised =
  | { deliverable: Deliverable; changes: FactChange[]; issues?: never }
  | { deliverable?: never; issues: { path: PropertyKey[]; message: string }[] }

/** Applies edits by hand, gives changed statements the person as their source, computes everything derived again and runs the checks. */
export function revise({ before, earlier, edits, known }: Revision): Revised {
  const applied = applyAll(before, edits, known.company)
  if ('issues' in applied) return applied
  const parsed = toolDeliverable.safeParse(applied.deliverable)
  if (!parsed.success) return { issues: parsed.error.issues }
  const backed = withOwnSources(earlierClaims(before, earlier), parsed.data, known.company.today)
  const deliverable = checked(recomputed(backed), known)
  return { deliverable, changes: applied.changes }
}

/** What was done or dropped of a deliverable's own moves still stands in it: it is a plan that was made, not a new one. */
export function withOwnMoves({ moves }: Deliverable, known: Known): Known {
  const settled = known.company.settled?.filter(id => !moves.some(move => move.id === id)) ?? []
  return { ...known, company: { ...known.company, settled } }
}

/** Derived figures of the body again. */
export function recomputed(deliverable: Deliverable): Deliverable {
  const body = toolFor(deliverable.tool).recompute(deliverable.body as never)
  return { ...deliverable, body } as Deliverable
}

/** The checks against the facts as they stand, the person's own words among the originals. */
export function checked(deliverable: Deliverable, known: Known): Deliverable {
  const originals = withEdits(originalsIn(known), deliverable)
  const fresh = freshDraft(deliverable, withOwnMoves(deliverable, known))
  const against = { originals, draft: null, rules: fresh, again: fresh.computations }
  return runChecks(deliverable, against).deliverable
}

/** What a person wrote into it is an original too. */
export const withEdits = (
  { texts, ...others }: Originals,
  deliverable: Deliverable,
): Originals => ({
  ...others,
  texts: new Map(texts).set('edit', ownWordsOf(deliverable)),
})

type Applied =
  | { deliverable: Deliverable; changes: FactChange[] }
  | { issues: { path: PropertyKey[]; message: string }[] }

function applyAll(before: Deliverable, edits: readonly OutputEdit[], company: Company): Applied {
  let deliverable = before
  const changes: FactChange[] = []
  try {
    for (const edit of edits) {
      const change = factChange(deliverable, edit, company)
      if (change) changes.push(change)
      deliverable = applyOne(deliverable, edit, change !== null)
    }
    return { deliverable, changes }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { issues: [{ path: [], message: error.message }] }
  }
}

/** What an edited figure of the body says of the fact behind it; null where the place is the deliverable's own. */
function factChange(
  { tool, body }: Deliverable,
  { path, value, remove }: OutputEdit,
  company: Company,
): FactChange | null {
  if (path[0] !== 'body' || remove) return null
  const kindOf = (id: string): FactKind | undefined =>
    company.facts.find(fact => fact.id === id)?.kind
  const feed = toolFor(tool).feeds(body as never, path.slice(1), kindOf)
  if (!feed) return null
  return { id: feed.fact, attributes: { [feed.attribute]: onCard(value, feed) } }
}

/** An edited value as its card holds it. */
function onCard(value: unknown, { scale = 1, amount }: Feed): unknown {
  if (typeof value !== 'number') return value
  return amount ? { cents: Math.round(value * scale), ...amount } : value * scale
}

function applyOne(
  content: Deliverable,
  { path, value, remove }: OutputEdit,
  isOfFact: boolean,
): Deliverable {
  const place = path as Path
  if (!EDITABLE.has(String(place[0]))) throw new RangeError(`${String(place[0])} cannot be edited`)
  if (place[0] === 'body' && toolFor(content.tool).fixed?.includes(String(place[1])))
    throw new RangeError(`${String(place[1])} stands as it was written`)
  const key = keyOf(content, place)
  const changed = remove ? withoutItemAt(content, place) : withValueAt(content, place, value)
  if (key === null || isOfFact) return changed
  const change = remove ? { key, value: null, removed: true } : { key, value }
  return { ...changed, byHand: withChange(content.byHand, change) }
}
