const STOPS =
  / (?:because|but|although|though|which|who|since|so that|when|while|whereas|except|however|unless|even though) |,? (?:and|but|so) (?:we|i|they|our|it|he|she)(?: |')| - | \(/i
const LEAD_IN =
  /^(?:(?:also|mostly|mainly|usually|well|um|uh|so|like|such as|e\.g\.?|for example|things like|some|lots of|plenty of|all kinds of|and|or|then|primarily|especially|just|maybe|perhaps|probably|possibly|obviously|honestly|basically|definitely|i think|i guess|i'd say|i suppose|the likes of|that|to|with|it's|its|it is|they're|they are|that's|that would be|there's|there is|there are|we have|our|my|of course)(?:,?\s+|$))/i
const TAIL =
  /(?:,?\s+(?:etc|and so on|and so forth|and such|and more|mostly|mainly|i think|i guess|i suppose|probably|maybe|of course|as well|too|for now|right now|these days|or so|or something))+\.?$|[\s.,;:!?)"'-]+$/i
const EMPTY = new Set([
  'it',
  'them',
  'they',
  'that',
  'this',
  'us',
  'me',
  'you',
  'him',
  'her',
  'everyone',
  'everybody',
  'anyone',
  'anything',
  'everything',
  'something',
  'stuff',
  'things',
  'nothing',
  'none',
  'nobody',
  'no one',
  'others',
  'other',
  'more',
  'all',
  'a lot',
  'many',
  'some',
  'etc',
  'yes',
  'no',
  'ok',
  'sure',
  'not',
])

/** One value freed of lead-ins, fillers and end marks; empty when nothing is left worth keeping. */
export function clean(raw: string, longest = 160): string {
  let value = raw
    .slice(0, 400)
    .trim()
    .replace(/^["'\s*•\-–]+/, '')
  for (let turn = 0; turn < 5; turn += 1) {
    const shorter = value.replace(LEAD_IN, '').replace(TAIL, '').trim()
    if (shorter === value) break
    value = shorter
  }
  value = value.replace(/\s+/g, ' ')
  if (value.length > longest)
    value = value.slice(
      0,
      value.lastIndexOf(' ', longest) > 40 ? value.lastIndexOf(' ', longest) : longest,
    )
  const bare = value.toLowerCase()
  return value.length < 2 || EMPTY.has(bare) || !/[\p{L}]/u.test(value) ? '' : value
}

/** The clause up to a conjunction that starts another thought. */
export function clauseOf(rest: string): string {
  const stop = STOPS.exec(rest)
  return clean(stop && stop.index > 3 ? rest.slice(0, stop.index) : rest, 240)
}

/** Items of "A, B and C", bullets and slashes; commas inside numbers and "and Sons" stay. */
export function itemsOf(rest: string): string[] {
  const stop = STOPS.exec(rest)
  const span = stop && stop.index > 1 ? rest.slice(0, stop.index) : rest
  return span
    .split(
      /,(?!\d{3})|;|•|\n| and (?!sons\b|co\b|company\b|partners\b|daughters\b)| or | plus | as well as | \/ /i,
    )
    .map(item => clean(item, 80))
    .filter(item => item !== '' && item.split(' ').length <= 9)
}

/** Aims and troubles: clauses divided at semicolons, line ends, "and to" and commas that start a verb phrase of two words or more. */
export function aimsOf(rest: string): string[] {
  const parts = rest.split(
    /;|\n|•| and to |, and (?:to )?|, to | and (?:then )?(?=(?:hire|open|launch|grow|get|win|reach|fill|increase|reduce|cut|build|raise|double|start|stop|sell|find|keep|become|move|add|throw|lose|run)\b)/i,
  )
  const finer = parts.flatMap(part => {
    const pieces = part.split(/,(?!\d{3})/)
    return pieces.length > 1 && pieces.every(piece => piece.trim().split(/\s+/).length >= 2)
      ? pieces
      : [part]
  })
  return finer.map(part => clean(part, 200)).filter(part => part.length >= 4)
}

const SMALL_WORDS = new Set(['of', 'the', 'and', '&', 'at', 'for', 'by', 'de', 'la', '+'])
const NOT_NAMES = new Set([
  'the',
  'a',
  'an',
  'we',
  'i',
  'our',
  'my',
  'they',
  'it',
  'this',
  'that',
  'and',
  'but',
  'so',
  'because',
  'people',
  'everyone',
  'customers',
  'clients',
  'patients',
  'price',
  'most',
  'some',
  'he',
  'she',
  'you',
  'there',
  'what',
  'here',
  'not',
  'very',
  'also',
  'maybe',
  'yes',
  'no',
  'honestly',
  'only',
  'today',
  'if',
  'in',
  'on',
  'at',
  'from',
  'with',
  'amazon',
])

/** The capitalised name a text starts with ("RideLab", "Smith & Sons"), up to six words; empty when it starts with none. */
export function nameOf(text: string): string {
  const words = text.slice(0, 120).trim().replace(/^["']/, '').split(/\s+/)
  const taken: string[] = []
  for (const word of words) {
    const bare = word.replace(/[.,;:!?"')]+$/, '')
    const capital =
      /^[\p{Lu}\p{N}]/u.test(bare) || /^\p{Lo}/u.test(bare) || /^[a-z]+[A-Z]/.test(bare)
    const first = taken.length === 0
    if (
      first &&
      (!capital ||
        (NOT_NAMES.has(bare.toLowerCase()) && bare.toLowerCase() !== 'the' && bare !== 'Amazon'))
    )
      return ''
    if (!first && !capital && !SMALL_WORDS.has(bare.toLowerCase())) break
    taken.push(/^(?:St|Mt|Dr)\.$/.test(word) ? word : bare)
    if ((bare !== word && !/^(?:St|Mt|Dr)\.$/.test(word)) || taken.length === 6) break
  }
  while (taken.length > 0 && SMALL_WORDS.has((taken.at(-1) ?? '').toLowerCase())) taken.pop()
  const name = taken.join(' ').replace(/^['"]|['"]$/g, '')
  return name.toLowerCase() === 'the' || !/\p{L}/u.test(name) ? '' : name
}

/** A rival out of an item: its capitalised name when it has one, else the item up to its verb. */
export function rivalOf(item: string): string {
  if (/^(?:on|because|by|in|for|over|when|if|mostly on) /i.test(item)) return ''
  const name = nameOf(item)
  if (name !== '') return name
  return clean(
    item.split(
      / (?:is|are|has|have|does|do|was|were|always|because|opened|sells|charges|offers|out|over|down|near|next|on price|on)\b/i,
    )[0] ?? '',
    60,
  )
}
