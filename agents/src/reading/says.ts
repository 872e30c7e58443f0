import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import type { Teller } from './told.ts'
import { anyOf, ofParts } from './any-of.ts'

/** A clause that says by itself what it is, whatever was asked. */
type Saying = {
  kind: FactKind
  /** Words that say so in any trade. */
  words?: RegExp
  /** Fields that must be filled by it. */
  by?: readonly string[]
  /** Questions under which it may as well be the answer. */
  unless?: readonly FactKind[]
}

/** Questions under which much that is said may be an answer. */
const OPEN_TO_ALL = new Set<FactKind>(['goal', 'budget', 'measure'])
const OF_ONE_KIND = FACT_KINDS.filter(kind => !OPEN_TO_ALL.has(kind))

const WHATEVER_WAS_ASKED: readonly Saying[] = [
  { kind: 'idea', words: /\bideas?\s?:/i },
  // "Put the newsletter on the list too."
  {
    kind: 'idea',
    words:
      /^\W*(?:and |please |also )*(?:put|add)\s.{2,50}\s(?:on|to)\s(?:the|my|our)\s(?:list|ideas)\b/i,
  },
  {
    kind: 'idea',
    words: ofParts(
      'i',
      String.raw`\btried\b.{0,200}\b(?:nothing|zero|failed|fail|useless|no result|waste|`,
      String.raw`wasted|stopped|died|flopped|did not work|didn['’]t work)\b`,
    ),
    unless: ['channel', 'budget', 'quote'],
  },
  {
    kind: 'measure',
    words: ofParts(
      'i',
      String.raw`\b(?:average|avg\.?|mean|median|middle|typical)\s(?:order|basket|ticket|`,
      String.raw`sale|bill|invoice|booking|donation|gift|spend)\b|\bNPS\b`,
    ),
    by: ['value'],
  },
  {
    kind: 'rival',
    words: /\b(?:cheaper|dearer|pricier|more expensive)\b/i,
    by: ['gapLow'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'measure',
    words: ofParts(
      'i',
      String.raw`\b(?:lead times?|turnaround|waiting (?:times?|list)|no-shows?)\b|^(?:our |`,
      'the )?(?:margins?|churn|turnover|profit|conversion|utili[sz]ation|win rate|',
      String.raw`revenue)\b`,
    ),
    by: ['value'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'offer',
    words: /^(?:our |the )?prices?\b/i,
    by: ['price'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'budget',
    words:
      /\b(?:i|we) (?:can|could|would) (?:give|spend|put|spare|afford|invest)\b.*(?:\d|\b(?:hours?|days?)\b)/i,
    unless: FACT_KINDS.filter(kind => kind !== 'goal' && kind !== 'measure'),
  },
  {
    kind: 'budget',
    words: ofParts(
      'i',
      String.raw`\d.*\b(?:(?:i|we) (?:can|could|may) (?:spend|spare|afford|invest|put (?:in|up))|(?:can|may) be spent|`,
      String.raw`(?:is|are) (?:there )?to (?:be )?spen[dt])\b`,
    ),
    by: ['amount'],
    unless: FACT_KINDS.filter(kind => kind !== 'goal' && kind !== 'measure'),
  },
  { kind: 'constraint', by: ['lost'], unless: ['segment', 'measure', 'channel'] },
  // "In these weeks we lose 8 orders a week": of how many a year, is not told.
  {
    kind: 'constraint',
    words: ofParts(
      'iu',
      String.raw`\b(?:we|i) (?:had to |have to |must )?(?:refuse|turn(?:ed)? away|decline|lose|lost|say no to|`,
      String.raw`said no to)d?\s(?:about |around |maybe |some )?\d+ \p{L}+ (?:an?|per|each|every) (?:day|week|month)\b`,
    ),
    unless: ['segment', 'measure', 'channel'],
  },
  {
    kind: 'measure',
    words: anyOf(
      'cash|in the bank|bank balance|runway|burn|insurance|hall hire|electricity|rents?',
      'wages|salar(?:y|ies)|overheads?|payroll',
    ),
    by: ['value'],
    unless: [
      'constraint',
      'change',
      'channel',
      'person',
      'budget',
      'partner',
      'resource',
      'offer',
      'rival',
    ],
  },
  {
    kind: 'rival',
    words:
      /(?<!\b(?:we|i|us|you) )\b(?:charges?|undercuts?|competitors?|rivals?|does it for|do it for)\b/i,
    by: ['price'],
    unless: ['partner', 'segment', 'offer', 'change'],
  },
  {
    kind: 'strength',
    words:
      /^(?:i|we) (?:always )?(?:answer|reply|respond|deliver)\b.{0,12}\b(?:the )?(?:same|next) day\b/i,
    unless: ['job', 'quote', 'measure', 'offer'],
  },
  {
    kind: 'person',
    words: ofParts(
      'u',
      String.raw`^(?:[Aa]nd )?[Oo]nly (?:\p{Lu}\p{Ll}{0,3}\. )?\p{Lu}\p{Ll}{2,} `,
      String.raw`(?:can|may|does|knows|could) (?!only)\p{Ll}+`,
    ),
    unless: ['strength', 'resource', 'partner', 'channel', 'quote', 'segment', 'rival'],
  },
  {
    // "Moss & Daughters opens a second yard in May": what others do is a change around.
    kind: 'change',
    words: ofParts(
      'u',
      String.raw`^(?:[Aa]nd )?(?:[Tt]he )?(?:\p{Lu}[\p{L}&’'-]*\s(?:& )?){1,3}(?:(?:is|are|will be) )?(?:will )?`,
      String.raw`(?:opens?|opening|clos(?:es?|ing)|launch(?:es|ing)?|enters?|comes? to|moves? (?:in|to))\b`,
    ),
    by: ['when'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'person',
    words: ofParts(
      'u',
      String.raw`\b(?:[Rr]etires?|[Rr]etiring|[Rr]esigned|[Rr]esigns|[Mm]aternity)\b|\b\p{Lu}\p{Ll}+ (?:is leaving|`,
      String.raw`leaves|goes|stops)\b`,
    ),
    by: ['leaves'],
    unless: ['change', 'resource'],
  },
  {
    kind: 'change',
    words: ofParts(
      'i',
      String.raw`\b(?:contract|lease|licen[cs]e|permit|agreement|grant|patent|exclusivity)`,
      String.raw`\b.{0,40}\b(?:ends?|expires?|runs? out|lapses?)\b`,
    ),
    by: ['when'],
    unless: ['partner', 'constraint', 'resource', 'goal', 'offer'],
  },
  { kind: 'goal', words: /\b(?:want|goal|target|aim)\b/i, by: ['target'] },
  {
    kind: 'offer',
    words: /\b(?:each|apiece|a piece)\b/i,
    by: ['price'],
    unless: FACT_KINDS.filter(kind => kind !== 'goal' && kind !== 'budget'),
  },
  {
    kind: 'constraint',
    words: anyOf(
      'runs? (?:out|short|dry)|not enough|too few|short of|shortage of',
      String.raw`(?:can['’]?t|cannot) keep up|overbooked|fully booked`,
      'no (?:time|room|space|money) (?:for|to|left)',
    ),
    unless: OF_ONE_KIND,
  },
  {
    kind: 'segment',
    words: /\bof\s(?:the |our )?\p{L}+s (?:cancel|leave|quit|drop out|stop)\b/iu,
    by: ['leaves'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'channel',
    words: anyOf(
      'posters?|flyers?|leaflets?|newsletters?|mailings?|adverts?|ads|adwords|google',
      'instagram|facebook|linkedin|tiktok|youtube|whatsapp|radio|trade fairs?|fairs?',
      'seo|website|word of mouth|referrals?|billboards?|sponsorship',
    ),
    by: ['spend'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'channel',
    words:
      /\b(?:google|instagram|facebook|linkedin|tiktok|youtube|whatsapp|newsletters?|word of mouth|referrals?)\b/i,
    by: ['customers'],
    unless: OF_ONE_KIND,
  },
  {
    kind: 'idea',
    words: ofParts(
      'i',
      '^(?:and |or )?(?:maybe|perhaps|what about|how about|(?:we|i) could|thinking (?:of|',
      String.raw`about))\s(?:an?|the|some|do|try|open|sell|offer|start|make|run)\b`,
    ),
    unless: OF_ONE_KIND,
  },
  {
    // "A second kiln would be 9,000."
    kind: 'idea',
    words: ofParts(
      'iu',
      String.raw`^(?:and |but )?(?:an?|another|the (?:second|third|new))\s(?:\p{L}[\p{L}’'-]*\s){1,4}(?:would|could)\s`,
      String.raw`(?:be|cost)\s`,
    ),
    unless: OF_ONE_KIND.filter(kind => kind !== 'constraint' && kind !== 'offer'),
  },
  { kind: 'channel', by: ['spend', 'customers'] },
  { kind: 'change', by: ['from', 'to'] },
  {
    kind: 'change',
    by: ['by'],
    unless: ['rival', 'strength', 'offer', 'segment', 'channel', 'partner', 'person', 'budget'],
  },
  {
    kind: 'change',
    words: /^(?:the |their |its )?prices?\s(?:[+−-]|up|rose|went|is up|raised)/i,
    by: ['by'],
    unless: OF_ONE_KIND.filter(kind => kind !== 'partner'),
  },
  { kind: 'offer', by: ['price', 'unitCost'] },
  { kind: 'offer', by: ['price', 'volume'] },
]

/** The kinds that the words of a clause tell, the surest first. */
export function saysIn({ text }: Clause, told: Teller): Saying[] {
  return WHATEVER_WAS_ASKED.filter(({ kind, words, by = [] }) => {
    if (words && !words.test(text)) return false
    const filled = told(kind)
    return by.every(name => filled[name] !== undefined)
  })
}

/** The kind that the words tell; null where they fit the question too. */
export function saidKind(sayings: readonly Saying[], asked: FactKind | undefined): FactKind | null {
  const [first] = sayings.filter(({ unless = [] }) => !asked || !unless.includes(asked))
  return first?.kind ?? null
}

/** Another question by its name: "for the rivals question: …", "about the goal before: …". */
export const QUESTIONS: readonly (readonly [FactKind, string])[] = [
  ['goal', 'goals?|targets?'],
  ['offer', 'offers?|products?|prices?|lines?'],
  ['segment', 'customers?|clients?|segments?'],
  ['rival', 'rivals?|competitors?|competition'],
  ['strength', 'strengths?'],
  ['constraint', 'constraints?|bottlenecks?|problems?'],
  ['change', 'changes?'],
  ['channel', 'channels?|marketing|advertising'],
  ['measure', 'figures?|numbers?'],
  ['person', 'people|staff|team'],
  ['partner', 'partners?|suppliers?'],
  ['idea', 'ideas?'],
  ['budget', 'budgets?'],
]
const TO_QUESTION = QUESTIONS.map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(
        `\\b(?:for|about|on|re|to)\\s(?:the\\s|your\\s)?(?:${words})\\s(?:q|question|before|earlier|one|bit|part)\\b`,
        'i',
      ),
    ] as const,
)

/** The question that somebody says they answer; null where they name none. */
export const questionNamed = (text: string): FactKind | null =>
  TO_QUESTION.find(([, words]) => words.test(text))?.[0] ?? null

/** Kinds that speak against the question so plainly that a figure which fits it does not count. */
const PLAIN = new Set<FactKind>([
  'idea',
  'measure',
  'rival',
  'person',
  'constraint',
  'segment',
  'channel',
])
export const overrules = (said: FactKind, asked: FactKind): boolean =>
  PLAIN.has(said) &&
  said !== asked &&
  OPEN_TO_ALL.has(asked) &&
  !(said === 'channel' && asked === 'budget')
