import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { bankTopicOf, QUESTION_MAX } from '@sextant/contracts/persona/interview'
import { readable } from '../../core/readable.ts'
import { ofParts } from '../../reading/any-of.ts'
import { askedFor, askingStems } from '../../reading/asked/asked-for.ts'
import { stemOf } from '../../reading/learned/words-around.ts'
import { topicAsked } from './lexicon.ts'
import { tagWords } from '../../reading/tag.ts'
import { contentWords, rootOf } from './roots.ts'

/** Why a question is not answered, whatever is known: it is none, or an honest answer to it is worth nothing. */
export type Refused =
  | 'nothing'
  | 'long'
  | 'order'
  | 'leading'
  | 'two'
  | 'future'
  | 'premise'
  | 'others'
  | 'value'

/** What a question asks. */
export type ReadQuestion = {
  refused: Refused | null
  topic: QuoteTopic | null
  /** It can be answered by yes or no, and asks who is asked of themselves and theirs. */
  isOfThem: boolean
  /** It asks how long something lasted, which words of any topic may tell. */
  isOfSpan: boolean
  /** It asks at what time of the year, which a month or a season tells. */
  isOfSeason: boolean
  /** It asks by yes or no whether a thing was a trouble, or counts: words of such a topic tell that hold the thing. */
  isOfThing: boolean
  /** It asks about others, and of a thing that customers may have spoken of: "how long did the approval take?" */
  isOfSaidThing: boolean
  /** Roots of the words that tell what it is about, besides those of asking. */
  content: readonly string[]
}

const QUESTION_WORD = 'who|whom|whose|what|when|where|which|why|how'
const PREPOSITION = 'in|at|on|to|from|for|with|of|by|about'
const AUXILIARY =
  'do|does|did|am|are|is|was|were|have|has|had|can|could|will|would|shall|should|may|might|must'

const ASKS = ofParts('iu', String.raw`^(?:(?:${PREPOSITION}) )?(?:${QUESTION_WORD})\b`)
const YES_NO = ofParts('iu', String.raw`^(?:${AUXILIARY})\b`)
/** "Tell me about", which asks as a question does. */
const TELL = /^(?:tell me|take me through|walk me through|describe|explain)\b/iu
/** What stands before a question and asks nothing. */
const BEFORE_IT = ofParts(
  'iu',
  String.raw`^(?:(?:and|so|ok|okay|well|please|hello|hi|then)[,!.]? )*`,
  String.raw`(?:(?:can|could|would|will) you (?:please )?`,
  String.raw`(?:tell me|say|explain(?: to me)?|describe(?: to me)?)[, ]*)?`,
)

/** Orders to whoever answers, wherever they stand. */
const ORDER = ofParts(
  'iu',
  String.raw`\b(?:ignore|disregard|forget|override) (?:all|any|your|the|my|every\w*|previous|these|those|what)\b|\bpretend\b|`,
  String.raw`\bfrom now on\b|(?<!\bto )\b(?:repeat|say|write|answer|reply)\b[^?]{0,20}\b(?:after me|yes|exactly|only)\b|\bact as\b|`,
  String.raw`\byou are now\b|\bsystem\s*(?::|prompt|message)|\b(?:your|previous|all|these) (?:instructions|rules)\b|`,
  String.raw`\bjailbreak|<\/?\w+>|\brole ?play`,
)
/** Questions that bring their answer along. */
const LEADING = ofParts(
  'iu',
  String.raw`\b(?:is|are|was|were|do|does|did|have|has|wo|would|can|ca|could|should)n['’]?t (?:it|you|they|that|we|there|our|this|the)\b|`,
  String.raw`,\s*(?:right|correct|no|yes|ok|okay|agreed|eh|huh|true)\s*[?!.]*$|`,
  String.raw`^(?:surely|obviously|clearly|certainly|of course|admit|you)\b|\b(?:agree|admit|confirm) that\b|\bdo you agree\b|\b(?:happily|gladly|surely)\b`,
)
const FUTURE = ofParts(
  'iu',
  String.raw`^(?:will|would|could|should|might|may|can|shall)\b|\bwill (?:you|it|they|there)\b|\bwould (?!have\b)(?!you have (?:done|bought|chosen|made|had|paid|spent|used|gone))`,
  String.raw`|\bwould you (?!have\b)|\b(?:one|some) ?day\b|\btomorrow\b|\bin (?:the )?future\b|\b(?:going|plan(?:ning)?|intend(?:ing)?) to\b|`,
  String.raw`\bnext (?:year|month|week|quarter|season|spring|summer|autumn|fall|winter|time)\b|`,
  String.raw`\bin (?:\d+|two|three|four|five|ten|twenty|a few|the coming) (?:days|weeks|months|years)\b`,
)
/** "Since most of you stop": what follows rests on what nobody said. */
const PREMISE =
  /^(?:since|given that|now that|as|because|considering|after all|seeing that)\b[^?]*,/iu
