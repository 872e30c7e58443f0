import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'

const PEOPLE =
  'wife|husband|partner|boss|brother|sister|sons?|daughters?|mother|father|friend|neighbou?r|colleague|cousin|accountant|board|doctor'
const BODIES =
  'board|council|committee|trustees?|vestry|chairman|chairwoman|chair|treasurer|director|manager|management|head office|procurement|purchasing|finance|headmaster|headmistress|principal|landlord|owners?|city|municipality|ministry|diocese'
const MEDIA =
  'internet|website|youtube|facebook|instagram|google|forum|linkedin|tiktok|newsletter|newspaper|magazine|journal|flyers?|leaflets?|adverts?|ads?|podcast|radio|blog'
const SPANS = '(?:minutes|hours|days|weeks|months|years|week|month|year)'
const SELF = '(?:my|him|her|it|your)self|(?:our|them|your)selves'

/** Words by which people speak of a topic unasked, in any trade. `strong` ones can hardly mean another; `weak` ones lean to it. */
export type Cues = { topic: QuoteTopic; strong: RegExp; weak: RegExp }

const cues = (topic: QuoteTopic, strong: readonly string[], weak: readonly string[]): Cues => ({
  topic,
  strong: new RegExp(anyOf(...strong).source, 'giu'),
  weak: new RegExp(anyOf(...weak).source, 'giu'),
})

