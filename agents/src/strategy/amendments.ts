import type { Fact } from './framework.ts'

/** "Take X out": the words the person names, empty when only "it" is named. */
export type Removal = { words: string }
/** "X not Y": `from` gives way to `to`, in the answer that also speaks of `subject` where several hold it. */
export type Replacement = { from: string; to: string; subject: string }

const QUOTED = /["“”«»](.{2,200}?)["“”«»]|(?:^|[\s(])['‘](.{3,200}?)['’](?=$|[\s,.)!?])/
const KIND =
  '(?:weakness(?:es)?|strengths?|threats?|opportunit(?:y|ies)|rivals?|competitors?|goals?|products?|factors?|problems?|risks?|force|idea|move|resource|customers?)'
const OUT =
  /\b(?:take (?:it|this|that|them|these|those) (?:out|off|away)|(?:please )?(?:remove|delete|drop|leave out|get rid of|erase)\s+(?:it|this|that|them))\b/i
const REMOVE =
  /^(?:(?:please|can you|could you|also|and|no|ok(?:ay)?|just|now|you should)[\s,]+)*(?:remove|delete|erase|get rid of|leave out|take out|drop)\s+(.{2,200}?)(?:\s+(?:from|in)\s+(?:the|my|this)\b.{0,40})?(?:\s+please)?$/i
const TAKE_OUT =
  /^(?:(?:please|can you|could you|also|and|no|ok(?:ay)?|just|now)[\s,]+)*take\s+(.{2,200}?)\s+(?:out|off|away)(?:\s+(?:of|from)\s.{0,40})?(?:\s+please)?$/i
const NOT_A = new RegExp(
  `^(.{2,200}?)\\s+(?:is|are|was|isn'?t|aren'?t)(?:\\s+(?:not|no|never|really|even|actually))*\\s+(?:a |an |one of )?(?:my |our |the )?${KIND}\\b`,
  'i',
)
const DENIED = /\b(?:not|no|never|isn'?t|aren'?t)\b/i

