import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'

/** Words of business that speak for a sort in any trade; how much each speaks is learned by `agents/evals/learn-sorts.ts`. */
export const SORT_CUES: Readonly<Record<string, readonly RegExp[]>> = {
  'channel.sort': [
    anyOf(
      'ads?|adverts?|advertis\\w*|adwords|campaigns?|boosted|leaflets?|flyers?|posters?|radio|tv|magazines?|newspapers?|paper|billboards?|banners?|brochures?|print\\w*|sponsor\\w*|listings?',
    ),
    anyOf(
      'fairs?|exhibitions?|stands?|stalls?|trade shows?|expos?|conferences?|festivals?|seminars?',
    ),
    anyOf(
      'word of mouth|mouth|recommend\\w*|referr\\w*|friends?|tell|told|says?|relatives|neighbou?rs?|gossip|old (?:customers|clients)|know(?:s|n)? us',
    ),
    anyOf(
      'website|web ?site|newsletters?|mailing|e-?mails?|blogs?|instagram|facebook (?:page|group)|whatsapp|youtube|tiktok|podcasts?|open days?|talks?|visits?|call(?:s|ing)?|phone|letters?|sign(?:s|board)?|window|van|search|google(?! ads)',
    ),
    anyOf('portals?|marketplaces?|platforms?|amazon|etsy|ebay|booking|airbnb|app store|directory'),
    anyOf(
      'partners?|dealers?|agents?|resellers?|doctors?|clinics?|schools?|teachers?|architects?|brokers?|shops? (?:send|sell)\\w*|hotels?|send(?:s|ing)? us|associations?|chambers?|council',
    ),
    anyOf('free|nothing|costs? (?:us |me )?nothing|no (?:cost|money)|0|gratis'),
    anyOf('a month|per month|a year|each|spent|cost|costs|paid|pay'),
  ],
  'channel.attempt': [
    anyOf(
      'waste\\w*|useless|nothing|nobody|no one|none|zero|failed|flop\\w*|never again|disaster|lost|burn\\w*|dead|stopped|gave up|given up|no (?:customers?|clients?|result|calls?|good)|only (?:one|two|1|2)|not one|joke|silence|down the drain|for nothing',
    ),
    anyOf("tried|once|last (?:year|spring|summer|autumn|winter)|did|ran|did not|didn[’']?t"),
    anyOf('best|works?|worked|good|well|reliable|still'),
  ],
  'change.direction': [
    anyOf(
      'up|rise[sn]?|rose|rising|increas\\w*|grow\\w*|grew|more|dearer|higher|doubl\\w*|boom\\w*|climb\\w*|went from',
    ),
    anyOf(
      'down|fall\\w*|fell|drop\\w*|shrink\\w*|less|fewer|lower|decreas\\w*|declin\\w*|halv\\w*|dying|cut',
    ),
    anyOf(
      'new|opens?|opening|starts?|begin\\w*|launch\\w*|law|rule|must|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|introduc\\w*|plans?|will|requires?',
    ),
    anyOf(
      'ends?|ended|ending|clos\\w*|expires?|runs? out|stops?|stopped|last|over|retir\\w*|ban(?:s|ned)?|abolish\\w*|no longer|gone|disappears?|finish\\w*',
    ),
  ],
  'change.bearing': [
    anyOf('dearer|more expensive|costs?|up|rise|increase|tax|rent|wages?|price'),
    anyOf(
      'subsid\\w*|grants?|voucher|support|must (?:have|use|be)|compulsory|obligatory|mandatory|demand|need|growing|more (?:people|customers|orders|tourists|demand)|opportunit\\w*|good for us|helps?|boom|tender',
    ),
    anyOf(
      'clos\\w*|ends?|ban(?:s|ned)?|cut|stops?|competitor\\w*|chain|rival|shrink\\w*|fewer|less|fall\\w*|fell|drop\\w*|bad for us|hurts?|worr\\w*|lose|kills?|threat',
    ),
    anyOf('opens?|opening|new|starts?|begin\\w*'),
    anyOf('closes?|closing|stops?|gives? up|retires?'),
  ],
  'strength.sort': [
    anyOf(
      'fast\\w*|quick\\w*|hours?|days?|same day|minutes?|within|weeks?|overnight|speed|deliver\\w*|turnaround|wait\\w*|on time|answer\\w*',
    ),
    anyOf(
      'last(?:s|ed)?|break\\w*|returns?|returned|complain\\w*|claims?|defects?|fail\\w*|pass\\w*|accura\\w*|success|quality|error\\w*|rework|still|survive\\w*|injur\\w*|reject\\w*|wrong|warranty|guarantee|stars?',
    ),
    anyOf(
      'stars?|reviews?|ratings?|recommend\\w*|trust\\w*|honest|known|renew\\w*|come back|stay\\w*|loyal|repeat|since|years',
    ),
    anyOf(
      'trained|certified|licen[cs]ed|experience|degree|knows?|specialist|only (?:one|ones)|expert\\w*|master|languages?|years of',
    ),
    anyOf('price|cheap\\w*|less|lower|free|saves?'),
    anyOf('range|choice|models|colours|types|kinds|everything|stock'),
    anyOf('nobody else|no one else|only|exclusive|sole|unique|patent|nowhere'),
  ],
}

/** A sort that is said in so many words. */
type SaidSort = {
  kind: FactKind
  attribute: string
  value: string | string[] | boolean
  words: RegExp
}

