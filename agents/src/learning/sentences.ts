/** A stretch of the folded text; `asks` when it ends in a question mark. */
export type Sentence = { text: string; start: number; end: number; asks: boolean }

/** Longer runs are cut at a space, so that no pattern ever sees more than this. */
const LONGEST = 500
const ABBREVIATION = /(?:^|\s)(?:e\.g|i\.e|mr|mrs|ms|dr|st|inc|ltd|co|vs|approx|no|u\.s)$/i

/** Splits at . ! ? ; line ends (Arabic, Hebrew and CJK marks too); a dot inside a number, a name or an abbreviation does not end one. Linear. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  const push = (end: number, asks: boolean) => {
    const raw = text.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    const body = raw.trim()
    if (body !== '')
      found.push({ text: body, start: start + lead, end: start + lead + body.length, asks })
    start = end
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === '\n' || char === '\r') push(at, text[at - 1] === '?')
    else if ('!?;\u061F\u3002\uFF01\uFF1F\u06D4'.includes(char))
      push(at + 1, char === '?' || char === '\u061F' || char === '\uFF1F')
    else if (char === '.') {
      const next = text[at + 1]
      if (
        (next === undefined || /\s/.test(next)) &&
        !ABBREVIATION.test(text.slice(Math.max(start, at - 8), at))
      )
        push(at + 1, false)
    } else if (at - start >= LONGEST && /\s/.test(char)) push(at, false)
    else if (at - start >= LONGEST * 2) push(at, false)
  }
  push(text.length, text.endsWith('?'))
  return found
}
