import type { ReadCardRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'

/** Kinds whose name is a proper one where there is one. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'channel', 'segment']

/** The names that a clause offers for a kind, the likeliest first. */
export const namesFor = (card: ReadCardRow, kind: FactKind): string[] =>
  eachOnce(NAMED.includes(kind) ? [...card.names, ...card.nouns] : card.nouns)

/** "Leeds" and "leeds" are one name; the first stands. */
const eachOnce = (names: readonly string[]): string[] =>
  [...new Map(names.toReversed().map(name => [name.toLowerCase(), name])).values()].toReversed()
