// Without zod, because the browser reads them.

/** In the order in which a position is found: what they would do instead comes first (A. Dunford). */
export const POSITION_PARTS = ['alternatives', 'attributes', 'value', 'who', 'category'] as const
export type PositionPart = (typeof POSITION_PARTS)[number]
export const POSITION_WORDS: Readonly<Record<PositionPart, string>> = {
  alternatives: 'What they would do instead',
  attributes: 'Only we have',
  value: 'What that is worth to them',
  who: 'Who cares most',
  category: 'What it is',
}
