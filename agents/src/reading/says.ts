import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import type { Teller } from './told.ts'

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

const WHATEVER_WAS_ASKED: readonly Saying[] = [
  { kind: 'idea', words: /\bideas?\s?:/i },
  {
    kind: 'idea',
    words:
      /\btried\b.{0,200}\b(?:nothing|zero|failed|fail|useless|no result|waste|wasted|stopped|died|flopped|did not work|didn['’]t work)\b/i,
    unless: ['channel', 'budget', 'quote'],
  },
  {
    kind: 'measure',
    words:
      /\b(?:average|avg\.?|mean|median|middle|typical)\s(?:order|basket|ticket|sale|bill|invoice|booking|donation|gift|spend)\b|\bNPS\b/i,
    by: ['value'],
  },
  { kind: 'constraint', by: ['lost'], unless: ['segment', 'measure', 'channel', 'goal'] },
  {
    kind: 'measure',
    words: /\b(?:cash|in the bank|runway|burn|rents?|wages|salar(?:y|ies)|overheads?|payroll)\b/i,
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
    words: /(?<!\b(?:we|i|us|you) )\b(?:charges?|undercuts?)\b/i,
    by: ['price'],
    unless: ['partner', 'segment', 'offer', 'change'],
  },
  {
    kind: 'person',
    words: /\b(?:retires?|retiring|resigned|resigns|maternity)\b/i,
    by: ['leaves'],
    unless: ['change', 'resource'],
  },
  {
    kind: 'change',
    words:
      /\b(?:contract|lease|licen[cs]e|permit|agreement|grant|patent|exclusivity)\b.{0,40}\b(?:ends?|expires?|runs? out|lapses?)\b/i,
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
  { kind: 'channel', by: ['spend', 'customers'] },
  { kind: 'change', by: ['from', 'to'] },
  { kind: 'change', by: ['by'], unless: ['rival', 'strength', 'offer', 'segment'] },
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

/** Kinds that speak against the question so plainly that a figure which fits it does not count. */
const PLAIN = new Set<FactKind>(['idea', 'measure', 'rival', 'person', 'constraint'])
export const overrules = (said: FactKind, asked: FactKind): boolean =>
  PLAIN.has(said) && said !== asked && OPEN_TO_ALL.has(asked)
/** Questions whose figures fit almost anything. */
const OPEN_TO_ALL = new Set<FactKind>(['goal', 'budget', 'measure'])
