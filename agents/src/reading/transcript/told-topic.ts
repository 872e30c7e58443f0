import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'

const PEOPLE =
  'wife|husband|partner|boss|brother|sister|son|daughter|mother|father|friend|neighbou?r|colleague|cousin|accountant|board|doctor'

/** How people speak of a topic unasked, in any trade: a first suggestion that somebody looks over. The narrower stand first. */
const TOLD: readonly (readonly [QuoteTopic, RegExp])[] = [
  [
    'decider',
    anyOf(
      '(?:has|have|had) to (?:agree|approve|sign)|had the (?:last|final) (?:word|say)',
      'decided? together',
      `(?:asked|ask) (?:my|the) (?:${PEOPLE})`,
      `my (?:${PEOPLE}) (?:decides?|decided|pays?|paid|wants|wanted|said no|signs?)`,
      'nobody else decides|I decide|(?:was|were|is|not|also) involved',
    ),
  ],
  [
    'channel',
    anyOf(
      '(?:found|saw|find) (?:you|it|them|this|him|her|us) (?:on|in|through|via|at)',
      'recommended (?:you|it|us|by|me|them|her|him)|said to (?:ring|call|try|ask|go)|(?:heard|read) (?:of|about) (?:you|them|it)',
      'newsletter|word of mouth|asked (?:(?:the|a|my|our|around) )?(?:\\w+ )?(?:who|whom|where)',
      'found (?:them|you|it|him|her|us) (?:through|via|by)',
      'told me about',
      `(?:my|a|our) (?:${PEOPLE}) (?:told|said|sent|recommended|showed|mentioned)`,
    ),
  ],
  [
    'objection',
    anyOf(
      '(?:was|were|am|are|got) (?:\\w+ )?(?:afraid|worried|nervous|scared|hesitant|sceptical|skeptical)',
      '(?:I|we) (?:nearly|almost) (?:did not|didn.t|gave up|left|cancelled)',
      '(?:I|we) hesitated|my (?:fear|worry|doubt|concern)|not sure (?:if|whether|that)',
      'did(?: not|n.t) trust|put (?:me|us) off|held (?:me|us) back|(?:worried|scared|afraid) (?:of|about)',
      '(?:not|no|never|n.t) (?:a |an |any |really )?(?:problem|issue|worry|obstacle|concern)',
    ),
  ],
  [
    'alternative',
    anyOf(
      'before that (?:I|we) (?:used|did|had)|used to (?:do|buy|use|go|have|make)',
      '(?:I|we) (?:had )?tried|otherwise (?:I|we)',
      'would (?:have )?(?:just )?(?:gone|bought|used|stayed)|instead of',
    ),
  ],
  [
    'pain',
    anyOf(
      'hate(?:d|s)?|annoy\\w*|fed up|drives? me',
      'nobody (?:answers|answered|picks up|picked up|calls|called|told|tells)',
      'never (?:answers?|calls?|picks|came|comes|showed)|had to wait|nobody (?:came|comes|turned up)',
      'waited (?:\\w+ )?(?:hours|days|weeks|months)|the worst|broke (?:down|again)',
      'complain\\w*',
    ),
  ],
  [
    'criterion',
    anyOf(
      'all (?:I|we) (?:compare|compared|care|cared|want|look)|most important',
      'what (?:matters|counts)|as long as|(?:all|only thing) that (?:matters|counts)|nothing else (?:matters|counts)',
      '(?:nobody|no one) cares? about|(?:do|did|does)(?: not|n.t) (?:care|matter)|never (?:looked|compared|checked)',
      '(?:I|we) only (?:look|care|want|compare|go)|has to be|must be',
    ),
  ],
  [
    'price',
    anyOf(
      '(?:I|we) (?:paid|pay|spent|spend|budgeted|had set aside)|(?:too )?expensive',
      'prices?|afford\\w*|costs? (?:me|us|too|a lot)|worth every',
    ),
  ],
  [
    'timeline',
    anyOf(
      'took (?:me|us) (?:\\w+ ){0,3}(?:days|weeks|months|years|month|year)',
      'thought about it for|for (?:months|years) (?:I|we)',
    ),
  ],
  [
    'goal',
    anyOf(
      'now (?:I|we) can|since then|for the first time|worth it',
      'never (?:again|happened again)',
    ),
  ],
  ['first-use', anyOf('the first (?:time|day|week|visit|lesson|order)|surprised me|was surprised')],
  ['day', anyOf('every (?:morning|evening|night|day)|in the mornings?|after work|before school')],
  [
    'trigger',
    anyOf(
      '(?:started|began) (?:to look|looking|searching)|that(?: is|.s) when|last straw',
      'had to (?:change|do something|find)|(?:died|failed|stopped working|burst|leaked)',
    ),
  ],
  [
    'job',
    anyOf(
      'so (?:that )?(?:I|we) can',
      '(?:I|we) (?:just )?(?:want|wanted|need|needed) (?:to|it to|something|somebody)|would like (?:to|a|an|one|somebody)',
    ),
  ],
]

/** What an answer is about where nobody asked; null where its words could mean several things. */
export const toldTopic = (answer: string): QuoteTopic | null =>
  TOLD.find(([, words]) => words.test(answer))?.[0] ?? null
