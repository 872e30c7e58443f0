import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company, Fact } from '../../company/company.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import type { FactChange, ProposedFact } from '../known.ts'
import { plainWords } from './acts.ts'
import type { Amendment } from './amend.ts'
import { TAKES_BACK } from './amend-sides.ts'
import { stem } from './same-thing.ts'

/** Kinds of somebody who has a proper name. */
const SOMEBODY = new Set<FactKind>(['person', 'rival', 'segment', 'partner'])
const isProper = (label: string): boolean =>
  label.split(' ').every(word => /^(?:\p{Lu}|&|of$|and$)/u.test(word))

/** Somebody who stands and whose name a clause begins with: whatever is told of them, they stay what they are. */
export function whoStands({ quote }: ReadCard, { facts }: Company): Fact | null {
  const words = quote.replace(OPENS, '').toLowerCase()
  const found = facts.filter(
    ({ kind, label }) =>
      SOMEBODY.has(kind) && isProper(label) && startsWith(words, label.toLowerCase()),
  )
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}
const OPENS = /^\W*(?:(?:and|but|so|also|maybe|perhaps|only|if|when|then)\s)*/i
const startsWith = (words: string, name: string): boolean =>
  words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length))

/** Who is named again in one message, and of whom nothing new is filled in, is no second one of another kind. */
export const namedOnce = (facts: readonly ProposedFact[]): ProposedFact[] =>
  facts.filter((fact, at) => {
    const isOpen = SOMEBODY.has(fact.kind) && Object.keys(fact.attributes).length === 0
    const isNamed = ({ kind, label }: ProposedFact): boolean =>
      SOMEBODY.has(kind) && kind !== fact.kind && label.toLowerCase() === fact.label.toLowerCase()
    return !(isOpen && isProper(fact.label) && facts.slice(0, at).some(isNamed))
  })

/** The line that words speak of by its name or by what it is counted in; else the only one. */
export function lineSpoken(quote: string, { facts }: Company): Fact | null {
  const lines = facts.filter(({ kind }) => kind === 'offer')
  const said = new Set(plainWords(quote).map(stem))
  const named = lines.filter(line => {
    const unit = line.kind === 'offer' ? line.unit : undefined
    const own = plainWords(`${line.label} ${unit?.one ?? ''}`)
    return own.some(word => word.length > 2 && said.has(stem(word)))
  })
  const [only, ...more] = named.length > 0 ? named : lines
  return only && more.length === 0 ? only : null
}

/** "No, it is 230 in all": what takes back a figure that stands puts its own in that place. */
export function replaced(
  change: FactChange | null,
  fact: ProposedFact,
  two: readonly Amendment[],
): FactChange | null {
  if (!change || two.length === 0 || !TAKES_BACK.test(fact.quote)) return change
  const attributes = Object.assign({}, ...two.map(one => one.change.attributes))
  return {
    ...change,
    attributes: { ...change.attributes, ...attributes },
    status: 'proposed',
  }
}