/** Reads a wish to have something out of the deliverable; null for any other message. */
export function readRemoval(text: string): Removal | null {
  if (text.length > 400) return null
  const plain = text.replace(/[.!\s]+$/, '')
  const notA = NOT_A.exec(plain)
  const denies = notA !== null && DENIED.test(notA[0].slice(notA[1]!.length))
  const asked = REMOVE.exec(plain) ?? TAKE_OUT.exec(plain)
  if (!denies && !asked && !OUT.test(plain)) return null
  const quoted = QUOTED.exec(plain)
  const words = quoted ? (quoted[1] ?? quoted[2]!) : denies ? notA[1]! : (asked?.[1] ?? '')
  return {
    words: words
      .replace(
        /^(?:the (?:line|part|bit|point|sentence|thing|one)(?: (?:about|with|on|that says))?|the|that|my|our|about|it|this|them)\s+|^(?:it|this|that|them|the last one|the first one|they)$/i,
        '',
      )
      .replace(/\s+(?:line|part|bit|thing|sentence|point)$/i, '')
      .replace(/^["'“‘]|["'”’]$/g, '')
      .trim(),
  }
}

const NOT =
  /^(.{1,120}?)[,;]?\s+(?:and |but )?(?:not|instead of|rather than)\s+((?:[$€£]?[\p{L}\p{N}][^\s,;]*\s?){1,4})$/iu
const NOT_BUT =
  /^(?:no[,.]?\s+)?(.{0,60}?)\b(?:not|isn'?t|aren'?t)\s+([^,;]{1,60}?)(?:\s+but\s+|[,;.]\s+(?:it'?s|it is|they'?re|they are|but)\s+)([^,;]{1,60})$/i
const CHANGE =
  /^(?:please )?(?:change|replace|correct|fix)\s+(.{1,60}?)\s+(?:to|with|by|into)\s+(.{1,60})$/i
const COPULA =
  /^(.*?)\b(?:is|are|was|were|it'?s|they'?re|costs?|called|at|for|charge|said|meant)\s+(.+)$/i
const NUMBER = /[$€£]?\d[\d.,]*\d%?|[$€£]?\d%?/g

/** Reads a correction that names the wrong words; with a question open (`strict`) only one that speaks of figures or opens as a correction. */
export function readReplacement(text: string, strict: boolean): Replacement | null {
  if (text.length > 240) return null
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/[.!\s]+$/, '')
    .trim()
  const said = plain.replace(
    /^(?:(?:no|sorry|actually|wait|oops|correction|also|and|ok(?:ay)?)[\s,.:!]+)+/i,
    '',
  )
  const change = CHANGE.exec(said)
  const not = change ? null : (NOT_BUT.exec(said) ?? NOT.exec(said))
  if (!change && !not) return null
  const [left, from, to] = change
    ? ['', change[1]!, change[2]!]
    : not!.length === 4
      ? [not![1]!, not![2]!, not![3]!]
      : [not![1]!, not![2]!.trim(), not![1]!]
  const figures = /\d/.test(from)
  // "We are not cheaper" denies, it corrects nothing.
  if (
    !figures &&
    to === left &&
    /\b(?:is|are|was|were|am|be|do|does|did|can|could|will|would|has|have|had|should|why|of course|if|maybe)$/i.test(
      to,
    )
  )
    return null
  if (strict && !figures && said === plain && !/^it'?s\b/i.test(plain) && !change) return null
  const numbers = figures ? to.match(NUMBER) : null
  if (figures && !/\d/.test(to)) return null
  const wanted = numbers ? numbers.at(-1)! : to === left ? (COPULA.exec(to)?.[2] ?? to) : to
  return {
    from: (figures ? (from.match(NUMBER) ?? [from])[0] : from).trim(),
    to: wanted.trim(),
    subject: (COPULA.exec(left)?.[1] ?? '').trim(),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Finds the words as they stand, between boundaries; a number also behind its currency sign. */
const standing = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[.,])${escaped(words.replace(/^[$€£]/, ''))}(?![\\p{L}\\p{N}]|[.,]\\d)`,
    'iu',
  )
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}$%' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
const holds = (text: string, words: string): boolean =>
  bare(words).trim() !== '' && bare(text).includes(bare(words))

/** Whether a text holds the words a removal names. */
export const names = (removal: Removal, text: string): boolean =>
  removal.words.length > 1 && holds(text, removal.words)

/** Drops what holds the named words: of an answer only the sentence, so that what stays is still verbatim. */
export function withoutNamed(facts: readonly Fact[], removal: Removal): Fact[] {
  return facts.flatMap(fact => {
    if (!names(removal, fact.quote) && !names(removal, fact.value)) return [fact]
    if (fact.kind !== 'answer') return []
    const kept: string[] = []
    for (const sentence of fact.quote.split(/(?<=[.!?])\s+|\n/))
      if (!names(removal, sentence) && sentence.trim() !== '') kept.push(sentence.trim())
    const whole = kept.length < fact.quote.split(/(?<=[.!?])\s+|\n/).length
    return whole ? kept.map(sentence => ({ ...fact, value: sentence, quote: sentence })) : []
  })
}

/** Puts the right words into the newest answer that holds the wrong ones, cited from the message that corrects; null when none holds them. */
export function withReplaced(
  facts: readonly Fact[],
  wish: Replacement,
  ref: string,
  on: string,
): Fact[] | null {
  const wrong = standing(wish.from)
  const holding = facts.filter(fact => wrong.test(fact.quote))
  const about =
    wish.subject === ''
      ? undefined
      : holding.findLast(fact =>
          bare(wish.subject)
            .trim()
            .split(' ')
            .some(word => word.length > 3 && holds(fact.quote, word)),
        )
  const chosen = about ?? holding.at(-1)
  if (!chosen) return null
  const parts = chosen.quote.split(/(?<=[.!?;,])(?=\s)/)
  const subject = bare(wish.subject)
    .trim()
    .split(' ')
    .filter(word => word.length > 3)
  const place = parts.findIndex(part => wrong.test(part) && subject.some(word => holds(part, word)))
  const at = place >= 0 ? place : parts.findIndex(part => wrong.test(part))
  const mend = (text: string): string =>
    text.replace(wrong, (_, offset: number) =>
      /[$€£]$/.test(text.slice(0, offset)) ? wish.to.replace(/^[$€£]/, '') : wish.to,
    )
  const quote =
    at < 0
      ? mend(chosen.quote)
      : parts.map((part, index) => (index === at ? mend(part) : part)).join('')
  return facts.map(fact =>
    fact === chosen ? { ...fact, kind: 'answer', value: quote, quote, ref, on } : fact,
  )
}
