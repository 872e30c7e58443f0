import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'

/** A kind of thing that customers of any trade say under a topic, as a researcher codes a talk: `name` stands in a sentence. */
export type Code = { id: string; topic: QuoteTopic; name: string; cue: RegExp }

const code = (topic: QuoteTopic, id: string, name: string, ...cues: readonly string[]): Code => ({
  topic,
  id,
  name,
  cue: anyOf(...cues),
})

const FAMILY = 'wife|husband|partner|brother|sister|sons?|daughters?|mother|father|parents|family'
const MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|season'

/** The codebook: of one topic the first that fits is meant. Read by somebody before it counts (J. Saldaña, "The Coding Manual for Qualitative Researchers", 2009). */
export const CODES: readonly Code[] = [
  code('channel', 'print', 'printed matter', 'flyers?|leaflets?|brochure|poster|mailing|letters?'),
  code(
    'channel',
    'press',
    'a magazine or journal',
    'magazine|journal|newspaper|article|radio|podcast|newsletter',
  ),
  code(
    'channel',
    'event',
    'an event of the trade',
    'fair|conference|exhibition|open day|trade show|stand|club evening|market day|congress',
  ),
  code(
    'channel',
    'social',
    'social media',
    'youtube|facebook|instagram|tiktok|linkedin|forum|reddit|whatsapp|post in|online group|a group',
  ),
  code(
    'channel',
    'list',
    'a list of suppliers',
    '(?:a|the|that|their|her|his) list|register|directory|keeps a list',
  ),
  code(
    'channel',
    'adviser',
    'a trusted adviser',
    'inspector|advis[eo]r|insurer|vet|doctor|accountant|architect|lawyer|officer|consultant|secretary|guild|association|archdeacon\\w*|authority|brigade|teacher|builder',
  ),
  code(
    'channel',
    'dealer',
    'a dealer',
    'supplier|shop|dealer|seller|sold (?:me|us|him|her)|merchant|mover|wholesaler',
  ),
  code(
    'channel',
    'search',
    'an online search',
    'googl\\w+|internet|online|website|searched|search engine|looked it up',
  ),
  code(
    'channel',
    'known',
    'word of mouth',
    `friend|neighbou?r(?:[’']s)?|colleague|cousin|uncle|aunt|nephew|niece|word of mouth|${FAMILY}|member(?:[’']s)?`,
    'another \\w+|other \\w+s|people talk|somebody (?:I|we) know|recommended|told (?:me|us|him|her)',
  ),

  code(
    'decider',
    'alone',
    'the buyer alone',
    "alone|nobody else|no one else|just me|only me|decides? (?:it )?(?:her|him|my)self|no, I|I decide|doesn[’']t get a say|me, up to",
  ),
  code(
    'decider',
    'board',
    'a board or committee',
    'board|council|committee|trustees?|vestry|chapter|votes?|voted|everybody|all of us|members|meeting|pcc|chairman|chairwoman|treasurer',
  ),
  code(
    'decider',
    'office',
    'an office that approves',
    'procurement|purchas\\w+|finance|city|municipality|ministry|authority|diocese|mother house|head office|faculty|insurer|insurance|bank|tenders?|lawyers?|officer|purchase order|headquarters|approv\\w+|landlord',
  ),
  code(
    'decider',
    'superior',
    'a superior who signs',
    'boss|manager|director|head|headmaster|headmistress|principal|priest|minister|owner|chief|chair|ceo',
  ),
  code('decider', 'family', 'the family or a partner', FAMILY, 'accountant|friend'),
  code('decider', 'other', 'somebody with a say', 'signs?|decides?|agrees?|letter'),

  code(
    'alternative',
    'nothing',
    'doing nothing',
    "(?:did|do|done|had|was|were) nothing|^nothing|lived with|put up with|left it|nobody kept|did(?: not|n[’']t) bother|never did",
  ),
  code(
    'alternative',
    'self',
    'doing it themselves',
    '(?:my|him|her|it|your)self|(?:our|them|your)selves|by eye|by hand|homemade|in[- ]house|(?:my|our|her|his|their) own|caretaker',
    '(?:I|we|he|she|they) (?:just )?(?:made|built|mixed|sewed|scorched|tuned|washed|sprayed|patched|fixed|cleaned|painted|ground|sharpened)',
  ),
  code(
    'alternative',
    'buy',
    'buying something else',
    '^new \\w+|bought (?:an?|new|used|second[- ]hand)|second[- ]hand|replaced',
  ),
  code(
    'alternative',
    'other',
    'another supplier',
    '(?:other|old|last|previous|same|first|two|three|four|another|local|big|standard) (?:\\w+ )?(?:one|ones|firms?|man|makers?|lot|suppliers?|shops?|technicians?|people|builder|guy|company|companies)',
    '(?:he|she|they|who) (?:retired|gave up|closed|died)|sent (?:it|them) to|used to (?:go|buy|have)|technicians?|makers|the (?:\\w+ )?(?:one|man|firm) (?:I|we|she|he) (?:had|used)|retired|rented',
  ),
  code(
    'alternative',
    'buy',
    'buying something else',
    'bought|new \\w+|replaced?|second[- ]hand|used ones|digital|ordered|machine|equipment|app',
  ),

  code('objection', 'minimum', 'the minimum order', 'minimum|too small|only (?:have )?\\d+'),
  code('objection', 'tied', 'a contract that binds', 'contracts?|tied|locked|get out of'),
  code(
    'objection',
    'extra',
    'costs nobody names',
    'extras?|hidden|name a price|what it (?:would )?costs?|(?:about|of) the (?:cost|bill)|unknown cost|open[- ]ended',
  ),
  code(
    'objection',
    'price',
    'a price too high',
    'too (?:expensive|dear|much)|expensive|price|afford',
  ),
  code(
    'objection',
    'harm',
    'harm or damage',
    'break|broken|damag\\w+|crack\\w*|ruin\\w*|harm\\w*|hurt|scratch\\w*|stain\\w*|rough|dust|dirt|abortions?|lose|unsafe|dangerous|insurance',
  ),
  code(
    'objection',
    'idle',
    'time without it',
    'without (?:a|it|them)|no \\w+ for|days|weeks|back (?:before|in time)|weekend|closed|out of use|arrives? back',
  ),
  code(
    'objection',
    'proof',
    'doubt whether it works',
    '(?:it|they|that|this|really) works?|would work|believe|prove|trust|enough|scam|real|see|true',
  ),
  code(
    'objection',
    'others',
    'the eyes of others',
    'customers|guests|people (?:say|ask|talk|think)|neighbours|village|look like|look(?:s|ed)? like|told that|laugh',
  ),
  code(
    'objection',
    'effort',
    'the effort',
    'effort|complicated|measur\\w+|sizes?|paperwork|forms?|time|how to|parcel|ship\\w*|send',
  ),

  code(
    'pain',
    'silence',
    'suppliers out of reach',
    'nobody (?:would|could (?:come|do|help|fix|set)|answers?|answered|comes?|came|called|calls|rings?|rang|picks?|knew)|never (?:came|come|comes|answers?|calls?|rings?)|only one rang|rings? back|no one to ring|turned up at',
  ),
  code('pain', 'wait', 'the waiting', 'wait\\w*|too long|late|slow|weeks|months|no date|queue'),
  code(
    'pain',
    'unsure',
    'not knowing',
    "not know\\w*|did(?: not|n[’']t) know|never know|unsure|nobody (?:checks|knew|told)|no idea",
  ),
  code('pain', 'forms', 'the paperwork', 'paperwork|forms?|bureaucra\\w+'),
  code(
    'pain',
    'noise',
    'noise and dirt',
    'noise|noisy|loud|smell\\w*|dust|dirt\\w*|stains?|colour',
  ),
  code(
    'pain',
    'time',
    'lost time',
    'hours?|half a day|weekend|evening|drive|driving|kilomet\\w+|miles|time',
  ),
  code(
    'pain',
    'poor',
    'poor work',
    "wrong|ruined|spoilt|broke\\w*|crack\\w*|fell apart|yellow|one season|did(?: not|n[’']t) (?:work|last|hold)|waste",
  ),

  code(
    'trigger',
    'demand',
    'a demand from outside',
    'inspect\\w+|insur\\w+|law|authority|audit\\w*|certificate|regulat\\w+|required|the vet|my vet|council',
  ),
  code(
    'trigger',
    'gone',
    'the loss of a supplier',
    "retired|retires|closed down|gave up|out of business|moved away|he died|he[’']s dead",
  ),
  code(
    'trigger',
    'date',
    'a date ahead',
    'wedding|concert|premiere|race|christmas|easter|opening|oratorio|festival|exam|funeral|anniversary|before (?:the|we|our|my)',
  ),
  code(
    'trigger',
    'complaint',
    'complaints of others',
    'complain\\w*|filmed|refused|guests|customers|soloist|everybody turned|said the third',
  ),
  code(
    'trigger',
    'damage',
    'an accident or a loss',
    'storm|fire|candle|accident|fell|vandals?|burglary|flood|frost|lost|dead|died|burst|broke (?:her|his|my|in)|raw|chewed|cracked',
  ),
  code(
    'trigger',
    'broken',
    'a breakdown',
    'broke\\w*|fail(?:ed|s)?|leak\\w*|stopped|packed up|bow|silent|grooves?|belt|goes to pieces|out of tune',
  ),
  code(
    'trigger',
    'new',
    'a new beginning',
    'new|started|beginner|bought|moved|changed to|first|second[- ]hand|inherit\\w*',
  ),
  code('trigger', 'season', 'the time of the year', MONTHS),

  code(
    'criterion',
    'reach',
    'somebody who answers',
    'answers? (?:the|my|his)|rings? back|reach\\w*|we can ring|pick(?:s|ed)? up',
  ),
  code(
    'criterion',
    'onsite',
    'a visit on site',
    'on site|collects?|comes? to (?:us|me)|near|miles|local|within \\d+',
  ),
  code(
    'criterion',
    'proof',
    'proof on paper',
    'certif\\w+|papers|references?|records?|drawings|guarantee|approved|insurance',
  ),
  code(
    'criterion',
    'after',
    'help afterwards',
    'repairs?|spare|service|afterwards|helps?|corrections',
  ),
  code(
    'criterion',
    'dates',
    'keeping to dates',
    'on time|turn(?:s|ed)? up|same day|rel(?:y|ies)|reliab\\w+|came on|in time|date|appointment|fixed',
  ),
  code(
    'criterion',
    'speed',
    'speed',
    'fast|quick\\w*|speed|turnaround|next day|soon|an hour|waiting|swap|minutes',
  ),
  code(
    'criterion',
    'looks',
    'the look of it',
    'looks? (?:the same|decide|good|nice|like)|looks|shin(?:es|y)|appearance|beautiful|outside',
  ),
  code(
    'criterion',
    'skill',
    'expertise',
    'knows?|expert\\w*|experience\\w*|had done|explain\\w*|mention\\w*|show(?:ed|s)|measures?|understands?|careful',
  ),
  code('criterion', 'price', 'the price', 'price|costs?|cheap\\w*|quotes?'),

  code(
    'price',
    'extra',
    'costs on top',
    'extra|on top|another \\d+|nobody (?:told|mentioned|had told)|mentioned|surcharge|customs|transport',
  ),
  code(
    'price',
    'limit',
    'an upper limit',
    "up to|more than|above|at most|maximum|would go elsewhere|too much|isn[’']t in it|no more",
  ),
  code('price', 'budget', 'a fixed budget', 'budgets?|set aside|fund|for everything|allowance'),
  code('price', 'quotes', 'several quotes', '(?:two|three|four|\\d) quotes|quotes:|quotes?'),
  code('price', 'dear', 'a high price', 'expensive|dear|steep|a lot|pricey|too high'),
  code(
    'price',
    'fair',
    'a fair price',
    'fine|fair|all right|okay|ok|cheap\\w*|reasonable|worth|(?:no|never a|not a) (?:problem|matter|issue)|irrelevant|anything|no role|no object',
    "(?:do|does|did|is|was|ca)(?: not|n[’']t) (?:\\w+ ){0,3}(?:look|matter\\w*|mind|care|compare)|nothing to think",
  ),
  code(
    'price',
    'paid',
    'the sum paid',
    'paid|pays?|costs?|charge\\w*|bill|\\d[\\d.,]*|pounds|euros|dollars|hundred|thousand|money',
  ),

  code(
    'timeline',
    'approval',
    'waiting for approval',
    'approv\\w+|council|procure\\w*|faculty|purchase order|votes?|decides?|decided|committee|meeting|house',
  ),
  code('timeline', 'season', 'the time of the year', MONTHS),
  code(
    'timeline',
    'work',
    'the work itself',
    'back|deliver\\w*|come|came|phone call|order\\w*|visit',
  ),

  code(
    'first-use',
    'surprise',
    'a surprise at the first visit',
    'surpris\\w+|expected|cried|turned out',
  ),
  code('switching', 'transport', 'the transport', 'transport|ship\\w*|send|customs|drive'),
  code('switching', 'forms', 'the paperwork', 'paperwork|forms?|contracts?'),
  code('day', 'night', 'evenings and nights', 'nights?|evenings?'),
  code('day', 'weekend', 'the weekend', 'weekends?|saturdays?|sundays?'),
  code('day', 'regular', 'a fixed rhythm', 'every (?:day|week|two weeks|month|morning)'),

  code('timeline', 'span', 'the time taken', '(?:days?|weeks?|months?|years?|fortnight)'),

  code('goal', 'calm', 'peace of mind', 'slept|sleep|calm|relaxed|peace|no worry|safe|sure'),
  code('goal', 'savings', 'savings', 'less|saves?|cheaper|down|fewer|third|half'),
  code('goal', 'again', 'content customers', 'again|every year|every winter|regular|worth it'),
]

/** The words by which a statement is of its code; undefined where only somebody filed it there. */
export const wordsOfCode = (words: string, { cue }: Code): string | undefined =>
  cue.exec(words)?.[0]

/** The code of words under a topic; null where none fits. */
export const codeOf = (words: string, topic: QuoteTopic): Code | null =>
  CODES.find(one => one.topic === topic && one.cue.test(words)) ?? null

/** The code that a name under a topic is; null where somebody named it in words of their own. */
export const codeNamed = (label: string, topic: QuoteTopic): Code | null =>
  CODES.find(one => one.topic === topic && one.name === label) ?? null
