import type { Claim, Computation } from '@sextant/contracts/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import { isClause, sayBack } from './reading/weave.ts'
import { bare, brief } from './reading/wording.ts'

// What an edit by hand changes elsewhere: sentences that repeat a figure or the old words of an edited statement. A statement the user wrote is never touched.

type Swap = readonly [RegExp, string]
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A claim is the user's own when nothing but an edit backs it. */
function ownWords(deliverable: StrategyDeliverable): (claim: Claim) => boolean {
  const edits = new Set(deliverable.sources.filter(s => s.ref === 'edit').map(s => s.n))
  return claim => claim.sources.length > 0 && claim.sources.every(n => edits.has(n))
}

function swappedIn<T>(value: T, change: (claim: Claim) => string): T {
  if (Array.isArray(value)) return value.map(item => swappedIn(item, change)) as T
  if (value === null || typeof value !== 'object') return value
  if ('text' in value && 'sources' in value && typeof value.text === 'string')
    return { ...value, text: change(value as unknown as Claim) }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, swappedIn(item, change)]),
  ) as T
}

const inProse = (
  deliverable: StrategyDeliverable,
  change: (claim: Claim) => string,
): StrategyDeliverable => {
  const { decision, narrative, actions, wouldChange, body } = deliverable
  return {
    ...deliverable,
    ...swappedIn({ decision, narrative, actions, wouldChange, body }, change),
  } as StrategyDeliverable
}

const own = (claim: Claim, swaps: readonly Swap[]): string => {
  // One pass by marks, so that a new figure is not taken for the old one of the next swap.
  const marked = swaps.reduce(
    (text, [from], index) => text.replace(from, `\uE000${index}\uE001`),
    claim.text,
  )
  return marked.replace(
    /\uE000(\d+)\uE001/gu,
    (_, index: string) => swaps[Number(index)]?.[1] ?? '',
  )
}

/** A display that a sentence can only have from its computation: more than a bare number. */
const telling = (c: Computation): boolean => /\d/.test(c.display) && /[^\d\s,]/.test(c.display)

/** Displays of figures computed again, put into the sentences that carried the old ones. `before` are the figures these sentences were written with. */
export function carryFigures(
  before: readonly Computation[],
  after: StrategyDeliverable,
): StrategyDeliverable {
  const now = new Map(after.computations.map(c => [c.id, c]))
  const changed = before.filter(
    c => telling(c) && now.has(c.id) && now.get(c.id)?.display !== c.display,
  )
  // Where two figures looked alike and only one changed, the sentence does not say which it meant: it stays.
  const plain = changed.filter(c =>
    before.every(o => o.display !== c.display || now.get(o.id)?.display === now.get(c.id)?.display),
  )
  if (plain.length === 0) return after
  const swaps = [...plain]
    .sort((a, b) => b.display.length - a.display.length)
    .map((c): Swap => [
      new RegExp(`(?<![\\d.,$€£+-])${literal(c.display)}(?!\\d|[.,]\\d)`, 'g'),
      now.get(c.id)?.display ?? c.display,
    ])
  const mine = ownWords(after)
  return inProse(after, claim => (mine(claim) ? claim.text : own(claim, swaps)))
}

/** Statements of the body whose words an edit changed, old and new; lists are matched by id, else by place. */
function edits(before: unknown, after: unknown): (readonly [string, string])[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const byId = new Map(
      after.flatMap(item =>
        typeof item === 'object' && item !== null && 'id' in item ? [[item.id, item] as const] : [],
      ),
    )
    return before.flatMap((item, index) =>
      edits(
        item,
        typeof item === 'object' && item !== null && 'id' in item
          ? byId.get(item.id)
          : after[index],
      ),
    )
  }
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return []
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return Object.keys(old).flatMap(key => {
    const [was, is] = [old[key], now[key]]
    return typeof was === 'string'
      ? (key === 'text' || key === 'name') &&
        typeof is === 'string' &&
        was !== is &&
        was.trim().length > 3 &&
        is.trim() !== ''
        ? [[was, is] as const]
        : []
      : edits(was, is)
  })
}

const small = (text: string): string => text.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, m => m.toLowerCase())

/** The forms in which a statement is repeated elsewhere, longest first: as it stands, said back, and cut to its first thought. */
function forms(text: string): string[] {
  const whole = bare(text)
  const cut = [
    whole,
    brief(whole, 20),
    brief(whole, 18),
    brief(whole, 16),
    brief(whole, 14),
    brief(whole, 12),
    whole.split(/[,;(]|\s[–—]\s/)[0] ?? whole,
  ]
  return [...new Set(cut.flatMap(part => [part, sayBack(part), sayBack(small(part))].map(bare)))]
    .filter(part => part.length > 5 && (part === whole || part.split(' ').length > 2))
    .sort((a, b) => b.length - a.length)
}

/**
 * The new words of edited statements, put wherever their old words were repeated. A move whose statement the user rewrote and that never
 * repeated it word for word is told plainly, from the statements it stands on.
 */
export function carryWords(
  before: StrategyDeliverable,
  edited: StrategyDeliverable,
): StrategyDeliverable {
  if (before.framework !== edited.framework) return edited
  const changes = edits(before.body, edited.body)
  if (changes.length === 0) return edited
  const mine = ownWords(edited)
  const fresh = new Set(changes.map(([, now]) => now))
  const swaps = changes.flatMap(([was, now]) =>
    forms(was).map((form): Swap & readonly [RegExp, string] => [
      new RegExp(`(?<![\\p{L}\\d])${literal(form)}(?![\\p{L}\\d])`, 'giu'),
      bare(now),
    ]),
  )
  const retell = (text: string): string =>
    swaps
      .reduce(
        (said, [from, to]) =>
          said.replace(from, (hit: string, ...rest: unknown[]) => {
            const at = rest.find((r): r is number => typeof r === 'number') ?? 0
            const inQuotes = said[at - 1] === '“'
            const starts = at === 0 || (/[.!?:]\s$/.test(said.slice(0, at)) && /^\p{Lu}/u.test(hit))
            const words = inQuotes || starts ? to : sayBack(small(to))
            return words
          }),
        text,
      )
      .replace(/\bbecause (?!of\b)([^,.;]+)/g, (whole, words: string) =>
        changes.some(([, now]) => sayBack(small(bare(now))) === words && !isClause(words))
          ? `because of ${words}`
          : whole,
      )
  const carried = inProse(edited, claim =>
    mine(claim) || fresh.has(claim.text) ? claim.text : retell(claim.text),
  )
  return carried.framework === 'swot' && before.framework === 'swot'
    ? {
        ...carried,
        body: {
          ...carried.body,
          moves: carried.body.moves.map(move => {
            const was = before.body.moves.find(m => m.id === move.id)
            if (!was || mine(move.claim) || move.claim.text !== was.claim.text) return move
            const factors = (body: typeof before.body) =>
              [
                ...body.strengths,
                ...body.weaknesses,
                ...body.opportunities,
                ...body.threats,
              ].filter(f => move.uses.includes(f.id))
            const touched = factors(carried.body).filter(f => fresh.has(f.claim.text))
            if (touched.length === 0) return move
            const [inside, outside] = move.uses.map(id =>
              factors(carried.body).find(f => f.id === id),
            )
            return {
              ...move,
              claim: {
                text: `${TOWS_NAMES[move.kind]}: meet “${bare(outside?.claim.text ?? '')}” with “${bare(inside?.claim.text ?? '')}”.`,
                sources: move.claim.sources,
              },
            }
          }),
        },
      }
    : carried
}
