import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'

/** How people ask about each topic, in any trade; a row that stands earlier is meant before a later one. */
const ASKED: readonly (readonly [QuoteTopic, RegExp])[] = [
  [
    'decider',
    anyOf(
      'who decides',
      'your decision',
      'anybody else',
      'anyone else',

      'who else',
      'whose decision',
      'who decid\\w+',
      'who (?:had|has) (?:a|the) say',
      'who (?:could|can|might) (?:have )?stop\\w*',
      'sign(?:s|ed)? (?:off|it)',
      'involved',
      'veto',
      'approv\\w+',
      'have to agree',
    ),
  ],
  [
    'timeline',
    anyOf(
      'how long',
      'how many (?:days|weeks|months|years)',
      'how (?:soon|quickly|fast) did you',
      'drag(?:ged)?',
      'take you to (?:decide|choose)',
    ),
  ],
  [
    'first-use',
    anyOf(
      'first (?:time|day|days|week|weeks|visit|use|order|lesson) (?:with|of|after|like|at)',
      'surpris\\w+',
      'getting started',
      'after you (?:bought|signed|joined|started)',
    ),
  ],
  [
    'switching',
    anyOf(
      '(?:take|cost) (?:you )?to (?:change|switch|move|leave)',
      'switch\\w*',
      'give up',
      'chang(?:e|ing) (?:provider|supplier|firm)\\w*',
    ),
  ],
  [
    'alternative',
    anyOf(
      'did you use before',
      'use before',
      'before us',
      'until then',
      'otherwise',

      'instead',
      'alternativ\\w+',
      'tried before',
      'before (?:us|that|you (?:came|found))',
      'have you tried',
      'had you tried',
      'did you try',
      'if we did not exist',
      "if we didn['’]t exist",
      'used before',
      'do it before',
      'without us',
    ),
  ],
  [
    'objection',
    anyOf(
      'hesitat\\w+',
      'afraid',
      'worr\\w+',
      'fear\\w*',
      'doubt\\w*',
      'concern\\w*',
      'hold\\w* you back',
      'held you back',
      'almost (?:stop\\w*|not)',
      'go wrong',
      'put you off',
      'risk\\w*',
      'nervous',
      'stop\\w* you',
    ),
  ],
  [
    'price',
    anyOf(
      'how much',
      'budget\\w*',
      'pric\\w+',
      'cost\\w*',
      'pay',
      'paid',
      'expensive',
      'spend',
      'spent',
      'set aside',
      'worth paying',
    ),
  ],
  [
    'channel',
    anyOf(
      'where did you (?:go|ask)',
      'get to know',
      'who told you',
      'who sent you',

      'where did you (?:look|hear|find|search)',
      'where do you (?:look|go|search|read)',
      'how did you (?:find|hear)',
      'hear (?:about|of)',
      'heard (?:about|of)',
      'came across',
      'recommend\\w*',
      'whom did you ask',
      'who did you ask',
      'look first',
      'find us',
    ),
  ],
  [
    'criterion',
    anyOf(
      'what did you (?:look at|check)',
      'look at when',

      'compar\\w+',
      'criteri\\w+',
      'matter\\w* (?:most|to you)',
      'most important',
      'choose us',
      'chose us',
      'pick us',
      'picked us',
      'why us',
      'when you chose',
      'decide(?:d)? (?:on|between)',
      'choose somebody else',
      'look for in',
    ),
  ],
  [
    'trigger',
    anyOf(
      'got you started',
      'started you',
      'brought you',
      'how (?:it|that|the last \\w+) happened',
      'why did you come',

      'what happened',
      'what made you',
      'when did you (?:first|start|begin|decide|realize|realise)',
      'why did you (?:start|begin|look)',
      'why now',
      'start\\w* look\\w*',
      'began? to look',
      'first thought',
      'had to change',
      'triggered',
      'what led',
    ),
  ],
  [
    'day',
    anyOf(
      'yesterday',
      'typical day',
      'a day',
      'your day',
      'morning',
      'day to day',
      'day-to-day',
      'moment of the day',
    ),
  ],
  [
    'pain',
    anyOf(
      'worst',
      'frustrat\\w+',
      'annoy\\w+',
      'problem\\w*',
      'went wrong',
      'difficult\\w*',
      'hardest',
      'struggl\\w+',
      'hate\\w*',
      'bother\\w*',
      'pain\\w*',
    ),
  ],
  [
    'goal',
    anyOf(
      'see (?:that )?it work\\w*',
      'how do you (?:see|tell|know)',
      'what changed',

      'success\\w*',
      'worth it',
      'goal\\w*',
      'a year later',
      'achieve\\w*',
      'measur\\w+',
      'know (?:that )?it worked',
      'happy with',
    ),
  ],
  [
    'job',
    anyOf(
      'trying to',
      'get done',
      'could do',
      'able to do',
      'need\\w* (?:it|us|this) for',
      'what for',
      'hoping (?:for|to)',
      'hope\\w* (?:for|to)',
      'use it for',
      'wanted to',
      'looking for',
      'what did you (?:want|need)',
    ),
  ],
]