const NOBODY_ELSE = "nobody else|no one else|(?:there is|there[’']?s|has|have) no other"
const RARE = anyOf(
  NOBODY_ELSE,
  'no other (?:shop|firm|place|one)',
  'the only (?:one|ones|such|place|firm)',
  'nowhere else',
  'one of a kind',
  'only (?:\\d|a few|one|two|three) (?:others? )?like (?:him|her|it|this|that|us|them)',
)

export const SAID_SORTS: readonly SaidSort[] = [
  {
    kind: 'change',
    attribute: 'bearing',
    value: 'hurts',
    words: anyOf(
      '(?:hurts|hits|kills|bad for) (?:us|me|my|our)',
      'it hurts',
      'bad news',
      'worries (?:us|me)',
    ),
  },
  {
    kind: 'change',
    attribute: 'bearing',
    value: 'helps',
    words: anyOf(
      '(?:helps|good for|great for) (?:us|me|my|our)',
      'it helps',
      'good news',
      'best news',
    ),
  },
  {
    // A grant that can be had; one that ends is told by its end.
    kind: 'change',
    attribute: 'bearing',
    value: 'helps',
    words: ofParts(
      'i',
      String.raw`^(?!.*(?:\b(?:ends?|ended|stops?|stopped|cuts?|expires?|less|no longer|gone|falls?|`,
      String.raw`drops?|from|only (?:till|until))\b|→|->))`,
      String.raw`.*\b(?:grants?|subsid(?:y|ies)|vouchers?)\b`,
    ),
  },
  {
    kind: 'rival',
    attribute: 'betterAt',
    value: ['price'],
    words: anyOf(
      'cheaper',
      'undercuts?',
      '(?:below|under) (?:us|our price)',
      'less than (?:us|we|our price)',
    ),
  },
  {
    kind: 'rival',
    attribute: 'betterAt',
    value: ['speed'],
    words: anyOf('faster', 'quicker'),
  },
  {
    kind: 'rival',
    attribute: 'betterAt',
    value: ['range'],
    words: anyOf('(?:more|bigger|wider) (?:choice|range)'),
  },
  {
    kind: 'rival',
    attribute: 'worseAt',
    value: ['price'],
    words: anyOf('dearer', 'more expensive', 'pricier'),
  },
  {
    kind: 'rival',
    attribute: 'worseAt',
    value: ['speed'],
    words: ofParts(
      'i',
      String.raw`\bslow(?:er)?\b|\b(?:months?|weeks?)(?:['’]s?)? (?:of )?(?:wait(?:ing)?|delivery|queue|lead time)\b|`,
      String.raw`\b(?:wait(?:ing)?|queue)s?(?: time| list)?(?: of| is|:)? (?:about )?[\d–-]+ (?:months?|weeks?)\b|`,
      String.raw`\b(?:delivers?|delivery|ready|takes?)(?: only)? (?:in|within|after)? ?[\d–-]+ (?:months?|weeks?)\b`,
    ),
  },
  {
    kind: 'rival',
    attribute: 'worseAt',
    value: ['quality'],
    words: ofParts(
      'i',
      String.raw`\b(?:breaks?|cracks?|fails?|leaks?|falls? apart|wears? out|dies)\b.{0,12}\b(?:in|after|within) \d+ `,
      String.raw`(?:days?|weeks?|months?|years?)\b|\b(?:poor|bad|worse|low) quality\b|\bfalls? apart\b`,
    ),
  },
  {
    kind: 'rival',
    attribute: 'worseAt',
    value: ['trust'],
    words: anyOf(
      '(?:no|without|never a|gives? no) (?:an? )?(?:guarantee|warranty|refunds?|insurance|licen[cs]e)',
    ),
  },
  {
    kind: 'rival',
    attribute: 'worseAt',
    value: ['place'],
    words: anyOf(
      String.raw`\d+ ?(?:hrs?|hours?|h|km|miles|min(?:utes)?) (?:by (?:bus|car|train|boat|road|ferry|plane)|away|drive|further)`,
      'far away|too far|the other end of',
    ),
  },
  {
    kind: 'rival',
    attribute: 'sort',
    value: 'substitute',
    words: /\b(?:stay|stick|manage|make do|get by)s? (?:on|with)\b/i,
  },
  {
    kind: 'rival',
    attribute: 'sort',
    value: 'nothing',
    words: anyOf(
      '(?:do|does|doing) nothing',
      '(?:do|does|go|goes|live|lives|stay|stays|manage|manages) without',
    ),
  },
  {
    kind: 'rival',
    attribute: 'sort',
    value: 'in-house',
    words: anyOf(
      '(?:do|does|make|makes|build|builds) it (?:them|him|her)selves?',
      'in-?house',
      'their own (?:staff|people|team)',
    ),
  },
  {
    kind: 'person',
    attribute: 'alone',
    value: true,
    words: anyOf(
      NOBODY_ELSE,
      'only|alone|sole|by (?:him|her|my)self',
      'without (?:him|her)',
      'in (?:his|her) (?:head|notebook)',
    ),
  },
  { kind: 'resource', attribute: 'rare', value: true, words: RARE },
  { kind: 'strength', attribute: 'rare', value: true, words: RARE },
  {
    kind: 'idea',
    attribute: 'attempt',
    value: 'failed',
    words: ofParts(
      'i',
      String.raw`\b(?:tried|tested)\b.{0,80}\b(?:fail\w*|nobody|dropped|died|never again|closed|`,
      String.raw`waste\w*|nothing|flop\w*|dead)\b`,
    ),
  },
]