/** Of two topics that weigh the same the earlier is meant: the narrower stand first. */
export const TOLD: readonly Cues[] = [
  cues(
    'decider',
    [
      '(?:has|have|had|needs?) to (?:agree|approve|sign|vote)|sign(?:s|ed)? (?:it|off|for|the|everything|anything|them)|signs',
      '(?:the|a|any|no|last|final) (?:say|veto)|(?:last|final) word|votes?|voted|approv\\w+|purchase order|nodded it through',
      '(?:I|we|he|she|they) (?:all )?decide[ds]?|decides? (?:alone|together|(?:him|her|my)self)|decided? together|(?:my|her|his|their|our) decision',
      `my (?:${PEOPLE}) (?:decides?|decided|pays?|said no|signs?|has to)|asked? (?:my|the) (?:${PEOPLE})`,
      `(?:${BODIES}) (?:signs?|decides?|decided|votes?|has to|have to|had to|approves?|pays?|wants?|wanted|said|was|were)`,
      '(?:was|were|is) (?:against it|split|involved)|(?:persuade|convince) (?:my|him|her|them|the)|she alone|he alone|me alone|(?:letter|word|signature|opinion) (?:decides|counts)',
    ],
    [
      BODIES,
      `my (?:${PEOPLE})`,
      'tenders?|lawyers?',
      'nobody else|no one else|anybody else|decides?|permission|involved|everybody',
    ],
  ),
  cues(
    'channel',
    [
      'saw (?:an?|your|the|his|her) (?:\\w+ ){0,2}(?:post|sign|van|advert|ad|page|video|picture|talk)|(?:found|saw|find|met|discovered) (?:\\w+ ){0,3}(?:on|in|through|via|at|by|from|with)',
      'recommend\\w*|said (?:to )?(?:ring|call|try|ask|go)|(?:heard|read|hear) (?:of|about|it|that|this|who)|word of mouth|referr(?:ed|al)',
      '(?:got|gave|has|had|have|get) (?:me |us |him |her |them )?(?:our|your|the|his|her|their|a) (?:name|number|address|contact|details|card)',
      '(?:sent|pointed|referred) (?:me|us|him|her|them) (?:to|here|your|on)|came across|googled?|searched|looked (?:it )?(?:up|online|on the)',
      `(?:through|via|by|on|in|from|at) (?:an? |the |my |our |their )?(?:\\w+ )?(?:${MEDIA})|newsletter|online`,
      '(?<!nobody |nobody had |never )told (?:me|us|him|her|them) (?:about|of|to)|nobody told me,|(?:asked|ask) (?:around|in|(?:(?:the|a|my|our|other) )?(?:\\w+ )?(?:who|whom|where))',
      `(?:my|a|our|another|her|his) (?:${PEOPLE}|\\w+) (?:told|sent|recommended|showed|mentioned)|(?:has|have|is|are|on) (?:a|the|their) list`,
    ],
    [
      MEDIA,
      'conference|exhibition|open day|trade show|fair|stand|market day|club evening',
      "asked|told me|told us|rang|phoned|called|mentioned|(?:colleague|neighbou?r|friend|inspector|adviser|advisor|supplier|guild|association)(?:[’']s)?",
    ],
  ),
  cues(
    'objection',
    [
      '(?:was|were|am|are|got|be) (?:\\w+ )?(?:afraid|worried|nervous|scared|hesitant|sceptical|skeptical)|afraid|scared|nervous|worr(?:y|ied|ies)(?: about)?',
      '(?:I|we) (?:nearly|almost) (?:did not|didn.t|gave up|left|cancelled)|fear(?:s|ed)?|doubt(?:s|ed)?|concern(?:s|ed)?|hesitat\\w+',
      'not sure (?:if|whether|that)|(?:do|does|did)(?: not|n.t) trust|puts? (?:me|us|him|her|them) off|held (?:me|us) back|wonder(?:ed)? (?:if|whether)|reluctant',
      '(?:not|no|never|n.t) (?:a |an |any |really )?(?:issue|worry|obstacle|concern)',
    ],
    ['risk\\w*|what if|minimum|trust|uncertain|catch'],
  ),
  cues(
    'price',
    [
      '(?:I|we|he|she|they|who) (?:would (?:have )?)?(?:paid|pay|spent|spend|budgeted|had set aside)|^paid|pays|set aside',
      '(?:too )?(?:expensive|dear|pricey|steep)|prices?|afford\\w*|cost(?:s|ed)? (?:me|us|him|her|too|a lot|you)|worth every|quot(?:e|es|ed)|budgets?|cheap\\w*|another \\d+|\\d+ (?:extra|on top)',
    ],
    ['costs?|money|fair|paid|fee|bill|charges?|minimum charge|share the bill|fund'],
  ),
  cues(
    'alternative',
    [
      'before that|before (?:I|we|he|she) (?:used|did|had)|used to \\w+|until (?:then|he|she|they|\\d{4})',
      "(?:I|we|he|she|they)(?:[’']d)? (?:had )?(?:also )?tried|otherwise (?:I|we|he|she)|instead(?: of)?",
      'would (?:have )?(?:just )?(?:gone|bought|used|stayed)|(?:looked at|considered|thought of) (?:\\w+ ){0,3}(?:before|too|first|ones?)',
      `(?:did|made|tuned|fixed|cleaned|repaired|built|sewed|washed|sharpened|painted|sprayed|treated|used|had) (?:\\w+ ){0,4}(?:${SELF}|before)`,
      `\\w+ (?:it|them|that|everything|the \\w+) (?:${SELF})|\\w+s (?:him|her)self`,
      '(?:sewed|made|built|mixed) (?:my|our|his|her|their) own|(?:I|we|they|he|she) (?:did|do) nothing|(?:the )?same (?:firm|one|man|people|supplier|shop) for',
    ],
    [
      SELF,
      'tried|before|second[- ]hand|homemade|makeshift|rented?|(?:other|old|last|previous) (?:one|ones|firm|firms|man|maker|makers|lot|supplier|suppliers)',
    ],
  ),
  cues(
    'criterion',
    [
      "all (?:I|we) (?:compare|compared|care|cared|want|look)|most important|(?:is|was|were|what(?:[’']s)?) important|what (?:matters?|mattered|counts?|counted)",
      'as long as|(?:all|only thing) that (?:matters|counts)|nothing else (?:matters|counts)|(?:look|looks|speed|quality|that|this|price|it) decide[sd]?',
      '(?:nobody|no one) cares? about|(?:do|did|does)(?: not|n.t) (?:really )?(?:care|matter|compare|look at)|never (?:looked|compared|checked)|convinced (?:me|us|him|her|them)',
      '(?:I|we) only (?:look|care|want|compare|go)|(?:has|have|needs?) to be|must be|(?:chose|picked|took) (?:\\w+ ){1,4}because|(?:I|we|she|he) (?:valued|liked)',
      "wants|needs an? |(?:does|do|did)(?: not|n[’']?t) want|(?:want|need|needs|wanted|needed) (?:somebody|someone|a (?:firm|person|man|woman|place))|someone (?:we|I) can|that was it|compar(?:e|ed|ing)",
    ],
    [
      'important|rely|reliab\\w+|certified|certificate|on time|turn up|repair|quality|fast|quick|speed|references?',
    ],
  ),
  cues(
    'pain',
    [
      "hate(?:d|s)?|annoy\\w*|fed up|drives? (?:me|us)|bothers?|(?:a|the) (?:real )?nightmare|can[’']t stand|complain\\w*",
      "nobody (?!else|told|decides?|recommended)\\w+|(?:can|could)(?:not|n[’']t) (?!say|tell|remember|complain)\\w+|(?:no|only) one (?:rang|called|came|answered|to ring)",
      'never (?:answers?|calls?|picks|came|comes|rings?|showed|again)|had to wait|waste of|the worst|got (?:\\w+ ){0,3}wrong',
      'waited (?:\\w+ )?(?:hours|days|weeks|months)|(?:ruined|spoilt|spoiled|damaged)|was the problem|the problem (?:is|was)',
      'lost (?:\\w+ )?(?:hours|days|a day|half a day|a booking|time|money)|half a day gone|eats (?:half|up)',
    ],
    [
      'problems?|wrong|difficult|hard to|mess|too (?:long|slow|late|loud|heavy)|noise|smell|waiting|trouble|sleep|stains?|stress\\w*',
    ],
  ),
  cues(
    'timeline',
    [
      `(?:took|takes|take) (?:me |us |them |him |her )?(?:\\w+ ){0,3}${SPANS}|thought about (?:it|this) for|for (?:months|years) (?:I|we)`,
      `nothing under \\w+ ${SPANS}|from (?:\\w+ ){1,6}(?:until|till)|in one meeting|(?:days|weeks|months|years) (?:later|passed|to decide|until)`,
    ],
    [`\\w+ ${SPANS}`, 'delivery time|in the end|slow'],
  ),
  cues(
    'goal',
    [
      'now (?:I|we) can|since then|for the first time|worth it|never happened again|saved (?:us|me)|do it again|(?:a (?:third|half|quarter)|\\d+ ?%) less',
      'what changed|(?:brought|came|went|is) (?:it )?down|by a (?:tenth|third|quarter|half)|happier|peace of mind|no more|(?:I|we) slept|pays? for itself|paid off',
    ],
    ['less|fewer|better|happy|relaxed|measured'],
  ),
  cues(
    'first-use',
    [
      'the first (?:time|day|week|visit|lesson|order)|surprised? (?:me|us|him|her)|was surprised|had expected|expected (?:one|it|more|less)',
    ],
    ['surpris\\w*|turned out|showed (?:me|us|him|her)|at first'],
  ),
  cues(
    'switching',
    [
      '(?:chang(?:e|ing)|switch\\w*|leav(?:e|ing)) (?:firms?|suppliers?|providers?|over|to)|switch(?:ed|ing)?|get out of|give up (?:my|the|our)|send it away',
    ],
    ['contract|customs|shipping|paperwork|forms?|transport'],
  ),
  cues(
    'trigger',
    [
      "(?:started|began) (?:to look|looking|searching)|that(?: is|[’']s| was) when|last straw|the trigger|trigger was",
      'had to (?:change|do something|find)|(?:died|failed|stopped working|burst|leaked|cracked|collapsed|packed up|broke (?:down|off|in|again)|gave up|retired|retires)',
      'came because|it (?:all )?(?:started|began) (?:with|when|in)|took (?:nearly |almost )?(?:all|everything|half of)|because of the|(?:inspector|insurer|insurance|audit|auditor|authority|law|regulator|council|solicitor) (?:\\w+ ){0,2}(?:wanted|demanded|required|shut|said|asked|letter)|shut (?:us|the|it)',
      "(?:it )?(?:broke|fell|hit|blew)|(?:it was )?for (?:my|our|the) (?:daughter|son|wife|husband|mother|father|wedding|birthday|anniversary)(?:[’']s)?",
      'I lost (?:\\w+ ){0,2}\\w+|when (?:the|my|our|it|he|she) (?:\\w+ ){0,3}(?:began|started|broke|died|left|went|came|changes?)',
    ],
    [
      'storm|frost|flood|fire|accident|burglary|vandals|wedding|inspection|audit|premiere|anniversary|funeral|concert|moved|operation|panicked|suddenly|lost|bought',
    ],
  ),
  cues(
    'day',
    [
      'every (?:morning|evening|night|day|week|two weeks|month)|in the (?:mornings?|evenings?)|after work|before school|at (?:night|noon|dawn)|on (?:mondays|weekends|sundays)',
    ],
    ['usually|season|mornings?|evenings?|weekends?|calendar|diary'],
  ),
  cues(
    'job',
    [
      'so (?:that )?(?:I|we) can|in order to|would like (?:to|a|an|one|somebody)|(?:hope|hoped|hoping) (?:to|for|it|that|the)',
      '(?:I|we|he|she|they) (?:just |only )?(?:want|wanted|wants|need|needed|needs) (?:to|it to|something)|needed something',
    ],
    ['needs?|want(?:ed)?|for (?:my|our)'],
  ),
]
