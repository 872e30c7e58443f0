import { clean, itemsOf, nameOf } from './values.ts'

// Answers to a question come as fragments. What is kept must be readable alone: a name, a thing that is sold, a short phrase.

const NO_RIVAL =
  /^(?:but|one|two|their|they|them|plenty|big|bigger|small|local firms|some|somebody|a lot|lots|people|most|many|others|customers|clients|patients|everybody|nobody|never|always|both|cheap\w*|free|open|opens?|instant|everywhere|faster|slower|closer|better|worse|the (?:partner|same|good|bad|price)|and|is|are|has|have|takes?|does|do|called|said|just|only|because|when|on|by|in|for|feels?|support|quality|prices?|service)\b|^(?:st|mt)$|^[\d$€£~]/i
const VERBS =
  /\s(?:is|are|was|has|have|just|keep|keeps|wait|waits|ride|skip|stick|use|uses|take|takes|come|comes|do|does|charge|charges|sell|sells|never|always|calls?)\b/i

/** Rivals named in one sentence of an answer: proper names wherever they stand, plain words ("spreadsheets") only in a bare list that opens the answer. */
export function rivalsIn(sentence: string, opens: boolean): string[] {
  const items = itemsOf(sentence)
  const bare = items.every(
    item => item.split(' ').length <= 4 && !VERBS.test(` ${item}`) && !NO_RIVAL.test(item),
  )
  const names = items
    .map(item => {
      const name = nameOf(item.replace(/^the (?=\p{Lu})/u, ''))
      if (name !== '' && !NO_RIVAL.test(name)) return name
      return opens && bare && name === '' ? clean(item, 60) : ''
    })
    .filter((value, index, all) => value !== '' && all.indexOf(value) === index)
  // An item too long for a list still opens with the name it speaks of.
  const lead = nameOf(
    sentence.replace(/^(?:also|and|or|then)\s+/i, '').replace(/^the (?=\p{Lu})/u, ''),
  )
  return lead !== '' &&
    !NO_RIVAL.test(lead) &&
    (opens || lead.includes(' ')) &&
    !names.some(name => lead.startsWith(name))
    ? [lead, ...names]
    : names
}

const FIGURE =
  /\d|[$€£%]|\bthe rest\b|\b(?:half|third|quarter|fifth) of\b|\ba (?:half|third|quarter|fifth)\b/i
const HEAD_END =
  /\s+(?:is|are|was|were|at|for|about|around|roughly|nearly|almost|makes?|brings?|the rest|mostly|maybe|half|a (?:half|third|quarter|fifth)|up|down|growing|shrinking)\b.*$|\s*[$€£~(:].*$|\s+\d.*$/i
const NO_PRODUCT =
  /^(?:\d|[$€£%~]|the rest|rest|most|half|about|around|it|they|we|that['’]?s?|this|each|per|some|all|everything|up|down|growing|roughly|maybe|not|no|a (?:third|half|quarter|fifth))\b/i

/** Things sold in one sentence: without shares, prices and fillers. "Most of it is repairs" gives "repairs", "about 212 tickets" nothing. */
export function productsIn(sentence: string, opens = true): string[] {
  const parts = FIGURE.test(sentence) ? sentence.split(/,(?!\d)/) : itemsOf(sentence)
  return parts
    .map(part => {
      const said = part
        .trim()
        .replace(/^(?:and|then|plus)\s+/i, '')
        .replace(
          /^(?:most|half|all|\d+\s?%) of (?:it|sales|what we \w+|our \w+) (?:is|are|comes from) /i,
          '',
        )
      const name = clean(said, 80)
        .replace(HEAD_END, '')
        .replace(/\s(?:and|or)$/i, '')
        .trim()
      return NO_PRODUCT.test(name) ||
        NO_PRODUCT.test(clean(said, 80)) ||
        name.split(' ').length > 6 ||
        (!opens && /^\S+(?: \S+)? (?:is|are) [$€£]/.test(said)) ||
        /\b(?:costs?|price|setup|fee) (?:is|are|for)\b/i.test(said)
        ? ''
        : name
    })
    .filter(name => name.length > 1)
}

/** A goal or trouble as a short phrase: the first thought, without asides and without the pieces that only make sense after another. */
export function shortAim(value: string): string {
  if (
    /^(?:up|down) from\b|^[$€£]?\d[\d.,]*\s(?:per|an?|each)\b|^(?:and|but|so|though|which)\b|^(?:we are|we're|now|today) at\b|^[$€£][\d,.]+\s?[km]?\s(?:to spend|for (?:it|that))\b|\bgave us [$€£]/i.test(
      value,
    )
  )
    return ''
  const cut = value
    .replace(
      /,?\s(?:so that|because|while|whereas|although|though|which means|even though)\b.*$/i,
      '',
    )
    .replace(/\s(?:anyway|too|as well|now)$/i, '')
    .trim()
  return cut.length >= 4 ? cut : value
}
