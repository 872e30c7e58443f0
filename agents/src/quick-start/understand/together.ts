import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ProposedFact } from '../../core/known.ts'
import { withTwins } from '../../core/dialogue/joined.ts'

/** What several sentences tell of one thing, as one fact. */
export function together(facts: readonly ProposedFact[], all: string): ProposedFact[] {
  return oneLine(withTwins(facts, all)).map(withoutRoom).map(withoutAge).filter(isTelling)
}

/** "We could do 14 a month": what there is room for is not what is sold. */
function withoutRoom(fact: ProposedFact): ProposedFact {
  const { volume, ...others } = fact.attributes
  return volume !== undefined && volume === others.capacity ? { ...fact, attributes: others } : fact
}

/** "Walkers 50+": an age counts nobody. */
function withoutAge(fact: ProposedFact): ProposedFact {
  const { size, ...others } = fact.attributes
  const isAge = fact.kind === 'segment' && fact.quote.includes(`${String(size)}+`)
  return isAge && Number(size) < AGE_MOST ? { ...fact, attributes: others } : fact
}
const AGE_MOST = 100

/** A further name without anything said of it is most likely no such thing at all. */
function isTelling(fact: ProposedFact, at: number, facts: readonly ProposedFact[]): boolean {
  const isFirst = facts.findIndex(({ kind }) => kind === fact.kind) === at
  return isFirst || !NAMED_ONLY.has(fact.kind) || !isBare(fact)
}
const NAMED_ONLY = new Set<FactKind>(['offer', 'goal', 'segment', 'channel', 'measure'])

/** "We mend bicycles. One is 40": the line that is named and the only one with figures are the same line. */
function oneLine(facts: readonly ProposedFact[]): ProposedFact[] {
  const offers = facts.filter(({ kind }) => kind === 'offer')
  const [named, priced, ...more] = offers
  if (!named || !priced || more.length > 0 || !isBare(named) || isBare(priced)) return [...facts]
  const line = {
    ...named,
    attributes: priced.attributes,
    confidence: Math.max(named.confidence, priced.confidence),
  }
  return facts.filter(fact => fact !== priced).map(fact => (fact === named ? line : fact))
}

const isBare = ({ attributes }: ProposedFact): boolean => Object.keys(attributes).length === 0
