import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { ofParts } from '../../reading/any-of.ts'

/** Words of English by which a question asks for a topic, with what stands between two of them as a group. The first row that matches counts: the narrow ones stand first. */
type Row = { topic: QuoteTopic; cue: RegExp }

const row = (topic: QuoteTopic, ...parts: readonly string[]): Row => ({
  topic,
  cue: ofParts('iu', String.raw`\b(?:`, parts.join('|'), String.raw`)`),
})

/** Reviewed by reading: general words of asking, none of any trade. Narrower than what files a pasted answer (`reading/asked/asked-topic.ts`), which a person looks over: here a wrong topic is a wrong answer. */
export const CUES: readonly Row[] = [
  row(
    'objection',
    String.raw`hesita\w*`,
    String.raw`(?:held|holds?|holding|kept|keeps?|stop(?:s|ped)?|prevent(?:s|ed)?) you\b(?: (?:back|off|from))?`,
    String.raw`puts? (?:you|people like you) off`,
    String.raw`afraid|scared|fears?|worr(?:y|ies|ied)|concerns?|doubts?|nervous|reluctant|risks?`,
    String.raw`could (?:have gone|go) wrong|speaks? against`,
  ),
  row(
    'switching',
    String.raw`(?:take|took|costs?|mean|easy|trouble|effort|work)\b(.*)\b(?:to change|to switch|changing|switching)`,
    String.raw`(?:chang\w+|switch\w*)\b(.*)\b(?:take|took|costs?|mean|hard|easy|trouble|effort)`,
    String.raw`g[ia]ve up`,
  ),
  row(
    'price',
    String.raw`^how much\b(.*)\b(?:pay|paid|costs?|spend|spent|set aside)`,
    String.raw`^what (?:do|did|does) (?:you|it) (?:pay|spend|cost)`,
  ),
  row(
    'timeline',
    String.raw`how long (?:did|does|do|was it|until|from|between|before)|how many (?:days|weeks|months|years)|how (?:fast|quick\w*|soon)`,
    String.raw`drag\w*|time did (?:it|that) take|(?:take|took|taking) so long|in between`,
  ),
  row(
    'first-use',
    String.raw`first (?:time|visit|days?|weeks?|months?|use|order|delivery|session|impression|experience)`,
    String.raw`surpris\w*|at first\b|get(?:ting)? started|beg[au]n using|started using`,
  ),
  row(
    'decider',
    String.raw`(?:who|anybody|anyone|somebody|someone) else (?:has|had|have|decid\w*|is|was|need\w*|can|could|must|pays?|signs?)\b|besides you`,
    String.raw`who\b(.*)\b(?:handles?|keeps? the|decides?|decided|signs?|signed|approves?|agrees?|involved|stopped|stops?|last word|final word|pays|say in)`,
    String.raw`(?:a|final|last) say\b|influenc\w*|permission|approval`,
  ),
  row(
    'pain',
    String.raw`worst (?:part|thing|about|of)|worst\W*$|annoy\w*|frustrat\w*|bother\w*|w[eo]nt (?:wrong|badly)|go(?:es)? (?:wrong|badly)|what (?:broke|failed)(?: down)?|wrong with|hard(?:est)?\b(?: (?:about|part))?`,
    String.raw`difficult\w*|problems?|struggl\w*|hate[sd]?|painful|irritat\w*|tedious|complain\w*|dislike\w*|gets? on your nerves`,
  ),
  row(
    'alternative',
    String.raw`instead|alternativ\w*|tried|without us|we did(?: not|n['’]t) exist|before us|until then|previously`,
    String.raw`what did you (?:do|use|have)\b(.*)\bbefore`,
    String.raw`(?:did|do|used|have) (?:you |it |this |that |use |had )+before|(?:did|have|had) you (?:ever )?(?:try|tried|used?)\b|before (?:you (?:had|found|came to|knew) us|this|that)\b`,
  ),
  row(
    'criterion',
    String.raw`compar(?:es?|ed|ing|ison)\b(?! (?:the|your|an?) )|choos\w*|chose|pick(?:ed)?\b|criteri\w*|what count(?:s|ed)\b(?: for you)?|matter(?:s|ed)?\b(?: most)?|important|convinc\w*`,
    String.raw`decid\w+ between|tipped|what decided|pay attention to|look for in|first thing you (?:check|look at|ask)`,
  ),
  row(
    'channel',
    String.raw`where\b(.*)\b(?:look|search|find|found|read|hear|heard|ask|learn|see|saw|advice)`,
    String.raw`how (?:did|do) you (?:hear|find|learn|come across)|whom? (?:did|do) you (?:ask|trust)|recommend\w*`,
    String.raw`who (?:told|sent) you\b(?: about us| to us)?|(?:get|got|find|found) our (?:number|name|address)|get to know us`,
    String.raw`h(?:ear|eard) (?:of|about) us|what do you read|come across`,
  ),
  row(
    'price',
    String.raw`how much\b(.*)\b(?:pay|paid|costs?|spend|spent|money|afford|set aside)`,
    String.raw`budget|prices?|set aside|expensive|afford|what (?:do|did|does) (?:it|you|that) (?:pay|spend|cost)`,
  ),
  row(
    'goal',
    String.raw`worth it|success\w*|how (?:did|do) you know|counts? as|pa(?:y|id) off|satisf\w*|achiev\w*`,
    String.raw`result (?:did|do) you (?:want|hope)|hop(?:e|ed|ing) for|happy with`,
  ),
  row(
    'trigger',
    String.raw`what made you|the moment (?:that |when )?you|what (?:started|set) (?:it|you|all)|how did it (?:all )?(?:come|start|begin)|what (?:brought|led|prompted) you|(?:began|begin|started|start) to look|in the first place`,
    String.raw`when (?:do|did) you (?:first |usually |really )?(?:start|begin|look|think|notice|reali[sz]e|decide|need|call)`,
    String.raw`why did you (?:start|begin|look|call|come|need|leave|change|switch|stop)|trigger\w*|what happened (?:on the day|that|before you|when you (?:first|began|started|decided))`,
  ),
  row(
    'job',
    String.raw`trying to (?:get|do|achieve)|get done|be done|what (?:do|did) you (?:want|need)\b|what are you after`,
    String.raw`what (?:is|was) it for|what (?:do|did) you (?:use|hire|buy) it for|purpose`,
  ),
  row(
    'day',
    String.raw`(?:your|typical|usual|normal|whole) (?:working )?day|(?:time|part) of (?:the )?year|(?:which|what|in which) (?:month|season)|yesterday|moment of the day|time of (?:the )?day`,
  ),
]

/** The topic that words ask for, and the question without the words by which it does; what stands between two such words stays. */
export function topicAsked(question: string): { topic: QuoteTopic; about: string } | null {
  const found = CUES.find(({ cue }) => cue.test(question))
  if (!found) return null
  const every = new RegExp(found.cue, 'giu')
  const about = question.replaceAll(every, (...match: unknown[]) => between(match))
  return { topic: found.topic, about }
}

/** The captures of a match, before its place and the whole text. */
const between = (match: readonly unknown[]): string => ` ${match.slice(1, -2).join(' ')} `
