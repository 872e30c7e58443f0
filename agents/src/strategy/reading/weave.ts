import type { Knowledge } from '../../knowledge/pack.ts'
import { spelledRight } from './spelling.ts'
import { topicsOf } from './topics.ts'
import { bare, brief, capital, possessive, quoted, spoken } from './wording.ts'

/** The user's words as an adviser says them back: "we turn away milk" → "you turn away milk". `clause` when they hold a verb of their own, else they name a thing. */
export type Woven = {
  text: string
  clause: boolean
  /** Words of a customer inside the statement. */ speech?: string
}

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bits (?=(?:the|a|an|full|only|always|just|never|too|so|not|all|been)\b)/gi, 'it is '],
  [/\b([Tt])hats\b/g, '$1hat is'],
  [/\b(do|does|did|is|are|was|ca|wo|would|could|should|has|have)nt\b/g, '$1n’t'],
  [/\b([Ww])hats\b/g, '$1hat is'],
  [/\bFebuary\b/gi, 'February'],
  [/\baccross\b/gi, 'across'],
  [/\bincl\.?(?=\s)/g, 'including'],
  [/\b([Tt])heyre\b/g, '$1hey are'],
  [
    /\b(january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?<=in )(?:march|may))\b/g,
    '^',
  ],
]

const AGAIN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:we|they)[’']?re\b(?=\s)/gi, '=are'],
  [/\b(?:I was|i was)\b/g, 'you were'],
  [/\b(?:I[’']m|i[’']m|I am|i am)\b/g, 'you are'],
  [/\b(?:I|We|we)[’']ve\b/g, 'you have'],
  [/\b(?:[Ww]e|I|i)\b(?![’'.])/g, 'you'],
  [/\b(?:us|me|Me)\b/g, 'you'],
  [/\b(?:[Oo]ur|[Mm]y)\b/g, 'your'],
  [/\b(?:[Oo]urselves|[Mm]yself)\b/g, 'yourself'],
]

const swapped = (text: string, rules: typeof SLIPS): string =>
  rules.reduce(
    (said, [from, to]) =>
      said.replace(from, (whole: string, first: string) =>
        to === '=are'
          ? /^t/i.test(whole)
            ? 'they are'
            : 'you are'
          : to === '^'
            ? capital(whole)
            : to.replace('$1', first),
      ),
    text,
  )

/** Common slips of typing mended; for words that are repeated without quotation marks. */
export const mend = (text: string): string => spelledRight(swapped(text, SLIPS))

/** Second person, slips mended; nothing else is changed. */
export const sayBack = (text: string): string =>
  mend(swapped(text, AGAIN)).replace(
    /^only ((?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) of you)\b/i,
    (_, few: string) => `there ${/^(?:one|1)\s/i.test(few) ? 'is' : 'are'} only ${few}`,
  )

/** Whether words hold a verb of their own. */
export const isClause = (text: string): boolean =>
  VERB.test(text.replace(/\s(?:that|who|which)\s.*$/i, ''))

const VERB =
  /\b(?:is|are|was|were|has|have|had|can|can’t|can't|cannot|does|do|don’t|doesn’t|didn’t|will|won’t|never|takes?|gets?|got|lea(?:ve|ves|ft)|loses?|lost|waits?|turn(?:s|ed)?|throws?|go(?:es)?|comes?|came|say|says|said|sells?|needs?|reviews? (?:every|all|each)|keeps?|makes?|wants?|ends?|choose|picks?|explain(?:s|ed)?|opens|opened|reorders?|serves?|passes|retires?|moves|moved|shapes?|promises|rises?|raises?|starts|shrinks?|works|answers|pays|cuts?|falls?|sleeps?|hangs?|fails?|means?|live|lives|rely|relies|depends?|know|knows|recommends?|trusts?|finish|finishes|costs?|went|goes|draws?|grows?|wanders?|matches|forget|worry|fear|charge|charges|look|looks|seems?|breaks?|bring|brings|stand|stands|carry|carries|share|shares|decide|decides|test|tests|push|press|caps?|slips?|would|could|may|might|see|hear|find|give|gives|ask|asks|use|uses|help|helps|stay|stays|leak|leaks|hit|hits|eat|eats|runs? (?:one|a|the|on|at|out|into|from|late|through|every)|lifts?|bundles?|becomes?|sends?|suits?|stops?|follow|follows|act|acts|complains?|delivers?|delivered|breaks down)\b/i
const OPENERS =
  /^(?:(?:people|customers|patients|clients|regulars|riders|parents|families|owners|buyers|students|members|everybody|everyone|they|some|one (?:guy|man|woman|mother|client|customer|patient|regular))\s(?:all |always |often |even )?(?:say|says|said|tell you|told you|tell us|told us|keep saying)(?:\sthat)?[\s:,]+)(?:(?:it[’']?s|it is|we[’']?re|you are)\s(?=the\b|a\b|an\b))?/i
const ASIDE = /[\s,]+(?:though|anyway|too|as well|however|mostly|probably|i think|i guess)$/i
const CUT =
  /(?:,\s+(?:and|but|so|because|which|we|they|it|there|new|you|the|only|its|nobody|everyone|everybody|plus)\b|\s[–—]\s|\s-\s|\s(?:and|but)\s(?=(?:we|they|it|its|only|you|I)\b|[A-Z][a-z]+(?:\s[a-z]+)?\s(?:is|are|got|has|can|keeps?|does)\b)|\s(?:while|although|even though|because)\s|[;(])/

/** The part that names the one person everything waits for. */
export const ALONE =
  /\bonly [A-Z]\w+(?: and [A-Z]\w+)? (?:can|knows?)\b[^,.;]*|\b[A-Z]\w+(?: [A-Z]\w+)? is the only one\b[^,.;]*/

const cutClause = (text: string): string => {
  const at = CUT.exec(text)?.index ?? -1
  const head = at > 0 ? bare(text.slice(0, at)) : text
  return head.split(' ').length > 1 ? head : text
}

/** First thought of a statement, said back. `text` may open with the word that announces it ("Migration: takes us 11 days"). */
export function weave(
  item: { text: string; quote: string },
  length = 16,
  who = 'a customer',
): Woven {
  const speech = spoken(item.quote)
  if (speech !== item.quote)
    return {
      text: `${who} told you ${quoted(brief(speech, length))}`,
      clause: true,
      speech: quoted(brief(speech, length)),
    }
  const split = /^([^:]{2,24}): (.+)$/.exec(item.text)
  const announced = split?.[1] && !item.quote.includes(':') ? split[1].toLowerCase() : null
  const whole = bare(announced && split?.[2] ? split[2] : item.text)
  const alone = announced && topicsOf(announced)[0] === 'capacity' ? null : ALONE.exec(whole)
  const back = sayBack((alone ? alone[0] : whole).replace(OPENERS, '')).replace(ASIDE, '')
  let text = alone ? back : cutClause(back)
  if (announced)
    text = text.replace(
      /\bdo it$/i,
      `do ${/(?:ing|tion|ment)s?$/.test(announced) ? 'the ' : ''}${announced}`,
    )
  if (announced) {
    if (/^(?:takes?|is|are|needs?|costs?|gets?|has|have|eats?|keeps?)\b/i.test(text))
      text = `${announced} ${text}`
    else if (
      /^you have (?:\d+|one|two|three|four|five|six)\b(?=$|\sand need)/i.test(text) &&
      announced.endsWith('s')
    )
      text = text.replace(/^(you have \S+)/i, `$1 ${announced}`)
  }
  text = brief(text, length).replace(ASIDE, '')
  if (!VERB.test(text))
    text = text
      .replace(/,\s(?!\d).*$/, '')
      .replace(/^same\b/i, 'the same')
      .replace(/^(?=\d+ (?:hour|day|minute|year) [a-z]+$)/, 'the ')
  if (/^real (?:person|human)\b/i.test(text)) text = `a ${text}`
  return { text, clause: isClause(text) }
}

const counted = (text: string): boolean =>
  /^(?:one|two|three|four|five|six|\d{1,2})\s\S+(?:\s\S+)?$/i.test(text)
const only = (text: string): string =>
  `there ${/^(?:one|1)\s/i.test(text) ? 'is' : 'are'} only ${text}`

/** As a reason: "because you turn away milk", "because there are only two mechanics", "because of cold storage". */
export const becauseOf = (w: Woven): string =>
  w.clause
    ? `because ${w.text}`
    : counted(w.text)
      ? `because ${only(w.text)}`
      : `because of ${w.text}`
/** As a time that has to end: "while there are only two mechanics", "until cold storage is sorted out". */
export const aslongAs = (w: Woven): string =>
  w.clause
    ? `as long as ${w.text}`
    : counted(w.text)
      ? `as long as ${only(w.text)}`
      : `until ${w.text} is sorted out`
/** As what is told: "that a family is served in minutes", "about the corner lease". */
export const toldThat = (w: Woven): string =>
  w.speech ? `what others say: ${w.speech}` : w.clause ? `that ${w.text}` : `about ${w.text}`
/** As a statement of its own. */
export const stated = (w: Woven): string =>
  w.speech ?? (w.clause ? w.text : counted(w.text) ? only(w.text) : w.text)

const THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  go: 'goes',
  are: 'is',
  were: 'was',
  'don’t': 'doesn’t',
  "don't": 'doesn’t',
  dont: 'doesn’t',
}
const third = (verb: string): string =>
  THIRD[verb] ??
  (/^(?:can|can’t|can't|cant|cannot|will|won’t|won't|would|could|may|might|had|did|didn’t|was|took|came|sold|told|opened|got|made|lost|left|kept|said|gave|called)$/i.test(
    verb,
  )
    ? verb
    : /(?:s|x|z|ch|sh)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`)

/** A remark about a rival as a statement that names it: "They have more volunteers" → "St. Vincent has more volunteers". */
export function ofRival(
  remark: { text: string; quote: string },
  name: string,
  length = 18,
): string {
  const speech = spoken(remark.quote)
  if (speech !== remark.quote) return `somebody says of ${name}, ${quoted(brief(speech, length))}`
  const at = remark.quote.toLowerCase().indexOf(name.toLowerCase())
  const raw = bare(
    at >= 0 && at <= 12
      ? remark.quote.slice(at + name.length).replace(/^[’']s\b/, '')
      : remark.quote,
  )
    .replace(ASIDE, '')
    .replace(
      /,?\s*(?:people|customers|clients|patients) (?:tell|told|keep telling) (?:me|us)$/i,
      '',
    )
  let text = brief(raw, length)
    .replace(/\btheyre\b/gi, 'they’re')
    .replace(/\s*\($/, '')
  const own = (s: string) =>
    s
      .replace(/\bfrom there\b/i, `from ${name}`)
      .replace(/\bthere\b(?!\s(?:is|are|was))/i, `at ${name}`)
  text = sayBack(text.replace(/^(they|it|he|she)\b/i, m => m.toLowerCase())).replace(
    /\band they ([a-z]+)/i,
    (_, verb: string) => `and ${third(verb)}`,
  )
  const subject =
    /^(?:they|it|he|she) (?:(never|always|only|also|just|really|still)\s)?([a-z’']+)\b(.*)$/i.exec(
      text,
    )
  if (subject)
    return `${name} ${subject[1] ? `${subject[1]} ` : ''}${third(subject[2] ?? '')}${subject[3] ?? ''}`
  if (/^(?:their|its|his|her)\s/i.test(text))
    return text.replace(/^(?:their|its|his|her)\s/i, `${possessive(name)} `)
  if (
    /^(?:is|has|does|are|was|charge|have|sell|do|take|quotes|gives?|advertises|promises|charges|sells|gets|wins|takes|opened|opens|offers|keeps|runs|comes|came|bundles|shows|never|always|feels?|wants)\b/i.test(
      text,
    )
  )
    return own(
      `${name} ${text.replace(/^\p{Lu}/u, m => m.toLowerCase()).replace(/^feels?\b(.*?)\sthere\b/i, 'feels$1')}`,
    )
  if (
    /^(?:(?:\d+%|much|far|a bit|way)\s)?(?:open|cheap\w*|clos\w+|bigger|big|fast\w*|free|slow\w*|everywhere|better|nicer|in the|out by|on|down|up|near\w*)\b/i.test(
      text,
    ) &&
    !/^cheaper\s(?!on|at|by|than|and|but)[a-z]+s\b/i.test(text)
  )
    return `${name} is ${text}`
  if (VERB.test(text))
    return /\bthere\b/i.test(text)
      ? own(text.replace(/^\p{Lu}(?=\p{Ll})/u, m => m.toLowerCase()))
      : `at ${name}, ${text.replace(/^\p{Lu}(?=\p{Ll})/u, m => m.toLowerCase())}`
  return /^[$€£]/.test(text) ? `${name} asks ${text}` : `${name} has ${text}`
}

const LEXICON = new WeakMap<Knowledge, Set<string>>()

/** Lower-cases a first word that the trade's texts know as an ordinary word; "Tom" and "Delta" keep their capital. */
export function midSentence(text: string, knowledge: Knowledge): string {
  if (/^A\s/.test(text)) return `a${text.slice(1)}`
  const first = /^\p{Lu}[\p{Ll}’'-]+/u.exec(text)?.[0]
  if (!first || first === 'I') return text
  let known = LEXICON.get(knowledge)
  if (!known)
    LEXICON.set(
      knowledge,
      (known = new Set(JSON.stringify(knowledge).match(/(?<![\p{L}])\p{Ll}{2,}/gu) ?? [])),
    )
  const word = first.toLowerCase()
  const ordinary =
    known.has(word) ||
    known.has(word.split('-')[0] ?? word) ||
    known.has(word.replace(/s$/, '')) ||
    known.has(`${word}s`) ||
    ORDINARY.test(word) ||
    /(?:ing|ed|ly|tion|ment|ness|ers|ians|ists)$/.test(word)
  return ordinary && !/^\p{L}+\s(?:&|\p{Lu}\p{Ll})/u.test(text)
    ? word + text.slice(first.length)
    : text
}

const ORDINARY =
  /^(?:the|an?|our|my|your|you|plenty|some|fewer|others|somebody|many|we|they|it|its|this|that|there|people|most|some|each|every|all|any|in|on|at|to|for|from|with|when|if|while|after|before|one|two|three|four|five|six|seven|eight|nine|ten|no|not|nobody|everything|everyone|everybody|nothing|only|another|both|many|few|more|less|new|old|second|first|low|high|small|big|short|long|hands|support|recipes?|rent|parts?|prices?|quotes?|sales|stock|cash|intake|partners?|patients?|families|donors?|volunteers?|landlords?|engineers?|buyers?|women|men|parents?|front|roadmap|product|product|flat|fresh|knowing|plain|counter|hygienists?|reviews?|women|multi-location|commuters|maintenance|data|tram|bus|works|material|aluminum|setup|tip|butter|flour|local|somebody|someone|selling|dropping|doing|being|getting|having)$/
