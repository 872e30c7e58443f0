import { bare } from './wording.ts'

/** A stretch of an answer: `quote` is cut verbatim from it, `text` is the same without fillers and final punctuation. */
export type Stretch = { text: string; quote: string }

const ABBREVIATION =
  /(?:\b(?:st|ave|rd|dr|mr|mrs|ms|vs|no|approx|inc|ltd|co|incl|etc|e\.g|i\.e|a\.m|p\.m)|\d)$/i
const CONTENT = /[\p{L}\p{N}]/u

/** Sentences of an answer; a one-word sentence ("Hands.") is joined to the one it announces unless `join` is false. */
export function sentences(answer: string, join = true): Stretch[] {
  const found: string[] = []
  let start = 0
  const ends = /[.!?]+(?=[”"’)]*(?:\s|$))[”"’)]*|\n+|;\s/g
  for (let hit = ends.exec(answer); hit; hit = ends.exec(answer)) {
    const before = answer.slice(start, hit.index)
    if (hit[0] === '.' && /\b(?:mr|mrs|ms|dr|prof)$/i.test(before)) continue
    if (
      hit[0] === '.' &&
      /(?:^|[\s(])(?:St|Mt)$/.test(before) &&
      /^\s\p{Lu}/u.test(answer.slice(hit.index + 1))
    )
      continue
    if (
      hit[0] === '.' &&
      ABBREVIATION.test(before) &&
      /^\s[\p{Ll}\d]/u.test(answer.slice(hit.index + 1))
    )
      continue
    found.push(answer.slice(start, /[”"’)]$/.test(hit[0]) ? hit.index + hit[0].length : hit.index))
    start = hit.index + hit[0].length
  }
  found.push(answer.slice(start))
  const out: Stretch[] = []
  for (let index = 0; index < found.length; index += 1) {
    const raw = found[index] ?? ''
    const quote = raw.trim()
    if (!CONTENT.test(quote)) continue
    const next = found[index + 1]?.trim()
    const announces =
      !/\s/.test(quote) ||
      (/^\p{L}+\s\p{Ll}+$/u.test(quote) && /^(?:we|our|it|takes?|each)\b/i.test(next ?? ''))
    if (join && announces && next && CONTENT.test(next)) {
      out.push({ text: `${bare(quote)}: ${lowerAfterColon(bare(next))}`, quote: next })
      index += 1
    } else out.push({ text: bare(quote), quote })
  }
  return out.filter(s => CONTENT.test(s.text))
}

const lowerAfterColon = (text: string): string =>
  /^(?:Two|Three|One|We|They|It|The|Our|No|Only|There|And|People)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** Items of a list inside one sentence: split at commas, slashes, "and", "plus", "then"; never inside a number, brackets or "A & B". */
export function listItems(quote: string): Stretch[] {
  const parts: string[] = []
  let depth = 0
  let current = ''
  const tokens = quote.split(/(\s+(?:and then|and|plus|then|as well as)\s+|[,/](?!\d)\s*|[()])/i)
  for (const token of tokens) {
    if (token === '(') depth += 1
    if (token === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && /^(?:\s+(?:and then|and|plus|then|as well as)\s+|[,/]\s*)$/i.test(token)) {
      parts.push(current)
      current = ''
    } else current += token
  }
  parts.push(current)
  return joinFigures(quote, parts)
    .map(part => ({ text: bare(part), quote: part.trim() }))
    .filter(s => CONTENT.test(s.text))
}

/** As `listItems`, but "and" holds together: "fillings and crowns 35%" is one line of business. */
export const commaItems = (quote: string): Stretch[] =>
  joinFigures(quote, quote.split(/[,/](?!\d)\s*(?!month|mo\b|year|employee|visit|seat|user)/))
    .map(part => ({ text: bare(part), quote: part.trim() }))
    .filter(s => CONTENT.test(s.text))

/** Parts that end in a sum: "lab, supplies and card fees about $48 a visit, $96,000 a month fixed" are two. */
export function pricedItems(quote: string): Stretch[] {
  const out: Stretch[] = []
  let start = 0
  let from = 0
  for (const part of commaItems(quote)) {
    const at = quote.indexOf(part.quote, from)
    from = at + part.quote.length
    if (!/[$€£]\s?\d/.test(part.quote)) continue
    const whole = quote.slice(start, from).replace(/^[\s,]+/, '')
    out.push({ text: bare(whole), quote: whole })
    start = from
  }
  return out
}

/** A part that is only a figure ("$3") belongs to the words before it; the joined part is still cut verbatim. */
function joinFigures(quote: string, parts: readonly string[]): string[] {
  const out: string[] = []
  let from = 0
  let start = 0
  for (const part of parts) {
    const at = quote.indexOf(part, from)
    from = at + part.length
    if (
      out.length > 0 &&
      /^\s*(?:about |~|\+)?(?:[$€£]\s?\d\S*(?:\s\S+)?|\d[\d.,]*%?)\s*$/.test(part)
    )
      out[out.length - 1] = quote.slice(start, from)
    else {
      start = at
      out.push(part)
    }
  }
  return out
}
