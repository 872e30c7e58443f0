import { anyOf } from './any-of.ts'

/** Those who pay again and again. */
const PAYING = 'members?|subscribers?|subs|customers?|clients?|accounts?|users?|givers?|donors?'

type Row = { metric: string; forms: readonly string[]; words: RegExp }

const TIMES = ['minutes', 'hours', 'days', 'weeks', 'months'] as const

/** Figures that every business calls by the same words, each in the forms in which it can be told. */
const ROWS: readonly Row[] = [
  {
    metric: 'runway',
    forms: ['months', 'weeks'],
    words: anyOf('runway|reserves?|cash|money|lasts?|months of costs'),
  },
  {
    metric: 'cash',
    forms: ['money'],
    words: anyOf(
      'cash|(?:in|at) (?:the |our )?bank|bank balance|on (?:the |our )?accounts?|liquidity|savings',
    ),
  },
  { metric: 'burn', forms: ['money'], words: anyOf('burn(?:s|ing)?') },
  {
    metric: 'fixed-cost',
    forms: ['money'],
    words: anyOf(
      String.raw`(?:fixed|fix|running|permanent|monthly|standing) (?:costs?|charges|expenses)|whether .{2,40} or not|fixed|overheads?|o\/h`,
      'rent|wages|salar(?:y|ies)|payroll',
    ),
  },
  {
    metric: 'sales',
    forms: ['money'],
    words: anyOf('turnover|revenues?|(?:total )?sales|takings|yearly income|income a year'),
  },
  { metric: 'stock', forms: ['money'], words: anyOf('stock|inventory') },
  {
    metric: 'arrears',
    forms: ['money', 'share'],
    words: anyOf('owes?|owed|owing|debtors?|receivables|arrears|overdue|unpaid|npl|outstanding'),
  },
  { metric: 'margin', forms: ['share'], words: anyOf('margin|contribution') },
  {
    metric: 'win-rate',
    forms: ['share'],
    words: anyOf(
      'win rate|conversion(?: rate)?|hit rate|closing rate|(?:we|i) (?:win|close|sign)|won',
    ),
  },
  {
    metric: 'churn',
    forms: ['share', 'count'],
    words: anyOf(
      'churn|drop(?:s|ped)? ?-?outs?|turnover of staff|staff turnover|attrition|cancel(?:s|led|lations?)?|unsubscribes?',
      String.raw`(?:lose|losing|lost) [^,.;]{1,12} of (?:the |our |my )?(?:${PAYING})|(?:${PAYING}) (?:leave|quit|go) (?:us )?(?:a|each|every|per) (?:month|year)`,
    ),
  },
  {
    metric: 'lead-time',
    forms: TIMES,
    words: anyOf(
      'deliver(?:y|s) time|lead time|turnaround|wait(?:ing)?(?: time)?|waits?|queue|time to deliver|term of making',
    ),
  },
  {
    metric: 'leads',
    forms: ['count'],
    words: anyOf(
      'enquir(?:y|ies)|inquir(?:y|ies)|leads?|(?<!support |service )calls|callers|quotations?|requests?|applications?',
    ),
  },
  { metric: 'reviews', forms: ['count'], words: anyOf('reviews?') },
  { metric: 'audience', forms: ['count'], words: anyOf('followers|subscribers') },
]

/** Which figure it is, where its own words say so and no other's do; null where they do not. */
export function metricNamed(text: string, form: unknown): string | null {
  const named = ROWS.filter(({ forms, words }) => forms.includes(String(form)) && words.test(text))
  return named.length === 1 ? (named[0]?.metric ?? null) : null
}
