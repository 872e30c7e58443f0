import type { Fact } from '../framework.ts'
import { moneyIn } from './figures.ts'
import type { Money } from './figures.ts'
import { commaItems, listItems, sentences } from './split.ts'
import { bare, capital } from './wording.ts'
import { toneOfRival, topicsOf } from './topics.ts'
import type { Topic } from './topics.ts'

/** One thing said about a rival; `tone` 1 = they do it better, −1 = they do it worse. */
export type Remark = {
  text: string
  quote: string
  fact: Fact
  tone: -1 | 0 | 1
  topics: Topic[]
  money: Money[]
}
/** Another way to get the job done. `named` is false for "the supermarket", "doing it in spreadsheets", "nobody". */
export type Rival = { name: string; named: boolean; remarks: Remark[]; fact: Fact; quote: string }

const BREAK =
  /\s+(?:\(|(?:out|over|down|up)\s+(?:by|on|near|at|in|the)\b|by\b|on\b|near\b|across\b|accross\b|next\b|who\b|which\b|that\b|gives?\b|quotes?\b|they\b|it\b|is\b|are\b|was\b|has\b|have\b|does\b|do\b|with\b|at\b|from\b|opened\b|opens\b|because\b|just\b|always\b|for\b|when\b|since\b|where\b|charges?\b|sells?\b|gets?\b|wins?\b|took\b|takes?\b|offers?\b|mostly\b|mainly\b|comes?\b|came\b|advertis\w*|promises?\b|goes\b|had\b|says?\b|but\b|cheaper\b|about\b|if\b|keeps?\b|runs?\b|in\b|did\b|will\b|also\b)|\s*[:(–—]|\s+-\s+|\s+[$€£]\d/i
const NOT_A_NAME =
  /^(?:every|everyone|everybody|all|any|they|their|theyre|they're|it|it's|its|he|she|we|our|us|you|i|but|cheaper|faster|slower|bigger|better|worse|closer|same|free|more|less|very|really|too|also|because|no|not|the first|one guy|people say|open|opens|sometimes|usually|which|who|with|at|for|from|both|all|prices?|quality|support|service|customers say|a lot|lots|is\b|are\b|has\b|have\b|does\b|that|this|there|about|around|only|just|never|always|a bit|kind of|great|good|bad|nice|on|in|than)\b/i
const LEAD =
  /^(?:we (?:mostly |mainly |usually )?(?:lose|compete|go up|run up)(?: \w+)?(?: to| with| against)|(?:mostly|mainly|usually|probably)|our (?:main |biggest )?(?:competitors?|rivals?) (?:is|are)|against|there(?:'s| is| are)|(?:(?:if|when) (?:it[’']?s )?not us,? )?(?:some|most|people|they|customers|patients|clients|buyers)(?: of them)? (?:also |just |usually |all |often )?(?:go|goes|switch|move|buy|shop|end up)(?: to| at| with| from)|(?:people|they|customers|patients) (?:also )?(?:go|switch|move) to|also|then|and|either|or|even)\s+/i
const DO_NOTHING =
  /\b(?:nobody|no ?one|nothing|do(?:ing)? (?:it )?themsel\w+|diy|put(?:ting)? (?:it )?off|stay(?:ing)? (?:put|with what)|spreadsheets?|excel|ride on|at home|by hand|do without|just (?!a\b|the\b|got\b|opened\b)[a-z]+|stick with|keeps? (?:the|using|their)|waits? until|never (?:come|go|book))\b/i
