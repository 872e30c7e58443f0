import { withoutInvisible } from '@sextant/contracts/plain-text'

/** A text made plain for matching, with a map back so that quotes stay verbatim. */
export type Folded = { text: string; quote: (start: number, end: number) => string }

/**
 * Drops zero-width and direction marks, straightens quotes and dashes, applies NFKC per code unit.
 * `quote(start, end)` answers the original characters of a range of the folded text, trimmed. Linear in the length.
 */
export function fold(original: string): Folded {
  const parts: string[] = []
  const origin: number[] = []
  for (let at = 0; at < original.length; at += 1) {
    const char = original[at] ?? ''
    if (withoutInvisible(char) === '') continue
    const code = char.charCodeAt(0)
    let plain = char
    if (code > 127) {
      if (code === 0x2018 || code === 0x2019 || code === 0x02bc) plain = "'"
      else if (code === 0x201c || code === 0x201d) plain = '"'
      else if (code === 0x2013 || code === 0x2014) plain = ' - '
      else if (code < 0xd800 || code > 0xdfff) plain = char.normalize('NFKC')
    }
    for (let i = 0; i < plain.length; i += 1) origin.push(at)
    parts.push(plain)
  }
  const text = parts.join('')
  return {
    text,
    quote: (start, end) =>
      end <= start
        ? ''
        : original.slice(origin[start] ?? 0, (origin[end - 1] ?? original.length - 1) + 1).trim(),
  }
}
