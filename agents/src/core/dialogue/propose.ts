import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import type { FigureTold } from '../../reading/learned/told.ts'
import { sentencesIn } from '../../reading/stops.ts'
import type { ProposedFact } from '../known.ts'
import { addition, type Proposals, proposeByRules, withSorts } from './by-rules.ts'
import { conflictsOf } from './conflicts.ts'
import { heldByRules, type Held } from './held-by-rules.ts'
import { plainLabel } from './joined.ts'
import { type Asked, OPEN_TO_ALL } from './parts-by-topic.ts'
import { factsTold, figuresTold, type Reading } from './told-facts.ts'

export type { Proposals } from './by-rules.ts'

/** From so sure on, what was learned is believed: under a question it only adds to what the rules make of an answer. */
const BELIEVED = { open: 0.5, asked: 0.65 }

/** Reads words into facts to be confirmed: by rules, and by what was learned of how people tell their figures. `described`: what the company says of itself. */
export function propose(
  text: string,
  company: Company,
  asked: Asked | null,
  described = '',
): Proposals {
  const reading = figuresTold(text, company, asked?.kind ?? null, described)
  const question = isPouredOut(text, reading.figures, asked) ? null : asked
  const ruled = proposeByRules(text, company, question, described)
  return both(ruled, reading, { text, company, asked: question })
}

/** What rules made of the sentences of an answer, together with what was learned of how people tell their figures: that wins where it is sure. */
export const withLearned = (
  ruled: Proposals,
  { text, company, asked, described = '' }: Said & { asked: Asked; described?: string },
): Proposals =>
  both(ruled, figuresTold(text, company, asked.kind, described), {
    text,
    company,
    asked,
    wins: true,
  })

/** `wins`: what was learned wins where it is sure, though something was asked. */
type Said = { text: string; company: Company; asked: Asked | null; wins?: boolean }

function both(ruled: Proposals, reading: Reading, said: Said): Proposals {
  const { text, company, asked } = said
  const { figures } = reading
  const held = figures.map(({ figure }) => heldByRules(figure, text, ruled, company))
  const own = figures.filter((figure, at) => isOwn(figure, held[at] ?? null, said))
  const isTaken = (figure: FigureTold): boolean =>
    own.includes(figure) || (asked === null && isNone(figure))
  const left = withoutTaken(ruled.facts, figures.filter(isTaken), figures, held)
  const told = factsTold(reading, own, text, company)
  return withTold({ ...ruled, facts: left }, told, reading, said)
}

/** So many sentences about other things than were asked are poured out. */
const POURED = { sentences: 3, kinds: 2, figures: 3 }

function isPouredOut(text: string, figures: readonly FigureTold[], asked: Asked | null): boolean {
  if (!asked || OPEN_TO_ALL.has(asked.kind)) return false
  if (sentencesIn(text).length < POURED.sentences) return false
  const others = figures.filter(
    ({ role, chance }) =>
      role !== 'none' && chance >= BELIEVED.asked && !role.startsWith(`${asked.kind}.`),
  )
  const kinds = new Set(others.map(({ role }) => role.split('.')[0]))
  return others.length >= POURED.figures && kinds.size >= POURED.kinds
}

/** Whether a figure is what was learned rather than what the rules say. Under a question the rules know better what an answer means; what they add to a fact that stands, they know from it. */
function isOwn(
  { role, chance }: FigureTold,
  held: Held | null,
  { asked, wins = false }: Said,
): boolean {
  const isBelieved = chance >= (asked ? BELIEVED.asked : BELIEVED.open)
  if (role === 'none' || !isBelieved) return false
  if (held?.role === role || held?.isChange) return false
  // "2 of us" is told in passing, whatever was asked, and no rule looks for it.
  if (!held || asked === null || role === 'organization.people') return true
  return wins && chance >= SURER
}
/** Against a rule that read the figure as well. */
const SURER = 0.7

/** A figure that tells nothing of the firm that a card keeps. */
const isNone = ({ role, chance }: FigureTold): boolean =>
  role === 'none' && chance >= BELIEVED.asked

/** The facts of the rules without the figures that are something else; one of which nothing is left goes. */
function withoutTaken(
  facts: readonly ProposedFact[],
  own: readonly FigureTold[],
  figures: readonly FigureTold[],
  held: readonly (Held | null)[],
): ProposedFact[] {
  return facts.flatMap(fact => {
    const taken = held.flatMap((one, at) =>
      one?.fact === fact && own.includes(figures[at]!) ? [one.attribute] : [],
    )
    if (taken.length === 0) return [fact]
    const kept = Object.entries(fact.attributes).filter(([name]) => !taken.includes(name))
    const isLeft = kept.some(([, value]) => isFigure(value))
    return isLeft ? [{ ...fact, attributes: Object.fromEntries(kept) }] : []
  })
}

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'object' && value !== null)

/** What was told is added to what the rules made of the same thing, or to what stands of it; else it is a fact of its own. */
function withTold(
  ruled: Proposals,
  told: readonly ProposedFact[],
  { notation }: Reading,
  { text, company, asked }: Said,
): Proposals {
  return told.reduce<Proposals>((so, fact) => {
    const at = so.facts.findIndex(other => isSame(other, fact))
    const same = so.facts[at]
    if (same) {
      const attributes = asked
        ? { ...fact.attributes, ...same.attributes }
        : { ...same.attributes, ...fact.attributes }
      const quote = wordsOfBoth(same.quote, fact.quote, text)
      const confidence = Math.max(same.confidence, fact.confidence)
      return { ...so, facts: so.facts.with(at, { ...same, attributes, quote, confidence }) }
    }
    const change = addition(fact, company)
    if (change)
      return {
        ...so,
        changes: [...so.changes, change],
        conflicts: [...so.conflicts, ...conflictsOf(fact, company)],
      }
    return { ...so, facts: [...so.facts, withSorts(fact, notation)] }
  }, ruled)
}

/** Longer words are no evidence that anybody looks over. */
const QUOTE_LONG = 420

/** The words from the one to the other, as they stand; the longer of the two where that is too much. */
function wordsOfBoth(one: string, other: string, text: string): string {
  const [first, second] = [text.indexOf(one), text.indexOf(other)]
  const longer = one.length >= other.length ? one : other
  if (first === -1 || second === -1) return longer
  const end = Math.max(first + one.length, second + other.length)
  const both = text.slice(Math.min(first, second), end)
  return both.length <= QUOTE_LONG ? both : longer
}

const ONE_ONLY = new Set<FactKind>(['budget', 'organization'])
const isSame = (one: ProposedFact, other: ProposedFact): boolean =>
  one.kind === other.kind &&
  (ONE_ONLY.has(one.kind) || plainLabel(one.label) === plainLabel(other.label))
