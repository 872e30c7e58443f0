import type { InsightKey } from './keys.ts'

/**
 * A phrase that introduces a fact. What follows it is the fact, read as `name` (a proper noun), `list` (items), `aims` (clauses)
 * or `clause` (the rest of the sentence); `whole` reads the phrase itself with the rest. `base` is the confidence of a plain
 * statement made in passing: 0.85 when the phrase can mean nothing else, 0.75 when it usually means it, 0.65 when it often does.
 * Every pattern is a fixed alternation with single optional words, so that it runs in linear time.
 */
export type Rule = {
  key: InsightKey
  lead: RegExp
  read: 'name' | 'list' | 'aims' | 'clause' | 'whole'
  base: number
}

const PEOPLE =
  '(?:customers|clients|patients|users|buyers|accounts|guests|members|students|shoppers|regulars|donors|subscribers|people)'
const SHOP =
  '(?:company|business|shop|store|bakery|practice|clinic|firm|startup|agency|studio|school|charity|app|brand|restaurant|cafe|product|organization|nonprofit)'
const rule = (key: InsightKey, read: Rule['read'], base: number, pattern: string): Rule => ({
  key,
  read,
  base,
  lead: new RegExp(`(?:^|[^\\p{L}])(?:${pattern})(?![\\p{L}])\\s*:?\\s*`, 'iu'),
})

export const RULES: readonly Rule[] = [
  rule(
    'companyName',
    'name',
    0.88,
    `we(?:'re| are) called|(?:our|my|the) ${SHOP} is (?:called|named)|(?:our|my) (?:company|business|shop|brand) name is|(?:company|business) name`,
  ),
  rule(
    'companyName',
    'name',
    0.8,
    `(?:run|own|founded|started|have|at|from|opened) (?:a |an |the )?(?:small |family |local |tiny |\\w+ )?${SHOP} (?:called|named)|(?:we are|we're|i run|i own|this is)(?= [A-Z])`,
  ),
  rule(
    'targetMarket',
    'clause',
    0.85,
    `(?:our|my) (?:main |best |typical |ideal |core |biggest |target )?(?:${PEOPLE}|audience|market|target market) (?:are|is|tend to be|include)(?: mostly| mainly| usually)?`,
  ),
  rule(
    'targetMarket',
    'clause',
    0.78,
    `(?:we|i) (?:mostly |mainly |only |primarily )?(?:serve|sell to|target|cater to|work with|work for)(?: mostly| mainly)?`,
  ),
  rule(
    'uniqueValue',
    'clause',
    0.85,
    `what (?:makes us (?:different|special|unique)|sets us apart) is(?: that)?|our (?:edge|difference|unique value|usp|advantage) is(?: that)?|we(?:'re| are) different because`,
  ),
  rule(
    'uniqueValue',
    'clause',
    0.8,
    `(?:${PEOPLE}|they) (?:choose|pick|love|prefer|come to|come back to|stay with) us (?:because|for)(?: of)?|we win (?:because|on)(?: of)?`,
  ),
  rule(
    'uniqueValue',
    'whole',
    0.75,
    `we(?:'re| are) the only|nobody else (?:here |in town )?(?:does|has|offers|bakes|makes)|no one else (?:here |in town )?(?:does|has|offers)`,
  ),
  rule(
    'businessModel',
    'whole',
    0.8,
    `we (?:charge|bill|make (?:our |most of our )?money|earn (?:our |most of our )?money|price)|our (?:pricing|business model|revenue model) is|we(?:'re| are) paid`,
  ),
  rule(
    'businessModel',
    'whole',
    0.7,
    `per (?:seat|user|employee) (?:per|a) month|monthly subscription|annual contract`,
  ),
  rule(
    'competitors',
    'list',
    0.85,
    `we (?:mostly |mainly |also )?compete (?:mostly |mainly )?(?:with|against)|(?:our|my) (?:main |biggest |closest |only |direct )?(?:competitors?|rivals?|competition) (?:are|is|include|includes)|we(?:'re| are) (?:always |often |usually )?up against`,
  ),
  rule(
    'competitors',
    'list',
    0.8,
    `we (?:mostly |sometimes |often |usually |mainly )?lose (?:deals |customers |clients |people |patients |orders |them |out )?(?:mostly |mainly )?to|(?:they|${PEOPLE}) (?:sometimes |often |usually )?(?:go|switch|leave|defect) (?:over )?to|would otherwise go to`,
  ),
  rule(
    'goals',
    'aims',
    0.85,
    `(?:our|my) (?:main |big |biggest |next |top |only )?(?:goals?|objectives?|aim|target|priority|priorities) (?:this year |this quarter |for next year |for the year |for 20\\d\\d )?(?:is|are)(?: to)?`,
  ),
  rule(
    'goals',
    'aims',
    0.75,
    `(?:we|i) (?:really |also |just )?(?:want(?: to)?|would like to|aim to|plan to|hope to|intend to|are trying to|need to)|(?:we|i)'d like to|we're trying to`,
  ),
  rule(
    'painPoints',
    'aims',
    0.85,
    `(?:our|my|the) (?:main |big |biggest |worst |real )?(?:problem|challenge|pain|pain point|headache|struggle|bottleneck|frustration|worry) (?:is|are)(?: that)?|the hard(?:est)? part is`,
  ),
  rule(
    'painPoints',
    'aims',
    0.78,
    `we (?:really |constantly |always |often )?(?:struggle (?:with|to)|keep (?:running out of|losing|forgetting|missing)|waste)|(?:${PEOPLE}) (?:always |often )?complain (?:about|that)`,
  ),
  rule(
    'channels',
    'list',
    0.8,
    `we (?:mostly |mainly |only |also )?(?:advertise|promote|market ourselves|market|post) (?:mostly |mainly )?(?:on|in|through|via|with|by)|(?:our|my) (?:main |best )?(?:marketing )?channels? (?:are|is|include)|(?:${PEOPLE}|they) (?:mostly |mainly |usually )?(?:find|found|discover|hear about) us (?:mostly |mainly )?(?:on|in|through|via|by|from)`,
  ),
  rule(
    'channels',
    'list',
    0.75,
    `most (?:of our |of my |new )?(?:${PEOPLE}|leads|business|sales|orders|bookings|new patients) (?:come|comes) (?:in )?(?:from|through|via|by)`,
  ),
  rule(
    'products',
    'list',
    0.8,
    `(?<!what )we (?:mostly |mainly |only |also )?(?:sell|bake|make|offer|provide|manufacture|produce)(?! out\\b| up\\b| (?:our |most of our )?money| to (?!order)| (?:it|them|sure|sense)\\b)|(?:our|my) (?:main |core )?(?:products?|services?|offer|offering|menu|best ?sellers?|best ?seller) (?:are|is|include|includes)`,
  ),
  rule(
    'kpis',
    'list',
    0.82,
    `we (?:mostly |mainly |only |also |closely )?(?:track|measure|watch|monitor|report on)|(?:our|my) (?:main |key )?(?:kpis?|metrics?|key metrics?|north star(?: metric)?|numbers? that matters?) (?:are|is|include)`,
  ),
]