/** The topic that a question to a customer is about; null where its words do not tell. */
export function askedTopic(question: string): QuoteTopic | null {
  return ASKED.find(([, words]) => words.test(question))?.[0] ?? null
}

const PEOPLE =
  'wife|husband|partner|boss|brother|sister|son|daughter|mother|father|friend|neighbou?r|colleague|cousin|accountant|board|(?:mother|father)-in-law|doctor'

/** How people speak of a topic unasked, in any trade: a first suggestion that somebody looks over. The narrower stand first. */
const TOLD: readonly (readonly [QuoteTopic, RegExp])[] = [
  [
    'decider',
    anyOf(
      '(?:has|have|had) to (?:agree|approve|sign)',
      'had the (?:last|final) (?:word|say)',
      'decided? together',
      `(?:asked|ask) (?:my|the) (?:${PEOPLE})`,
      `my (?:${PEOPLE}) (?:decides?|decided|pays?|paid|wants|wanted|said no|booked|signs?)`,
      'nobody else decides',
      'I decide',
      'decides on',
    ),
  ],
  [
    'channel',
    anyOf(
      '(?:found|saw|find) (?:you|it|them|this|him|her|us) (?:on|in|through|via|at)',
      'recommended (?:you|it|us|by|me)',
      '(?:heard|read) (?:of|about) (?:you|them|it)',
      'google\\w*',
      'facebook',
      'instagram',
      'youtube',
      'whatsapp group',
      'newsletter',
      'word of mouth',
      'told me about',
      `(?:my|a|our) (?:${PEOPLE}) (?:told|said|sent|recommended|showed|mentioned)`,
    ),
  ],
  [
    'objection',
    anyOf(
      '(?:was|were|am|are|got) (?:\\w+ )?(?:afraid|worried|nervous|scared|hesitant|sceptical|skeptical)',
      '(?:I|we) (?:nearly|almost) (?:did not|didn.t|gave up|left|cancelled)',
      '(?:I|we) hesitated',
      'my (?:fear|worry|doubt|concern)',
      'not sure (?:if|whether|that)',
      'did(?: not|n.t) trust',
      'too far',
      'scam',
    ),
  ],
  [
    'alternative',
    anyOf(
      'before that (?:I|we) (?:used|did|had)',
      'used to (?:do|buy|use|go|have|rent|make)',
      '(?:I|we) (?:had )?tried',
      'otherwise (?:I|we)',
      'would (?:have )?(?:just )?(?:gone|bought|rented|used|stayed)',
      'instead of',
    ),
  ],
  [
    'pain',
    anyOf(
      'hate(?:d|s)?',
      'annoy\\w*',
      'fed up',
      'drives? me',
      'nobody (?:answers|answered|picks up|picked up|calls|called|told|tells)',
      'never (?:answers?|calls?|picks)',
      'had to wait',
      'waited (?:\\w+ )?(?:hours|days|weeks|months)',
      'the worst',
      'broke (?:down|again)',
      'complain\\w*',
    ),
  ],
  [
    'criterion',
    anyOf(
      'all (?:I|we) (?:compare|compared|care|cared|want|look)',
      'most important',
      'what (?:matters|counts)',
      'the main thing',
      'as long as',
      '(?:I|we) only (?:look|care|want|compare|go)',
      'has to be',
      'must be',
      'better than',
    ),
  ],
  [
    'price',
    anyOf(
      '(?:I|we) (?:paid|pay|spent|spend|budgeted|had set aside)',
      '(?:too )?expensive',
      'cheap\\w*',
      'prices?',
      'steep',
      'afford\\w*',
      'costs? (?:me|us|too|a lot)',
      'worth every',
    ),
  ],
  [
    'timeline',
    anyOf(
      'took (?:me|us) (?:\\w+ ){0,3}(?:days|weeks|months|years|month|year)',
      'thought about it for',
      'for (?:months|years) (?:I|we)',
    ),
  ],
  [
    'goal',
    anyOf(
      'now (?:I|we) can',
      'since then',
      'for the first time',
      'worth it',
      'never (?:again|happened again)',
    ),
  ],
  [
    'first-use',
    anyOf('the first (?:time|day|week|visit|lesson|order)', 'surprised me', 'was surprised'),
  ],
  [
    'day',
    anyOf('every (?:morning|evening|night|day)', 'in the mornings?', 'after work', 'before school'),
  ],
  [
    'trigger',
    anyOf(
      '(?:started|began) (?:to look|looking|searching)',
      'that(?: is|.s) when',
      'last straw',
      'had to (?:change|do something|find)',
      '(?:died|failed|stopped working|burst|leaked)',
    ),
  ],
  [
    'job',
    anyOf(
      'so (?:that )?(?:I|we) can',
      '(?:I|we) (?:just )?(?:want|wanted|need|needed) (?:to|it to|something|somebody)',
    ),
  ],
]

/** What an answer is about where nobody asked; null where its words could mean several things. */
export const toldTopic = (answer: string): QuoteTopic | null =>
  TOLD.find(([, words]) => words.test(answer))?.[0] ?? null
