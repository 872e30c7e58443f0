import { ofParts } from '../../reading/any-of.ts'

const DOUBT = ofParts(
  '',
  String.raw`(?:i )?(?:dunno|idk|do not know|don['’]?t know|no idea|no clue|not (?:so |too |really )?sure|unsure|`,
  String.raw`hard to (?:say|tell)|difficult to (?:say|tell)|who knows|can['’]?t (?:say|tell)|cannot (?:say|tell)|`,
  'you tell me|beats me|never (?:counted|measured|checked))',
).source
const OPENS = new RegExp(
  String.raw`^\W*(?:(?:well|hm+|honestly|and|but|or|maybe|um|er)\W+){0,3}${DOUBT}\b`,
  'i',
)
/** How many, and of nothing. */
const ONLY_SOME = ofParts(
  'i',
  String.raw`^\W*(?:(?:only|just|maybe|and|or|quite|about)\s)*(?:a (?:few|couple|lot|bunch|handful|bit)|some|`,
  String.raw`several|many|not many|various|all sorts|the usual|loads|lots|plenty)\W*$`,
)
/** "Third: nothing", "that's all". */
const NO_MORE = ofParts(
  'i',
  String.raw`^\W*(?:(?:and|then|so|well|second|third|fourth|else)\W+){0,2}(?:nothing|none|nobody|no one|no more|`,
  String.raw`that['’]?s (?:it|all)|that is all)(?:\s(?:else|more|really|i think))?\W*$`,
)
/** "All money here is lei", "amounts in tenge": in what is told, and nothing of it. */
const OF_NOTATION = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|all|the|our|my|every)\s)*(?:money|amounts?|sums?|prices|figures|numbers|currency)\s`,
  String.raw`(?:(?:here|below|above|all|always)\s)*(?:is|are|in|means?)\s(?:all\s|in\s)*\p{L}{2,20}(?:\s?\([^)]*\))?(?:\splease)?\W*$`,
)
/** "My neighbour thinks …": somebody else's word, in one person's mouth. */
const HEARSAY = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|well|also)\W+)?(?:my|our|people|everybody|everyone|the (?=(?:\p{L}+\s){0,2}(?:guy|man|bloke|lady|woman|consultant|accountant|banker|agent)\s)|(?=(?:wife|husband|brother|sister|mum|dad|mother|father|`,
  String.raw`son|daughter|uncle|aunt|cousin|mate|friend|neighbou?r|partner)\s))\s?`,
  String.raw`(?:\p{L}+\s){0,2}?(?:say|says|said|thinks?|reckons?|believes?|keeps? saying|tells? (?:me|us))\b(?! no\b)`,
)
/** "We are a lamp shop": who speaks, and none of the things that were asked for. */
const INTRODUCES = ofParts(
  'iu',
  String.raw`^\W*(?:(?:so|ok|okay|hi|hello|well)\W+)*(?:we|i)(?:['’]re| are|['’]m| am| run) an?\s(?:\p{L}[\p{L}’'-]*\s){0,4}`,
  String.raw`(?:shop|store|firm|company|business|agency|studio|workshop|school|clinic|practice|farm|factory|office|bakery)`,
  String.raw`(?:\s(?:in|near|from|at|outside)\s[^\d]{2,40})?\W*$`,
)
const OF_WHO_SPEAKS = new Set(['strength', 'inside', 'job', 'quote', 'organization', 'outcome'])
/** "Stock no idea, ask Ines": a figure that somebody else knows. */
const UNKNOWN = ofParts(
  'iu',
  String.raw`^\W*(?:(?:the|our|my|and)\s)*(?:\p{L}+\s){0,3}?\p{L}+[\s,:–-]+(?:is |are )?(?:no idea|no clue|dunno|idk|unknown|not sure|`,
  String.raw`(?:i )?don['’]?t know)(?:[,.;]?\s(?:but )?(?:you (?:should|must|have to) )?(?:ask\s.{2,30}|\p{L}+ (?:knows|would know|has (?:it|that|them))))?\W*$`,
)
const OF_FIGURES = new Set(['measure', 'budget', 'goal'])
/** Kinds that are other people's words, or may rest on them. */
const OF_WORDS = new Set(['quote', 'job', 'strength', 'rival'])

/** Whether a clause tells nothing of the business: its speaker does not know, names no thing, or passes on an opinion. A figure always tells something. */
export function tellsNothing(words: string, asked: string | undefined): boolean {
  const quote = words.replace(/^\W*\d{1,2}[).]\s/, '')
  if (ONLY_SOME.test(quote) || OF_NOTATION.test(quote)) return true
  if (NO_MORE.test(quote)) return asked !== 'rival'
  if (/\d/.test(quote)) return false
  if (INTRODUCES.test(quote)) return !OF_WHO_SPEAKS.has(asked ?? '')
  if (UNKNOWN.test(quote) && OF_FIGURES.has(asked ?? 'measure')) return true
  if (OPENS.test(quote)) return !tellsMore(quote)
  const isOpinion =
    HEARSAY.test(quote) && !/\b(?:customers?|clients?|guests?|buyers?)\b/i.test(quote)
  return isOpinion && !(OF_WORDS.has(asked ?? '') && asked !== 'strength')
}

/** What is dropped and yet said to be left out: another's opinion, and what somebody else knows. */
export const isWorthSaying = (quote: string): boolean =>
  HEARSAY.test(quote) || UNKNOWN.test(quote) || (OPENS.test(quote) && /\bask\s\p{L}/u.test(quote))

/** "Not sure, maybe hotels": what is said behind the doubt. */
function tellsMore(quote: string): boolean {
  const behind = quote.replace(OPENS, '')
  const rest = (behind.split(/\bbut\s/i)[1] ?? behind).replace(/^[\s,.:;–—-]+/, '')
  const isOfDoubt =
    /^(?:on|of|regarding|really|yet|exactly|what|how|who|why|where|if|about|honestly|to be)\b/i.test(
      rest,
    )
  return rest.split(/\s+/).length > 1 && !isOfDoubt && !ONLY_SOME.test(rest)
}
