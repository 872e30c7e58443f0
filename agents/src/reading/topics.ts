import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'
import type { Quantity } from './quantity.ts'
import learned from './topic-weights.json' with { type: 'json' }

/** For each sign how much it speaks for each topic, in the order of `topics`; learned by `agents/evals/learn-topics.ts`. */
export type TopicWeights<Topic extends string = FactKind> = {
  topics: readonly Topic[]
  signs: Readonly<Record<string, readonly number[]>>
}

const LEARNED = learned as TopicWeights

/** How sure a topic has to be; what is less sure goes on about what was told before. */
const SURE = 0.35

/** What a sentence of a longer text is about, null where it does not say. */
export function topicOf(text: string, figures: readonly Quantity[]): FactKind | null {
  const chances = chancesOf(signsIn(text, figures), LEARNED)
  const best = chances.indexOf(Math.max(...chances))
  return (chances[best] ?? 0) >= SURE ? (LEARNED.topics[best] ?? null) : null
}

/** How likely words are about a topic, 0–1. */
export function topicChance(text: string, figures: readonly Quantity[], topic: FactKind): number {
  const at = LEARNED.topics.indexOf(topic)
  return at === -1 ? 0 : (chancesOf(signsIn(text, figures), LEARNED)[at] ?? 0)
}

/** The chance of each topic, by multinomial logistic regression. */
export function chancesOf(
  signs: readonly string[],
  { topics, signs: known }: TopicWeights<string>,
): number[] {
  const sums = topics.map((_, at) => signs.reduce((sum, sign) => sum + (known[sign]?.[at] ?? 0), 0))
  const most = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / whole)
}

/** Words that business people use for a topic in any trade; which topic each speaks for is learned. */
const CUES: readonly RegExp[] = [
  anyOf('goals?|targets?|aim(?:s|ing)?|dream(?:s|ing)?|hope|want|wants|wish'),
  anyOf('would (?:like|love)|reach|get to|until|by'),
  anyOf('sell|sells|sold|selling|price[sd]?|charge|fees?|tickets?|courses?'),
  anyOf(
    'costs? (?:us|me)|cost price|own cost|materials?|parts|each|apiece|per (?:person|head|piece|unit|kilo|kg|litre)',
  ),
  anyOf(
    'customers?|clients?|members|buyers?|guests?|patients?|families|households|givers|donors|subscribers|accounts?|people',
  ),
  anyOf(
    'of (?:the |our |my )?(?:sales|income|revenues?|money|turnover|business|fees|invoices|takings|everything)',
  ),
  anyOf(
    String.raw`renew\w*|comes? back|re-?order\w*|again|drop out|times a (?:year|month)|regulars?|repeat\w*`,
  ),
  anyOf(
    'rivals?|competitors?|competition|undercuts?|cheaper|dearer|more expensive|instead of us|themselves|do nothing',
  ),
  anyOf('they (?:charge|ask|take|want)|charges|asks|next door|at home|free|nearby'),
  anyOf(
    'others?|elsewhere|average|(?:the )?(?:trade|industry|sector)|benchmark|than|better|faster|best|pick us|success',
  ),
  anyOf('stars?|ratings?|reviews|measured|counted|tested|surveyed|survey|asked|lasts?'),
  anyOf(
    String.raw`turn(?:ed|ing)? (?:away|down)|refus\w+|sa(?:id|y) (?:no|sorry)|sent (?:away|home|back)|wait(?:ing)? ?list|booked|bottleneck|in (?:my|our) way|stops? us`,
  ),
  anyOf(
    "cannot|can[’']?t|could(?:n[’']t| not)|not enough|short of|full|capacity|only|limit(?:s|ed)?|no (?:room|space|time)|vacanc(?:y|ies)|lost",
  ),
  anyOf(
    'laws?|rules?|regulations?|ban(?:ned|s)?|dut(?:y|ies)|tariffs?|tax(?:es)?|subsid(?:y|ies)|grants?|directive|reform|ministry|government|council',
  ),
  anyOf(
    'from now on|as of|since|opens?|opening|clos(?:es|ing)|announced?|ends?|ended|expires?|runs out|will',
  ),
  anyOf(
    'went (?:up|down)|goes (?:up|down)|from|rose|rises?|rising|fell|falls?|falling|increases?d?|doubled|halved|growing|up|down|dropped',
  ),
  anyOf(
    String.raw`ads?|advert\w*|facebook|instagram|google|tiktok|youtube|linkedin|whatsapp|newsletters?|leaflets?|flyers?|posters?|radio|magazines?|newspapers?`,
  ),
  anyOf(
    'fairs?|exhibitions?|stalls?|banners?|stickers?|billboards?|brochures?|catalog(?:ue)?s?|website|web ?site|signs?|blogs?|portals?|trade shows?|press|podcasts?',
  ),
  anyOf(
    String.raw`word of mouth|recommend\w*|referr\w*|sponsor\w*|influencers?|campaigns?|listing|e-?mail`,
  ),
  anyOf('brought|brings?|sends?|sent|got|found us|came|come|joined|signed up|gave'),
  anyOf(
    'cash|(?:in|at) (?:the |our )?bank|account|turnover|fixed|overheads?|rent|wages|payroll|salaries|margin|win rate|conversion|burn|runway',
  ),
  anyOf(
    'owe[sd]?|debtors|arrears|overdue|stock|inventory|delivery time|lead time|enquir(?:y|ies)|goes out|running costs?|months of',
  ),
  anyOf(
    String.raw`retires?|retiring|retirement|pension|resign\w*|maternity|pregnant|nobody else|no one else|the only (?:one|person)|successor|leaves|leaving`,
  ),
  anyOf('he|she|his|her|him'),
  anyOf(
    'suppliers?|supplies|wholesalers?|distributors?|landlord|mill|partners?|contract|agreement|lease|deal',
  ),
  anyOf('comes? from|from one|all of (?:it|our|the)|delivers?|depends? on|supplied'),
  anyOf(
    'ideas?|thinking|could|would|second|tried|failed|flopped|pilot|what if|maybe we|another|new',
  ),
  anyOf('budget|to spend|set aside|hours a week|can (?:spend|give|put|spare|afford|invest)'),
  anyOf(
    'own|owns|archive|patents?|brand|database|recipe|registers?|inherited|mailing list|licen[cs]e',
  ),
]
const cuesIn = (text: string): string[] =>
  CUES.flatMap((words, at) => (words.test(text) ? [`cue ${at}`] : []))

