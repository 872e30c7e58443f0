import { detectTrade } from '../knowledge/detect-trade.ts'
import { INDUSTRIES } from '@sextant/contracts/catalogue'
import { clip, round } from '../math/statistics.ts'
import { dropRepeats, type Fact } from './dedupe.ts'
import { fits } from './fits.ts'
import { fold, type Folded } from './fold.ts'
import { isInsightKey, isListKey, type InsightKey } from './keys.ts'
import { HEADCOUNT, MEASURE, NUMBER_WORDS, RIVAL_VERB, RULES, digitsOf } from './rules.ts'
import { splitSentences, type Sentence } from './sentences.ts'
import { isHostile, isTrivial, stanceOf } from './stance.ts'
import { productsIn, rivalsIn, shortAim } from './answers.ts'
import { aimsOf, clauseOf, clean, itemsOf, nameOf, rivalOf } from './values.ts'

/** One proposed fact: `quote` is a verbatim part of the text, `confidence` 0–1 (0.90 and above is approved by itself). */
export type Extracted = { key: InsightKey; value: string; confidence: number; quote: string }
/** One turn of the user; `question` when it answers one; `known` and `deleted` facts are not proposed again. */
export type ExtractInput = {
  text: string
  question?: { key: string; text: string } | undefined
  known?: readonly Fact[] | undefined
  deleted?: readonly Fact[] | undefined
}

/** Confidence of a plain answer to the question asked; one read by a phrase that names the same fact is surer still. */
const ANSWERED = 0.92
const ANSWERED_AND_NAMED = 0.96
/** A further sentence of the same line, after the answer itself, may be about something else. */
const FOLLOWS = 0.8
/** A hedge takes this much away, and nothing hedged reaches the approval line. */
const HEDGE = 0.2
const HEDGED_CAP = 0.74
/** Longer turns are pasted material, not answers: they are read in passing only. */
const LONGEST_ANSWER = 1500
/** No turn teaches more than this at once. */
const MOST = 60
/** What fits its key badly waits for a person, however plainly it was said. */
const WAITS_CAP = 0.75
const NEGATED =
  /\b(?:don't|do not|doesn't|does not|didn't|never|not|won't|stopped|isn't|aren't)\b[^,]{0,20}$/i

/** The onboarding industry a description of a business belongs to; null when nothing in it says. */
export function industryIn(text: string): string | null {
  const lower = text.toLowerCase()
  const named = INDUSTRIES.find(
    industry => industry !== 'Other' && lower.includes(industry.toLowerCase()),
  )
  if (named) return named
  const trade = detectTrade(text, '') ?? detectTrade(`${text} ${text}`, '')
  if (trade) return trade.industries[0] ?? null
  const words: [RegExp, string][] = [
    [/\b(?:saas|software|app developer|platform)\b/, 'SaaS/Software'],
    [/\b(?:e-?commerce|online store|web ?shop|shopify)\b/, 'E-commerce'],
    [
      /\b(?:consult(?:ing|ancy|ant)|agency|law|accounting|engineering firm)\b/,
      'Professional Services',
    ],
    [/\b(?:manufactur|factory|fabricat)/, 'Manufacturing'],
    [/\b(?:clinic|medical|health|therapy|hospital)/, 'Healthcare'],
    [/\b(?:shop|store|boutique|retail)/, 'Retail'],
    [/\b(?:bank|insurance|mortgage|wealth|lending)/, 'Financial Services'],
    [/\b(?:school|tutor|college|course|training provider)/, 'Education'],
    [/\b(?:non-?profit|charity|foundation|ngo)\b/, 'Non-profit'],
  ]
  return words.find(([pattern]) => pattern.test(lower))?.[1] ?? null
}

function read(
  how: (typeof RULES)[number]['read'],
  key: InsightKey,
  sentence: string,
  rest: string,
): string[] {
  if (how === 'name') return [nameOf(rest)]
  if (how === 'aims') return aimsOf(rest).map(shortAim)
  if (how === 'clause') return [clauseOf(rest)]
  if (how === 'whole') return [clean(sentence, 240)]
  if (key === 'competitors') return rivalsNamed(rest)
  return key === 'products' ? productsIn(rest) : itemsOf(rest)
}

