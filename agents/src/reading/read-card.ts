import type { FactKind } from '@sextant/contracts/company/kinds'

/** A card for one clause: its own words, what it could be, and what was read. Nothing of it counts before somebody says so. */
export type ReadCard = {
  /** The clause, whole. */
  quote: string
  /** What it may be, the likeliest first; which of them is chosen with a tap. */
  kinds: readonly FactKind[]
  /** The kind that its own words tell, whatever was asked. */
  says: FactKind | null
  /** The person's own nouns that could be its name. */
  nouns: readonly string[]
  /** Proper names in it. */
  names: readonly string[]
  /** What its figures fill in, by kind. */
  attributes: Partial<Record<FactKind, Record<string, unknown>>>
  /** Figures that can be read in two ways: as they stand, and both values, money in units. */
  unclear: readonly { text: string; either: number; or: number }[]
}
