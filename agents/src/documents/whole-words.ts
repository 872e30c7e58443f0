/** A pattern of whole words of any language, of which any may stand: `\b` knows plain letters only. */
export const wholeWords = (...groups: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${groups.join('|')})(?![\p{L}\p{N}])`, 'iu')
