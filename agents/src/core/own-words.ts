import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { claimsOf } from '../evidence/claims.ts'

/** What backed a statement, by its text. */
export type EarlierClaim = Pick<Claim, 'text' | 'sources' | 'evidence' | 'computed' | 'by' | 'fact'>
const MOST_REMEMBERED = 400
/** What the source of an edit points at. */
const EDIT = 'edit'

/** What statements rested on before an edit, by their text; those that rest on nothing are the product's words all the same. Sources that were the person's own edits are not remembered: they are made again. */
export function earlierClaims(
  content: Deliverable,
  before: readonly EarlierClaim[],
): EarlierClaim[] {
  const edits = new Set(content.sources.filter(({ ref }) => ref === EDIT).map(({ n }) => n))
  const now = claimsOf(content)
    .map(({ claim }) => claim)
    .filter(claim => !claim.sources.some(n => edits.has(n)))
    .map(backingOf)
  const all = new Map([...before, ...now].map(claim => [standingOf(claim) + keyOf(claim), claim]))
  return [...all.values()].slice(-MOST_REMEMBERED)
}

const backingOf = ({ text, sources, evidence, computed, by, fact }: Claim): EarlierClaim => ({
  text,
  sources,
  evidence,
  computed,
  by,
  fact,
})

/** The same words may be said of two facts: each has its own sources. */
const keyOf = ({ text, fact = '' }: Pick<Claim, 'text' | 'fact'>): string => `${fact}|${text}`

const standingOf = ({ text, sources }: Pick<Claim, 'text' | 'sources'>): string =>
  `${sources.join(' ')}|${text}`

/** All that the person wrote into the deliverable. */
export const ownWordsOf = ({ sources }: Deliverable): string =>
  sources
    .filter(({ ref }) => ref === EDIT)
    .map(({ quote }) => quote)
    .join('\n')

/** A statement in the person's own words is backed by the person: its source is the edit. One that was said before has its sources back; nobody sets sources by hand. */
export function withOwnSources(
  earlier: readonly EarlierClaim[],
  after: Deliverable,
  today: string,
): Deliverable {
  const known = new Map(earlier.map(claim => [keyOf(claim), claim]))
  // A statement that lost its fact, and one that is remembered from before facts were, is known by its words.
  const byWords = new Map(earlier.map(claim => [claim.text, claim]))
  const copy = structuredClone(after)
  const edits = new Map(
    copy.sources.filter(({ ref }) => ref === EDIT).map(({ quote, n }) => [quote, n]),
  )
  const standing = new Set(earlier.map(standingOf))
  for (const { claim } of claimsOf(copy)) {
    // Said before with these very sources: nothing was changed.
    if (standing.has(standingOf(claim))) continue
    const backed = known.get(keyOf(claim)) ?? byWords.get(claim.text)
    if (backed) {
      const { fact: _fact, ...backing } = structuredClone(backed)
      Object.assign(claim, backing)
      continue
    }
    const edit = edits.get(claim.text) ?? addSource(copy, claim.text, today)
    edits.set(claim.text, edit)
    claim.sources = [edit]
    claim.evidence = 'quoted'
    delete claim.computed
    delete claim.by
    delete claim.kept
  }
  return withoutUnusedEdits(copy)
}

function addSource({ sources }: Deliverable, quote: string, today: string): number {
  const n = Math.max(0, ...sources.map(source => source.n)) + 1
  const origin = `Your edit, ${today}`
  sources.push({
    n,
    kind: 'answer',
    quote,
    origin,
    ref: EDIT,
    check: null,
    verified: true,
    flags: [],
  })
  return n
}

/** An edit that a later edit replaced backs nothing any more. */
function withoutUnusedEdits(content: Deliverable): Deliverable {
  const cited = new Set([
    ...claimsOf(content).flatMap(({ claim }) => claim.sources),
    ...content.inputs.flatMap(input => input.sources),
  ])
  const sources = content.sources.filter(({ ref, n }) => ref !== EDIT || cited.has(n))
  return { ...content, sources }
}