/** "Before the first visit", "in the beginning": when it was, and not about what. */
const OF_TIME = ofParts(
  'giu',
  String.raw`\b(?:before|after|at|on|during|until) (?:the|your|our) (?:first|last|next) (?:visit|time|order|day|week|call|delivery|meeting|talk)\b|`,
  String.raw`\bat first\b|\bin the (?:beginning|end)\b|\busually\b`,
)
const OF_SEASON = /\b(?:time|part) of (?:the )?year\b|\b(?:which|what) (?:month|season)\b/iu
/** "Was the transport a problem?", "Is speed important?" */
const WEIGHS_THING = ofParts(
  'iu',
  String.raw`^(?:is|are|was|were|did|does|do|how important)\b.*\b(?:problems?|worry|worries|trouble|nuisance|issue|obstacle|concern|`,
  String.raw`important|matter|bother|bad|annoying|loud|hard|expensive|too (?:much|dear|long|high|late)|difficult)\b`,
)
/** Of one thing, and never of people or things at large. */
const OF_ONE_THING = ofParts(
  'iu',
  String.raw`^(?:what|when|where|why|how)(?: long| much)? (?:do|does|did|has|have) (?:the \p{L}+(?: \p{L}+)?|\p{L}+(?:ment|ing|tion|al)) (?:take|look|cost|go|work|last)`,
)
/** "What do hospitals pay": about others, in a question that does not turn to who is asked. */
const OTHERS = ofParts(
  'iu',
  String.raw`^(?:(?:${PREPOSITION}) )?(?:what|when|where|which|why|how)(?: \p{L}+)? (?:do|does|did|would|could|can|will|should|have|has) `,
  String.raw`(?!(?:you|it|we|us|i|this|that|anybody|anyone|somebody|someone|the (?:change|switch|decision|choice|search)|your day)\b)\p{L}+`,
)
const TURNS_TO = /\byou\b/iu
const OF_THEM = /\byour?\b/iu
/** A number, a name or the like that words only answer where they hold it: never by what else they tell. */
const VALUE = ofParts(
  'iu',
  String.raw`^(?:(?:${PREPOSITION}) )?(?:how (?:many|much|old|heavy|tall|big|large|far|wide|high|deep|often)|`,
  String.raw`(?:which|what) (?:person|place|day|time|hour|month|year|week|shop|firm|supplier|company|provider|seller|vendor|product|service))\b`,
)
/** A span of time, which words of any topic may tell. */
const OF_SPAN = /^(?:for )?how (?:long|much time|many (?:minutes|hours|days|weeks|months))\b/iu
/** Topics whose answer is a number. */
const NUMBERED: ReadonlySet<QuoteTopic> = new Set(['price', 'timeline', 'switching'])

/** Reads a question by the language of asking alone. */
export function readQuestion(typed: string): ReadQuestion {
  // What is far too long is not looked through.
  if (typed.length > QUESTION_MAX) return refusal('long')
  const question = readable(typed).replaceAll(/\s+/gu, ' ').trim().replace(BEFORE_IT, '')
  if (!/\p{L}/u.test(question)) return refusal('nothing')
  const bank = bankTopicOf(question)
  if (bank) return { ...refusal('nothing'), refused: null, topic: bank }
  const { topic, content } = topicOf(question)
  return {
    refused: refusedBy(question, topic),
    topic,
    isOfThem: YES_NO.test(question) && OF_THEM.test(question),
    isOfSpan: OF_SPAN.test(question),
    isOfSeason: OF_SEASON.test(question),
    isOfThing: WEIGHS_THING.test(question),
    isOfSaidThing: OTHERS.test(question) && OF_ONE_THING.test(question),
    content,
  }
}

