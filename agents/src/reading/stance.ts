import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from './any-of.ts'
import { sameStem, stemsIn } from './stems.ts'

/** Topics that name something bad: whoever calls it fine says the opposite of those who name it. */
const OF_TROUBLE: ReadonlySet<QuoteTopic> = new Set(['pain', 'objection', 'switching', 'price'])

const DENIAL =
  /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|hardly|cannot)\b|n['’]t\b/iu
const CLAUSES = /[.;!?…]+\s*|,\s*|\s+[-–—]\s+|\b(?:but|though|although|while|whereas|however)\b/iu

const BAD = anyOf(
  'bad|badly|worse|worst|awful|terrible|horrible|hard|difficult|slow|slowly|late|dear|expensive|steep|costly|pricey',
  'afraid|scared|nervous|anxious|worr(?:y|ies|ied|ying)|fear(?:s|ed)?|doubt(?:s|ed|ful)?|concern(?:s|ed)?|hesitat\\w+',
  'annoy(?:s|ed|ing)?|frustrat\\w+|confus\\w+|unclear|messy|painful|hat(?:e|es|ed)|complain(?:s|ed)?|stuck',
  'problems?|troubles?|issues?|obstacles?|hassle|nightmare|pain|drawbacks?|dealbreakers?',
  'matter(?:s|ed)?|bother(?:s|ed)?|mind(?:s|ed)?|put me off|held (?:me|us) back|stopp?(?:s|ed)?',
  'too (?:much|many|long|high|little|few|big|small|far|complicated)',
)
const GOOD = anyOf(
  'fine|okay|ok|good|great|easy|easily|simple|fair|reasonable|cheap|quick|quickly|fast|smooth|smoothly|painless',
  'happy|glad|pleased|relaxed|calm|like(?:d|s)? it|love[ds]?|worth it|clear|straightforward',
)
/** What makes a thing a reason. */
const CAUSES = 'because|why|about|reason|role'
const IS_REASON = anyOf(CAUSES)
/** What somebody does with a thing that counts for them. */
const WEIGHS = anyOf(
  CAUSES,
  'matter(?:s|ed)?|mind(?:ed)?|care[ds]?|important|decisive|count(?:s|ed)?|interest(?:s|ed|ing)?|relevant',
  'look(?:s|ed|ing)?|check(?:s|ed|ing)?|compar(?:e|ed|ing)|search(?:ed)?|ask(?:s|ed|ing)?',
  'need(?:s|ed)?|decid(?:e|es|ed)|involved|a say',
)
/** Topics of what people weigh; the others tell what happened, where "we could not look" is no denial. */
const OF_WEIGHING: ReadonlySet<QuoteTopic> = new Set([
  'criterion',
  'goal',
  'job',
  'decider',
  'channel',
])
/** "Nothing else matters" names the one thing that does. */
const ONLY_THIS = /\b(?:nothing|nobody|no one) else\b|\bno other\b|\bnot (?:only|just)\b/giu
/** Words between a denial and what it denies: "never really looked", "was not what mattered". */
const REACH = String.raw`(?:\W+[\p{L}'’]+){0,4}?\W+`

const deniesAny = (clause: string, words: RegExp): boolean =>
  new RegExp(`(?:${DENIAL.source})${REACH}(?:${words.source})`, 'iu').test(clause)

/** Whether somebody's words say the opposite of what they are named for: that it is no trouble, or did not count. What cannot be told names it. */
export function saysOpposite({ label, quote }: Named, topic: QuoteTopic): boolean {
  const clauses = quote
    .replaceAll(ONLY_THIS, ' ')
    .split(CLAUSES)
    .filter(part => /\p{L}/u.test(part))
  const about = clauses.filter(part => isAbout(part, label))
  const read = about.length > 0 ? about : clauses
  if (OF_TROUBLE.has(topic)) return isNoTrouble(read)
  if (OF_GOING.has(topic) && about.some(part => isRefused(part, label))) return true
  const counts = OF_WEIGHING.has(topic) ? WEIGHS : IS_REASON
  return read.some(part => deniesAny(part, counts))
}

type Named = { label: string; quote: string }

/** Where one goes or what one takes: who names it to say that they do not, does not go there. */
const OF_GOING: ReadonlySet<QuoteTopic> = new Set(['channel', 'alternative'])
/** "I knew nobody until a friend told me", "nothing beats the market": a denial that leads to the thing. */
const LEADS_TO_IT = anyOf(
  'until|till|unless|except|besides|but|other than|better than',
  'beats?|fails?|failed|miss(?:es|ed)?|let (?:me|us) down|go(?:es)? wrong|know|knew|known|heard',
)
const isRefused = (part: string, label: string): boolean => {
  const denial = DENIAL.exec(part)
  if (!denial || LEADS_TO_IT.test(part)) return false
  return isAbout(part.slice(denial.index + denial[0].length), label)
}

const isAbout = (part: string, label: string): boolean => {
  const words = stemsIn(part)
  return stemsIn(label).some(stem => words.some(word => sameStem(stem, word)))
}

/** Something in it is denied to be bad, or called good, and nothing is called bad. */
function isNoTrouble(clauses: readonly string[]): boolean {
  const isBad = clauses.some(
    part => (BAD.test(part) && !deniesAny(part, BAD)) || deniesAny(part, GOOD),
  )
  return !isBad && clauses.some(part => deniesAny(part, BAD) || GOOD.test(part))
}