/** Rivals after a phrase that introduces them: names, or the words up to a verb. */
const rivalsNamed = (rest: string): string[] => {
  const named = rivalsIn(rest, true)
  return named.length > 0 ? named : itemsOf(rest).slice(0, 1).map(rivalOf)
}

/** `loose` marks a hit that names one item and leaves the rest of the sentence to be read as an answer. */
type Hit = { key: InsightKey; value: string; base: number; loose?: true }

function inPassing(sentence: string): Hit[] {
  const hits: Hit[] = []
  for (const rule of RULES) {
    const match = rule.lead.exec(sentence)
    if (!match || NEGATED.test(sentence.slice(0, match.index + 1))) continue
    const rest = sentence.slice(match.index + match[0].length)
    for (const value of read(rule.read, rule.key, sentence, rest))
      hits.push({ key: rule.key, value, base: rule.base })
  }
  const rival = RIVAL_VERB.exec(sentence)
  const name = rival ? nameOf(sentence.slice(0, rival.index)) : ''
  if (name !== '') hits.push({ key: 'competitors', value: name, base: 0.75, loose: true })
  const measure = MEASURE.exec(sentence)
  // "60% of sales at $6 a loaf" measures the loaf, not the sales.
  if (
    measure?.[1] &&
    measure[2] &&
    !/\bof\s(?:our\s|all\s)?$/i.test(sentence.slice(0, measure.index))
  )
    hits.push({
      key: 'kpis',
      value: `${measure[1].toLowerCase()}: ${measure[2].trim().replace(/[.,]$/, '')}`,
      base: 0.8,
    })
  const heads = HEADCOUNT.exec(sentence)
  if (heads?.[1]) hits.push({ key: 'companySize', value: digitsOf(heads[1]), base: 0.82 })
  const trade =
    /\b(?:we(?:'re| are)|i(?:'m| am)|we run|i run|we own|i own|this is) (?:a|an) ([^,]{3,80})/i.exec(
      sentence,
    )?.[1]
  const industry = trade ? industryIn(trade) : null
  if (industry) hits.push({ key: 'industry', value: industry, base: 0.82 })
  return hits.filter(hit => hit.value !== '')
}

const NUMBER = new RegExp(
  `\\b(\\d[\\d,]{0,6}(?:\\s?-\\s?\\d[\\d,]{0,6})?\\+?|${NUMBER_WORDS})\\b`,
  'i',
)

