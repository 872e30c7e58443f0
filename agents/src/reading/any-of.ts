/** A pattern of whole words, of which any may stand; each group is a line's worth of them. */
export const anyOf = (...groups: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${groups.join('|')})\b`, 'iu')
/** A pattern out of parts, as a long one is written over several lines. */
export const ofParts = (flags: string, ...parts: readonly string[]): RegExp =>
  new RegExp(parts.join(''), flags)