/** "RideLab out by the mall is cheaper": a capitalised name followed by what a rival does. */
export const RIVAL_VERB =
  /\s(?:is|are|was|has been) (?:(?:much|way|a bit|a lot|far|our|the) )?(?:cheaper|bigger|closer|faster|our (?:main |biggest |closest )?(?:rival|competitor|competition)|(?:main |biggest |closest )?(?:rival|competitor))|\s(?:undercuts|undercut|beats|outbids|copies|copied|outspends) us\b|\s(?:takes|steals|took|poaches) our\b/i

/** A measured figure with its name, for kpis. */
export const MEASURE =
  /\b(average (?:ticket|basket|order value|order|deal|sale)|monthly revenue|annual revenue|revenue|turnover|sales|arr|mrr|cac|ltv|churn(?: rate)?|conversion(?: rate)?|retention(?: rate)?|no-show rate|open rate|gross margin|margin|growth) (?:is|was|are|runs at|sits at|of|at) (?:about |around |roughly |nearly |almost |just over |just under )?([$€£]?\d[\d.,]*(?:\s?(?:%|percent|k|m|bn|million|thousand))?(?: (?:a|per) (?:day|week|month|year))?)/i

const NUMERALS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]
/** Number words as alternatives of a pattern. */
export const NUMBER_WORDS = NUMERALS.slice(1).toReversed().join('|')

/** A number word as digits; anything else unchanged. */
export function digitsOf(text: string): string {
  const at = NUMERALS.indexOf(text.toLowerCase())
  return at > 0 ? String(at) : text
}

/** Head counts: "we are 14 people", "a team of nine", "14 employees". */
export const HEADCOUNT = new RegExp(
  `\\b(?:team of|staff of|we(?:'re| are)|we(?:'re| are) (?:a|an) [^,.]{3,40} with|we have|we employ|there are|i have|i employ) (?:about |around |roughly |just |only )?(\\d[\\d,]{0,6}(?:\\s?-\\s?\\d[\\d,]{0,6})?|${NUMBER_WORDS})(?: (?:full-time|part-time|paid|great))? ?(people|employees|staff|of us|bakers|dentists|engineers|developers|team members|fte|ftes|hygienists|teachers|volunteers|$)`,
  'i',
)
