import { MESSAGE_MAX, QUESTIONS_MAX } from '@sextant/contracts/limits'
import { withoutInvisible } from '@sextant/contracts/plain-text'
import { type Aside, withoutAsides } from '../learning/asides.ts'
import { readRemoval, readReplacement, type Removal, type Replacement } from './amendments.ts'
import type { Fact, FactKey, Framework, PlaybookInput, Question } from './framework.ts'

/** The next question whose fact is not known yet (an "I don't know" counts as known); null when there is enough, or seven were asked. */
export function nextQuestion(
  framework: Pick<Framework, 'questions'>,
  input: PlaybookInput,
  asked: readonly FactKey[] = [],
): Question | null {
  const known = new Set(
    input.facts
      .filter(f => f.unknown || f.quote.trim() !== '' || f.value.trim() !== '')
      .map(f => f.key),
  )
  const put = new Set([
    ...asked,
    ...input.facts
      .filter(f => f.kind === 'answer' && framework.questions.some(q => q.key === f.key))
      .map(f => f.key),
  ])
  if (put.size >= QUESTIONS_MAX) return null
  return framework.questions.find(q => !known.has(q.key) && !asked.includes(q.key)) ?? null
}

/** The answer to "why do you ask?", with the example that makes the question easier. */
export const explain = (question: Question, input: PlaybookInput): string =>
  `${question.why} Useful answers look like ${question.example(input)}.`

/** What one message of the user is, in the light of the question that is open. */
export type Reply =
  | {
      kind: 'fact'
      key: FactKey
      value: string
      quote: string
      /** They also asked for the draft now. */ thenDraft: boolean
    }
  | { kind: 'unknown'; key: FactKey | null }
  | { kind: 'draft-now' }
  /** A question or a moan about the conversation: it is answered, and the open question stays open. */
  | { kind: 'why'; about: Aside }
  | { kind: 'removal'; removal: Removal }
  /** `otherwise`: what the message is when no earlier answer holds the wrong words. */
  | { kind: 'replacement'; replacement: Replacement; otherwise: Reply }
  | { kind: 'empty' }
  /** Replaces an earlier answer; `key` is null where the text does not say which, then it is the one before. */
  | { kind: 'correction'; key: FactKey | null; value: string; quote: string }

const DRAFT =
  /^(?:(?:ok(?:ay)?|please|now|then|well|no|enough|so|can you|could you|let'?s|and|,|\s)+\s*)?(?:just |please |now )*(?:draft (?:it|this|that|one|now|something)?|draft|write (?:it|this|the draft)(?: up)?(?: now)?|make (?:it|the draft)|do it|go ahead(?: and (?:draft|write)(?: it)?)?|generate(?: it| the (?:draft|swot|document))?|show me(?: the draft| what you have)?|(?:that'?s |that is )?enough(?: questions)?|no more questions|stop asking(?: questions| me)?|skip (?:the rest|all|everything|to (?:the )?(?:draft|end|result))|use what you have|finish(?: it)?|i'?m done|that'?s all)(?: (?:now|please|already|then|for me|with what you have))*[\s.!]*$/i
const AGAIN =
  /^(?:please |now |ok(?:ay)?,? )*(?:re-?draft|(?:do|draft|write|try) (?:it |this |that )?again|rewrite it|redo(?: it)?)(?: please| now)?[\s.!]*$/i