/** Words and pairs of words, with each figure as its form; capitals inside a sentence are a name. */
export function signsIn(text: string, figures: readonly Quantity[]): string[] {
  const tokens = tokensOf(text, figures)
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`)
  const forms = [...new Set(figures.map(formOf))].map(form => `has ${form}`)
  const many = figures.length > 2 ? ['many figures'] : []
  return [...new Set(['always', ...tokens, ...pairs, ...forms, ...many, ...cuesIn(text)])]
}

function tokensOf(text: string, figures: readonly Quantity[]): string[] {
  const tokens: string[] = []
  let at = 0
  for (const figure of figures) {
    tokens.push(...wordsIn(text.slice(at, figure.start), at === 0), formOf(figure))
    at = Math.max(at, figure.end)
  }
  tokens.push(...wordsIn(text.slice(at), at === 0))
  return tokens
}

function wordsIn(text: string, opens: boolean): string[] {
  const words = text.match(/[\p{L}][\p{L}'’]*/gu) ?? []
  return words.map((word, at) => {
    const isName = /^\p{Lu}\p{Ll}{2,}/u.test(word) && !(opens && at === 0)
    return isName ? '<name>' : word.toLowerCase().replaceAll('’', "'")
  })
}

const formOf = ({ kind, per, noun }: Quantity): string => {
  const period = per ? `/${per}` : ''
  return kind === 'count' ? `<${noun ? 'counted' : 'number'}${period}>` : `<${kind}${period}>`
}

/** A sentence that begins so goes on about what was told before. */
export const GOES_ON = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|so)\s)?(?:it|they|that|those|these|this|he|she|each|both|all|of (?:them|those|these))\b`,
)
