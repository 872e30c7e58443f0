// Grammar for weaving other people's fragments into sentences. Everything here is total: odd input gives odd but well-formed text.

const FILLERS =
  /^(?:(?:well|um+|uh+|so|and|but|also|plus|then|honestly|basically|yeah|yes|ok|okay|hmm+|i guess|i think|i mean|like|actually|mostly|mainly|probably|maybe)[\s,]+)+/i

/** The fragment without filler openers, outer quotes and final punctuation; inner words stay as they were said. */
export function bare(text: string): string {
  const trimmed = text.trim().replace(FILLERS, '')
  return trimmed
    .replace(/^["”'\s,;:–—-]+/, '')
    .replace(/[\s.,;:!?–—-]+$/, '')
    .replace(/\(([^)]*)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

export const capital = (text: string): string =>
  text.replace(
    /^([“"]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  )

const KEEPS_CAPITAL = /^(?:I\b|I'|[A-Z][A-Z0-9]|[A-Z][a-z]+\s(?:&|[A-Z])|[A-Z][a-z]+[A-Z])/
/** A sentence's first word loses its capital unless the second has one too: "Sourdough" → "sourdough", "Time Out" stays. */
export const decapital = (text: string): string =>
  /^\p{Lu}[\p{Ll}’']*(?:$|[\s,-][^A-Z&])/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

const ORDINARY =
  /^(?:the|a|an|our|my|we|they|people|most|some|two|three|one|it|no|not|only|when|if|every|each|all|in|on|at|with|new|there|their|more|less|from|to|get|keep|open|sell|hire|make|grow|start|reach|double|best|small|big|local|young|older|busy|parents|families|hands|regulars|patients|customers|clients)\b/i

/** Lower-cases the first letter unless it belongs to a name. */
export function lower(text: string): string {
  if (KEEPS_CAPITAL.test(text) || !ORDINARY.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** One full stop at the end, a capital at the start. */
export function sentence(text: string): string {
  const body = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}$/, '.')
  return capital(/[.!?…]["”’)]*$/.test(body) ? body : `${body}.`)
}

/** The words in typographic quotes, inner doubles turned to singles. */
export const quoted = (text: string): string =>
  `“${text
    .trim()
    .replace(/[.,;:\s]+$/, '')
    .replace(/["“”]/g, '’')
    .replace(/^['‘’](.*)['‘’]$/, '$1')}”`

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`)

/** At most `words` words, cut back to a clause end where there is one; always a prefix of `text`, so it stays verbatim. */
export function brief(text: string, words = 14): string {
  const whole = bare(text)
  const tokens = whole.split(' ')
  if (tokens.length <= words) return whole
  const cut = tokens.slice(0, words).join(' ')
  const clause =
    /^(.{12,}?)(?:\s*(?:,(?!\d)|[;:(–—])|\s(?:because|but|so|which|who|since|although|though)\s)/.exec(
      cut,
    )
  if (clause?.[1]) return bare(clause[1])
  let end = cut
  for (let next = end.replace(DANGLING, ''); next !== end; next = end.replace(DANGLING, ''))
    end = next
  return bare(end)
}

const DANGLING =
  /\s(?:and|or|the|a|an|of|to|for|with|in|on|at|from|by|is|are|was|our|my|your|their|its|than|that|which|who|only|so|but|i|we|they|it|can|do|does|not|be|as|if|when|just|very|have|has|\$?\d[\d,.]*)$/i

/** Straight quotes around words turned typographic: what somebody said stays marked as said. */
export const curled = (text: string): string =>
  text
    .replace(/"([^"]{2,})"/g, '“$1”')
    .replace(/(^|[\s(])'([^']{3,}(?:n't[^']*)?)'(?=[\s.,;)-]|$)/g, '$1“$2”')

/** The noun with its article: "an appointment", "a loaf". */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|un(?!i)|hour)/i.test(noun) && !/^(?:one|eu)/i.test(noun) ? 'an' : 'a'} ${noun}`

/** Whether a name takes a plural verb: "payroll runs", "fillings and crowns". */
export const isPlural = (name: string): boolean => /\sand\s/.test(name) || /[^s]s$/i.test(name)

/** What a customer was quoted as saying inside an answer, else the answer itself. */
export function spoken(quote: string): string {
  const inner =
    /["“]([^"“”]{8,160})["”]/.exec(quote)?.[1] ??
    /(?:^|\s)['‘]([^'‘’"]{12,160})['’](?=\s|$|[.,;-])/.exec(quote)?.[1]
  return inner?.trim() ?? quote
}

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
/** Small counts as words, so that digits in prose are always somebody's figure. */
export const spelled = (n: number): string => SMALL[n] ?? String(n)
