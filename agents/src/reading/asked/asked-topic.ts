import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'

/** How people ask about each topic, in any trade; a row that stands earlier is meant before a later one. */
const ASKED: readonly (readonly [QuoteTopic, RegExp])[] = [
  [
    'decider',
    anyOf(
      'say yes|had (?:the|a) say|has (?:the|a) say|have to agree',
      'who decides?|who decided|who(?: else)? signs?|who is it that|whose money',
      'your decision|anybody else|anyone else|who else|whose decision',
      'who decid\\w+|who (?:had|has) (?:a|the) say',
      'who (?:could|can|might) (?:have )?stop\\w*|sign(?:s|ed)? (?:off|it)|involved|veto',
      'approv\\w+|have to agree',
    ),
  ],
  [
    'timeline',
    anyOf(
      'how long|timeline|time it took',
      'how long|how many (?:days|weeks|months|years)|how (?:soon|quickly|fast) did you',
      'drag(?:ged)?|take you to (?:decide|choose)',
    ),
  ],
  [
    'first-use',
    anyOf(
      'first (?:time|day|days|week|weeks|visit|use|order|lesson) (?:with|of|after|like|at)',
      'surpris\\w+|getting started|after you (?:bought|signed|joined|started)',
    ),
  ],
  [
    'switching',
    anyOf(
      'what does it take to change',
      '(?:take|cost) (?:you )?to (?:change|switch|move|leave)|switch\\w*|give up',
      'chang(?:e|ing) (?:provider|supplier|firm)\\w*',
    ),
  ],
  [
    'alternative',
    anyOf(
      '(?:got|had|have|doing|using) before|had you got|what was there before',
      '^(?:and )?before(?: that)?\\W*$|and before that|they did before|what (?:did|had) you tr(?:y|ied)|what (?:did|had) (?:you|they) (?:use|do)(?: until| before)|usually have it done|do(?:ne)? (?:it )?until',
      'before us|until then|otherwise|instead|alternativ\\w+',
      'tried before|before (?:us|that|you (?:came|found))|have you tried|had you tried',
      "did you try|if we did not exist|if we didn['’]t exist|used? before|do it before",
      'without us',
    ),
  ],
  [
    'objection',
    anyOf(
      'hesitation|objections?|(?:any|your) (?:doubts|worries|fears|concerns)|scared|anything (?:that )?you did(?: not|n.t) like',
      'hesitat\\w+|afraid|worr\\w+|fear\\w*|doubt\\w*|concern\\w*|hold\\w* you back',
      'held you back|almost (?:stop\\w*|not)|go wrong|put you off|risk\\w*|nervous',
      'stop\\w* you',
    ),
  ],
  [
    'price',
    anyOf(
      'money',
      'prices?|budget|cost|what (?:did|do|does) (?:it|you|they) (?:cost|pay)|would you have paid',
      'how much|budget\\w*|pric\\w+|cost\\w*|pay|paid|expensive|spend|spent|set aside',
      'worth paying',
    ),
  ],
  [
    'channel',
    anyOf(
      'name come from|where (?:was|is) it from|get (?:the|our|his|her) (?:name|number)',
      '(?:found|find|heard|hear) (?:of |about )?(?:us|you|this|it|somebody|someone)|where (?:they|you|did they) (?:heard|hear|look|see|saw|find|found)|see us|channel|source|found us|how (?:did|do) you (?:find|hear|get to)|who told|whom? did you ask',
      'where did you (?:go|ask)|get to know|who told you|who sent you',
      'where did you (?:look|hear|find|search)|where do you (?:look|go|search|read)',
      'how did you (?:find|hear)|hear (?:about|of)|heard (?:about|of)|came across',
      'recommend\\w*|whom did you ask|who did you ask|look first|find us',
    ),
  ],
  [
    'criterion',
    anyOf(
      'what counted|what counts|what was important',
      'what matter(?:s|ed)|matters? (?:when|most|to)|how do you (?:decide|choose|pick)|criteria|what (?:do|did) you compare',
      'compar\\w+|criteri\\w+',
      'matter\\w* (?:most|to you)|most important|choose us|chose us|pick us|picked us|why us',
      'when you chose|decide(?:d)? (?:on|between)|choose somebody else|look for in',
      '(?:made|make) you (?:pick|choose|take)|look at when you',
    ),
  ],
  [
    'trigger',
    anyOf(
      'come about|what started|how did (?:it|this) (?:all )?(?:start|come|begin)|the occasion|what set (?:it|you|this) off',
      'going on when|how did (?:it|this|you) (?:begin|start)|what (?:brought|made|happened)|when did you start|trigger\\w*|looked? for (?:somebody|someone|other)|why (?:now|us)',
      'brought you',
      'why did you come|what happened|what made you',
      'when did you (?:first|start|begin|decide|realize|realise)',
      'why did you (?:start|begin|look)|why now|start\\w* look\\w*|began? to look',
      'first thought|had to change|triggered|what led|(?:began|started|begin|start) (?:it|this|all)',
      'the day (?:that |when )?you (?:decided|began|started)|about the day you',
    ),
  ],
  [
    'day',
    anyOf('yesterday|typical day|a day|your day|morning|day to day|day-to-day|moment of the day'),
  ],
  [
    'pain',
    anyOf(
      'the worst|bothers? (?:you|them)|biggest problem|what is wrong|went wrong',
      'worst|frustrat\\w+|annoy\\w+|problem\\w*|went wrong|difficult\\w*|hardest|struggl\\w+',
      'hate\\w*|bother\\w*|pain\\w*',
    ),
  ],
  [
    'goal',
    anyOf(
      'like once|how did it go',
      'what was it like (?:after|since)|(?:like|is it|was it) afterwards|worth it|how is it now|what is better|result',
      'what changed|success\\w*',
      'worth it|goal\\w*|a year later|achieve\\w*|measur\\w+|know (?:that )?it worked',
      'happy with',
    ),
  ],
  [
    'job',
    anyOf(
      'trying to|get done|could do|able to do|need\\w* (?:it|us|this) for|what for',
      'hoping (?:for|to)|hope\\w* (?:for|to)|use it for|wanted to|looking for',
      'what did you (?:want|need)',
    ),
  ],
]

/** The topic that a question to a customer is about; null where its words do not tell. */
export function askedTopic(question: string): QuoteTopic | null {
  return ASKED.find(([, words]) => words.test(question))?.[0] ?? null
}