const UNKNOWN =
  /\b(?:i (?:really |honestly |just )?(?:don'?t|do not|dont) (?:really |actually )?(?:know|have (?:that|it|a clue|any idea))(?: (?:yet|that|this|exactly|right now))?|no (?:idea|clue)|not sure(?: yet)?|dunno|idk|don'?t know|dont know|unsure|couldn'?t (?:say|tell you)|can'?t say|hard to say|we (?:don'?t|dont) (?:know|track (?:that|it|this)|measure (?:that|it))|never (?:checked|measured)(?: (?:it|that))?|n\/?a|none of your business|skip(?: (?:it|this|that|this one|this question|the question))?|pass|next(?: question| one)?)\b/i
const WHY =
  /^(?:(?:but|and|hm+|um|wait|sorry)[,\s]+)?(?:why(?: (?:do|are|would) you (?:ask|asking|need|want|care)\b.*| (?:is|does) (?:that|this|it) (?:matter|relevant|important|needed).*| that| this)?|what(?:'s| is)? (?:this|that|it)? ?for|what do you (?:mean|need (?:that|this|it) for).*|how(?:'s| is) (?:that|this) (?:relevant|important|useful).*|what does (?:that|this|it) (?:mean|change).*|explain(?: the question| that| please)?)[\s?.!]*$/i
const CORRECTION =
  /^(?:no[,.]? )?(?:(?:oh |oops|wait|hang on|hold on)[,.!]?\s*)*(?:actually[,:]?\s+(?=(?:it|that|the|my|we|i|our|they|not|no)\b)|correction[:,]?\s*|sorry,? (?:i meant|that'?s wrong|it'?s|i was wrong)[,:.]?\s*|i meant\s+|scratch that[,:.]?\s*|let me correct (?:that|myself|this)[,:.]?\s*|i (?:said|wrote) .{1,80}? (?:but|it'?s|it is|that was wrong)[,:]?\s*|(?:please )?(?:change|replace|correct|fix) (?:my|the|that|what i said about)\s)/i
const ABOUT: readonly (readonly [RegExp, FactKey])[] = [
  [/\b(?:competitor|rival|alternative)s?\b/i, 'rivals'],
  [/\bgoal|target\b/i, 'goal'],
  [/\bbudget\b/i, 'budget'],
  [/\bprices?\b/i, 'prices'],
  [/\bcosts?\b/i, 'costs'],
  [/\b(?:best )?customers?\b/i, 'bestCustomers'],
  [/\bmarket\b/i, 'market'],
  [/\bstrength\b/i, 'strength'],
  [/\b(?:constraint|bottleneck)\b/i, 'constraint'],
  [/\bchannels?\b/i, 'channels'],
  [/\b(?:product|offer|sales mix)s?\b/i, 'offer'],
]

/** Reads one message, of which asides at its ends are left out; with no question open a statement is news about what is changing. Instructions to the machine inside an answer are words like any other: they become the value and change nothing. */
export function readAnswer(text: string, pending: Pick<Question, 'key'> | null): Reply {
  const { rest, aside } = withoutAsides(
    withoutInvisible(text.slice(0, MESSAGE_MAX)).replace(/[’‘]/g, "'").trim(),
  )
  if (aside && rest === '') return { kind: 'why', about: aside }
  const removal = readRemoval(withoutInvisible(text).trim())
  if (
    removal &&
    (!pending ||
      /\btake (?:it|this|that|them) (?:out|off)\b|\b(?:remove|delete|erase) (?:it|this|that|them|["“'‘])/i.test(
        text,
      ))
  )
    return { kind: 'removal', removal }
  const reply = readStatement(aside ? rest : text, pending)
  const replacement =
    reply.kind === 'fact' || reply.kind === 'correction'
      ? readReplacement(withoutInvisible(text).trim(), pending !== null)
      : null
  if (replacement) return { kind: 'replacement', replacement, otherwise: reply }
  return !pending && reply.kind === 'fact' && !isNews(reply.value)
    ? { kind: 'why', about: 'reason' }
    : reply
}

/** Whether words nobody asked for tell something about the business: neither a question to the agent nor a verdict on its work. */
const isNews = (text: string): boolean =>
  !/^(?:(?:so|but|and|ok(?:ay)?)[\s,]+)?(?:why|what|how|when|where|who|which|can|could|would|will|do|does|did|is|are|should)\b.*\?\s*$/i.test(
    text,
  ) &&
  !/^(?:i (?:don'?t|do not|dont) (?:like|want|agree|believe|understand|get)|(?:redo|rewrite|shorten|make|do|try|fix|show|give|tell|explain) (?:it|this|that|me|the)\b|(?:it|this|that|the \w+)(?: is|'?s| are| was| were)? (?:all |just |totally |completely )?(?:wrong|off|not (?:true|right|correct))\b(?!.*\d)|(?:it|that|this) should\b|(?:this|that|it|the (?:draft|result|swot|text|document))(?:'?s| is| isn'?t| was| looks| sounds| reads| does| doesn'?t)\b(?!.*\d)|(?:you|u)\b|(?:thanks?|thank you|great|good|nice|cool|wow|bad|wrong|terrible|ok|okay|hello|hi|hey|lol)\b[^,.;:]{0,30}$)/i.test(
    text,
  )

function readStatement(text: string, pending: Pick<Question, 'key'> | null): Reply {
  const plain = withoutInvisible(text.slice(0, MESSAGE_MAX))
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(plain))
    return /^\?+$/.test(plain) ? { kind: 'why', about: 'reason' } : { kind: 'empty' }
  if (DRAFT.test(plain) || AGAIN.test(plain)) return { kind: 'draft-now' }
  if (plain.length < 160 && WHY.test(plain)) return { kind: 'why', about: 'reason' }
  const unknown = plain.length < 200 ? UNKNOWN.exec(plain) : null
  if (unknown) {
    const rest = plain.replace(UNKNOWN, ' ').replace(/[^\p{L}\p{N}$%\s]/gu, ' ')
    const wantsDraft = DRAFT.test(rest.trim()) && rest.trim() !== ''
    if (wantsDraft) return { kind: 'draft-now' }
    const told = rest
      .split(/\s+/)
      .filter(
        w =>
          w.length > 2 &&
          !/^(?:sorry|really|honestly|about|that|this|the|one|please|thanks|well|just|yet|right|now|exactly|for|sure|and|but|you|can|maybe|have|any|hmm|let|lets|move|would|need|check|ask|later|question|never|thought|think|though|what|is|to)$/i.test(
            w,
          ),
      )
    if (told.length < 2) return { kind: 'unknown', key: pending?.key ?? null }
  }
  const fix = CORRECTION.exec(plain)
  if (fix)
    return {
      kind: 'correction',
      key: ABOUT.find(([sign]) => sign.test(plain.slice(0, 160)))?.[1] ?? null,
      value: plain.slice(fix[0].length).trim() || plain,
      quote: text.trim(),
    }
  const tail =
    /[,.;!]?\s*(?:(?:now|so|and|then|please|ok(?:ay)?)[,\s]+)?(?:just |please )?(?:draft it|write it(?: up)?|go ahead and draft(?: it)?)(?: now| please)?[.!\s]*$/i.exec(
      plain,
    )
  const quote = text.trim()
  return {
    kind: 'fact',
    key: pending?.key ?? 'change',
    value: (tail ? plain.slice(0, tail.index) : plain).trim(),
    quote: tail
      ? quote
          .slice(
            0,
            Math.max(
              1,
              quote.search(
                /[,.;!]?\s*(?:(?:now|so|and|then|please|ok(?:ay)?)[,\s]+)?(?:just |please )?(?:draft it|write it(?: up)?|go ahead and draft(?: it)?)(?: now| please)?[.!\s]*$/i,
              ),
            ),
          )
          .trim() || quote
      : quote,
    thenDraft: tail !== null,
  }
}

/** An approved business insight, as learning stores it. `value` is one value or the list. */
export type ApprovedInsight = {
  id: string
  key: string
  value: string | readonly string[]
  quote: string | null
  on: string
}

const KEY: Readonly<Record<string, FactKey>> = {
  competitors: 'rivals',
  goals: 'goal',
  targetMarket: 'bestCustomers',
  uniqueValue: 'strength',
  painPoints: 'constraint',
  channels: 'channels',
  products: 'offer',
  businessModel: 'prices',
  kpis: 'numbers',
}

/** Approved insights as facts; keys that no framework asks for (companyName, industry, companySize) are the profile's and are left out. */
export function factsFromInsights(insights: readonly ApprovedInsight[]): Fact[] {
  return insights.flatMap(insight => {
    const key = KEY[insight.key]
    const value =
      typeof insight.value === 'string'
        ? insight.value.trim()
        : insight.value
            .map(v => v.trim())
            .filter(Boolean)
            .join(', ')
    const quote = insight.quote?.trim() || value
    return key && value !== ''
      ? [
          {
            key,
            value,
            quote,
            unknown: false,
            kind: 'insight' as const,
            ref: insight.id,
            on: insight.on,
          },
        ]
      : []
  })
}