/** The topic that a question asks for, by the language of asking, else as it was learned; and the roots of what it asks about. */
function topicOf(question: string): Pick<ReadQuestion, 'topic' | 'content'> {
  const found = topicAsked(question)
  const learned = askedFor(question)
  const least = found ? LEARNED_SURER : LEARNED_SURE
  if (learned.topic && learned.chance >= least && learned.topic !== found?.topic) {
    const asking = new Set(askingStems(question, learned.topic))
    const named = thingsIn(question)
    const words = contentWords(question.replace(AT_A_TIME, '')).filter(
      word => named.has(word) && !asking.has(stemOf(word.toLowerCase())),
    )
    return { topic: learned.topic, content: rootsOf(words) }
  }
  const bare = topicAsked(question.replaceAll(OF_CHOICE, ' ').replaceAll(OF_TIME, ' '))
  const about = bare && bare.topic === found?.topic ? bare.about : (found?.about ?? question)
  return { topic: found?.topic ?? null, content: rootsOf(contentWords(about)) }
}
/** A wrong topic is a wrong answer: what was learned has to be this sure, and surer where the rules take the question for another. */
const LEARNED_SURE = 0.6
const LEARNED_SURER = 0.9

/** "… when you first rang", "before the old one broke": the setting of what is asked. */
const AT_A_TIME = /(?<=\S )(?:when|before|after|since|until|till|while|once)\b.*$/iu

/** Words that name or count something: what is asked about, and not how. */
const thingsIn = (question: string): ReadonlySet<string> =>
  new Set(tagWords(question).flatMap(({ text, tag }) => (NAMING.has(tag) ? [text] : [])))
const NAMING = new Set(['NOUN', 'PROPN', 'NUM'])

const rootsOf = (words: readonly string[]): string[] => [...new Set(words.map(rootOf))]

const refusal = (refused: Refused): ReadQuestion => ({
  refused,
  topic: null,
  isOfThem: false,
  isOfSpan: false,
  isOfSeason: false,
  isOfThing: false,
  isOfSaidThing: false,
  content: [],
})

function refusedBy(question: string, topic: QuoteTopic | null): Refused | null {
  if (ORDER.test(question)) return 'order'
  if (LEADING.test(question)) return 'leading'
  if (PREMISE.test(question)) return 'premise'
  if (FUTURE.test(question)) return 'future'
  if (topic === null && !isAsking(question)) return 'order'
  if (asksTwo(question)) return 'two'
  if (OTHERS.test(question) && !TURNS_TO.test(question)) return 'others'
  if (VALUE.test(question) && !OF_SPAN.test(question) && !isNumbered(topic)) return 'value'
  return null
}

const isAsking = (question: string): boolean =>
  ASKS.test(question) || YES_NO.test(question) || TELL.test(question)

const isNumbered = (topic: QuoteTopic | null): boolean => topic !== null && NUMBERED.has(topic)

/** "When you choose a baker", "your old supplier": whom one chooses, or had before, is what all that was said is about. */
const OF_CHOICE = ofParts(
  'giu',
  String.raw`\bwhen (?:you )?(?:choos\w+|chose|pick\w*|select\w*) (?:a|an|the|your) [\p{L}-]+|`,
  String.raw`\byour (?:old|previous|last|former) [\p{L}-]+`,
)

/** Two questions are one where both ask for the same: "What had you tried, and why did you stop?" */
const PARTS = ofParts('iu', String.raw`[?.!;]\s+|,? (?:and|or) (?=(?:${QUESTION_WORD})\b)`)

function asksTwo(question: string): boolean {
  const parts = question.split(PARTS).filter(part => /\p{L}/u.test(part))
  if (parts.length < 2) return false
  const topics = parts.map(part => topicAsked(part)?.topic)
  const isMarkedTwice = question.indexOf('?') !== question.lastIndexOf('?')
  const known = new Set(isMarkedTwice ? topics : topics.filter(topic => topic !== undefined))
  return known.size > 1
}