/** An answer that opens by denying ("we don't …") names what the fact is not; troubles and differences are told that way. */
const DENIES = /^.{0,25}\b(?:don't|do not|doesn't|does not|never|won't)\b/i
const MAY_DENY: readonly InsightKey[] = ['painPoints', 'goals', 'uniqueValue', 'businessModel']

/** Reads a sentence as the answer to a question about `key`, without any introducing phrase. */
function asAnswer(key: InsightKey, sentence: string, opens: boolean): string[] {
  switch (key) {
    case 'companyName': {
      const plain = clean(
        sentence.replace(
          /^(?:we(?:'re| are)|i(?:'m| am)|called|the name is)\s+(?:called |named )?/i,
          '',
        ),
        60,
      )
      const name = nameOf(plain)
      return [name !== '' ? name : plain.split(' ').length <= 5 ? plain : '']
    }
    case 'industry':
      return [industryIn(sentence) ?? '']
    case 'companySize':
      return [
        /\b(?:just me|only me|solo|by myself)\b(?! and)/i.test(sentence)
          ? '1'
          : digitsOf(NUMBER.exec(sentence)?.[1] ?? ''),
      ]
    case 'competitors':
      return rivalsIn(sentence, opens)
    case 'goals':
    case 'painPoints':
      return aimsOf(sentence).map(shortAim)
    case 'products':
      return productsIn(sentence, opens)
    case 'channels':
    case 'kpis':
      return itemsOf(sentence)
    case 'targetMarket':
      return [
        clean(
          sentence.replace(/^(?:we|i)(?:'d| would)? (?:want|like|love|need)(?: to have)?\s+/i, ''),
          240,
        ),
      ]
    case 'uniqueValue':
    case 'businessModel':
      return [clean(sentence, 240)]
  }
}

function confidence(base: number, hedged: boolean): number {
  return round(hedged ? Math.min(HEDGED_CAP, clip(base - HEDGE, 0.4, 1)) : base, 2)
}

function readSentence(
  sentence: Sentence,
  folded: Folded,
  asked: InsightKey | null,
  opens: boolean,
): Extracted[] {
  const stance = stanceOf(sentence.text, sentence.asks)
  if (stance === 'empty') return []
  const hedged = stance === 'hedged'
  const quote = folded.quote(sentence.start, sentence.end)
  // "We want families who stay", asked about customers, names them and is no goal.
  const hits = inPassing(sentence.text).filter(
    hit =>
      !(
        asked === 'targetMarket' &&
        hit.key === 'goals' &&
        /\b(?:want|like|need) (?!to\b)/i.test(sentence.text)
      ),
  )
  const found = hits.map((hit): Extracted => ({
    key: hit.key,
    value: hit.value,
    quote,
    confidence: confidence(hit.key === asked ? ANSWERED_AND_NAMED : hit.base, hedged),
  }))
  const spoken = hits.some(hit => hit.key === asked && !hit.loose)
  const elsewhere = hits.some(hit => hit.key !== asked)
  if (!asked || spoken || elsewhere || !(opens || isListKey(asked))) return found
  if (DENIES.test(sentence.text) && !MAY_DENY.includes(asked)) return found
  for (const value of asAnswer(asked, sentence.text, opens)) {
    if (value !== '')
      found.push({
        key: asked,
        value,
        quote,
        confidence: confidence(opens ? ANSWERED : FOLLOWS, hedged),
      })
  }
  return found
}

/**
 * Reads one turn of the user, deterministically and in linear time.
 *
 * Confidence: a plain answer to the question about that fact 0.92 (0.80 for its further sentences), 0.96 when a phrase names the fact too; stated in passing
 * 0.65–0.88 by how clearly the phrase means it (rules.ts); hedged 0.2 less and never above 0.74. Questions, hypotheticals,
 * "I don't know", acknowledgements yield nothing, and neither does any line that holds an order to the machinery.
 */
export function extract({ text, question, known = [], deleted = [] }: ExtractInput): Extracted[] {
  const folded = fold(text)
  if (isTrivial(folded.text)) return []
  const sentences = splitSentences(folded.text)
  const hostile = sentences.some(sentence => isHostile(sentence.text))
  const asked =
    question && isInsightKey(question.key) && text.length <= LONGEST_ANSWER && !hostile
      ? question.key
      : null
  const found: Extracted[] = []
  let poisoned = -1
  let first = true
  for (const sentence of sentences) {
    if (isHostile(sentence.text)) {
      const lineEnd = folded.text.indexOf('\n', sentence.end)
      poisoned = lineEnd < 0 ? folded.text.length : lineEnd
      const lineStart = folded.text.lastIndexOf('\n', sentence.start)
      const origin = folded.quote(Math.max(0, lineStart), sentence.start)
      for (let i = found.length - 1; i >= 0 && origin.includes(found[i]?.quote ?? ''); i -= 1)
        found.pop()
    }
    if (sentence.start < poisoned) continue
    const taken = readSentence(
      sentence,
      folded,
      asked,
      first ||
        /[\n\r]\s*$/.test(folded.text.slice(Math.max(0, sentence.start - 8), sentence.start)),
    )
    if (stanceOf(sentence.text, sentence.asks) !== 'empty') first = false
    found.push(
      ...taken.flatMap(fact => {
        const fit = fits(fact.key, fact.value, sentence.text)
        return fit === 'no'
          ? []
          : [fit === 'waits' ? { ...fact, confidence: Math.min(fact.confidence, WAITS_CAP) } : fact]
      }),
    )
    if (found.length > MOST * 10) break
  }
  return dropRepeats(found, known, deleted).slice(0, MOST)
}