const PROPER =
  /(?:^|[^\p{L}])((?:(?:St|Mt|Dr)\.\s)?(?:[A-Z][\p{L}\d’'-]*)(?:\s(?:&|and|of|the|de|la)\s(?=[A-Z])[A-Z][\p{L}\d’'-]*|\s[A-Z][\p{L}\d’'-]*)*)/u
const COMMON_START =
  /^(?:The|They|Their|We|Our|I|It|People|Some|One|But|And|Also|Then|Nobody|No|There|My|Most|A|An|Sometimes|Honestly|Mostly|Customers|Patients|Both|Others|Parents|Half|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|Everyone|You|If|When|Big|Small|Local|Other|New|Yes|Well|What|Doing|Not|Either|Staying|Just|That|Those|Spreadsheets|Excel)s?$/

/** A sentence about another kind of rival: "Big firms downtown charge …". */
const KIND =
  /^(?:big|bigger|small|local|other|large|online|national|regional|cheap|discount)\s[a-z]+s\b/i

function headOf(item: string): string | null {
  let text = bare(item)
  for (let again = true; again;) {
    const next = bare(text.replace(LEAD, ''))
    again = next !== text
    text = next
  }
  if (text === '' || NOT_A_NAME.test(text) || /^\d/.test(text) || /^[$€£]/.test(text)) return null
  if (DO_NOTHING.test(text) && text.split(' ').length <= 12) return text
  const cut = BREAK.exec(text)
  const head = bare(cut ? text.slice(0, cut.index) : text).replace(/^the (?=[A-Z])/i, '')
  const words = head.split(' ')
  return head === '' || words.length > 5 ? null : head
}

const isProper = (name: string): boolean =>
  name.split(' ').every(w => /^(?:[A-Z&\d]|(?:of|and|the|de|la)$)/.test(w)) &&
  !COMMON_START.test(name.split(' ')[0] ?? '')

/** Rivals and alternatives in the order named, each with what was said about it. */
export function readRivals(facts: readonly Fact[]): Rival[] {
  const rivals: Rival[] = []
  for (const fact of facts) {
    let last: Rival | null = null
    const add = (name: string, quote: string): Rival => {
      const known = rivals.find(r => r.name.toLowerCase() === name.toLowerCase())
      if (known) return known
      const named =
        isProper(name) ||
        (!DO_NOTHING.test(name) &&
          !/^(?:the|a|an|other|big|local|some|people|just|doing|their|online|supermarkets?|chains?|spreadsheets?|excel)\b/i.test(
            name,
          ) &&
          name.split(' ').length <= 3)
      const rival: Rival = {
        name: named
          ? capital(name)
          : name.replace(
              /^(The|A|An|People|Just|Doing|Some|Other|Big|Local|Their|Nobody|Nothing|Staying|Spreadsheets)\b/,
              w => w.toLowerCase(),
            ),
        named,
        remarks: [],
        fact,
        quote,
      }
      rivals.push(rival)
      return rival
    }
    const remark = (rival: Rival, text: string, quote: string): void => {
      const turn = /,?\s+but\s+(?=\S+\s+\S+\s+\S)/i.exec(quote)
      if (turn && turn.index > 8) {
        const said = text.search(/,?\s+but\s/i)
        remark(rival, said > 0 ? text.slice(0, said) : text, quote.slice(0, turn.index))
        return remark(
          rival,
          quote.slice(turn.index + turn[0].length),
          quote.slice(turn.index + turn[0].length),
        )
      }
      const said = bare(
        text.replace(/^(?:they(?:'|’)?re|they are|it(?:'|’)?s|they|it|is|are|who|which)\s+/i, m =>
          /(?:re|are)\s$/i.test(m) ? '' : /^(?:is|are|it|who|which)/i.test(m) ? '' : m,
        ),
      )
      if (said.length < 3 || rival.remarks.some(r => r.quote === quote)) return
      rival.remarks.push({
        text: said,
        quote,
        fact,
        tone: toneOfRival(quote),
        topics: topicsOf(quote),
        money: moneyIn(quote),
      })
    }
    sentences(fact.quote).forEach((stretch, index) => {
      const pronoun =
        /^(?:but |and |also )?(?:they|it|their|its|he|she|theyre|people|customers|patients|folks|one guy|one|clients)\b/i.test(
          stretch.text,
        )
      const mentioned = rivals.find(
        r => r.named && stretch.quote.toLowerCase().includes(r.name.toLowerCase()),
      )
      if (index > 0 && mentioned && listItems(stretch.quote).length < 3) {
        last = mentioned
        return remark(mentioned, stripName(stretch.text, mentioned.name), stretch.quote)
      }
      if (index > 0 && pronoun && last && !/\b(?:go|switch|move) to\b/i.test(stretch.text))
        return remark(last, stretch.text, stretch.quote)
      let described = false
      for (const item of partsOf(stretch.quote)) {
        const head = headOf(item.text)
        const proper = PROPER.exec(item.quote)?.[1]
        const name = head ?? null
        const fresh =
          name !== null &&
          ((index > 0 && KIND.test(stretch.text) && stretch.quote.startsWith(item.quote)) ||
            (index === 0 && !described) ||
            isProper(name) ||
            DO_NOTHING.test(name) ||
            (/^(?:also|and|or|plus|then|sometimes)\b/i.test(stretch.quote) &&
              stretch.quote.startsWith(item.quote)))
        if (fresh && name) {
          last = add(name, item.quote)
          const rest = stripName(item.text, name)
          if (rest.length > 3 && rest.toLowerCase() !== name.toLowerCase())
            remark(last, rest, item.quote)
        } else if (proper && isProper(proper) && !last) last = add(proper, item.quote)
        else if (last) {
          described = true
          remark(last, item.text, item.quote)
        }
      }
    })
  }
  return rivals
    .flatMap((r): Rival[] => {
      if (!/^(?:nobody|no ?one|nothing|none)$/i.test(r.name)) return [r]
      const instead = r.remarks[0]
      return instead ? [{ ...r, name: instead.text, quote: instead.quote }] : []
    })
    .slice(0, 8)
}

/** Names split at commas and "and"; a part about somebody already named ("they do saturdays and evenings") stays whole. */
const partsOf = (quote: string) =>
  commaItems(quote).flatMap(part => (NOT_A_NAME.test(part.text) ? [part] : listItems(part.quote)))

function stripName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return text
  return at <= 12
    ? bare(
        text
          .slice(at + name.length)
          .replace(/^['’]s?\b/, '')
          .replace(/^\s*[:(,–—-]+/, ''),
      )
    : text
}
