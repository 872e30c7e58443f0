/** Words that say what a figure beside them is, in any trade. Without one of them a figure that could be several things stays in the quote. */
const CUES = {
  ofSales: 'sale sales revenue revenues rev turnover income takings fees receipts',
  falling:
    'down fall falls fell fallen falling drop drops dropped cut cuts less fewer lower decline declines declined shrink shrinks shrank cheaper minus',
  rising:
    'up raise raises raised rise rises rose risen rising growth increase increases increased grow grows grew grown more higher dearer plus jump jumps jumped climb climbs',
  refused:
    'refuse refused refuses refusing decline declining reject turn turned declined reject rejected lost lose missed walked unanswered',
  earned: 'raised earned made grossed',
  brings: 'bring brings brought bringing get gets win wins add adds',
  spent: 'spend spends pay pays',
  chosen: 'win wins winner winning won choose chooses chose pick picks nothing lose lost go goes',
  won: 'brought brings got gets won signed',
  heads: 'customers clients members buyers patients guests people',
  theirs:
    'their theirs they them rival rivals largest leader competitor competitors vs versus against',
  cheaper: 'cheaper less lower below under',
  dearer: 'dearer higher above expensive',
  others: 'others industry national sector usual normal elsewhere',
  not: 'not never dont don t',
  range: 'from to up between',
  leaving: 'leave leaves left leaving quit quits stop stops cancel cancels churn lapse lapses drop',
  again: 'again return returns renew renews repeat repeats stay stays',
  stars: 'star stars rating rated google review reviews opinions',
  reviews: 'reviews review opinions ratings',
  since: 'since',
  level: 'to at',
  sold: 'sold sell sells',
  margin: 'margin margins',
  cost: 'cost costs costing material materials parts ingredients labour labor',
} as const
export type Cue = keyof typeof CUES

const WORDS = new Map<string, ReadonlySet<string>>(
  Object.entries(CUES).map(([cue, words]) => [cue, new Set(words.split(' '))]),
)
const has = (cue: Cue, word: string): boolean => WORDS.get(cue)?.has(word) ?? false

/** Words on either side in which a cue counts. */
const REACH = 4

/** What stands around a figure in its clause, the nearest word first. */
export type Around = { before: readonly string[]; after: readonly string[] }

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? []

/** What follows a figure up to the next; where another comes, what stands behind a joint belongs to that. */
function wordsBehind(rest: string): string {
  const [words = '', ...others] = rest.split(/\d/)
  return others.length === 0 ? words : (words.split(/,\s|;|[.!?]\s|\b(?:and|but|so)\b/)[0] ?? '')
}

/** The words around a figure; `start` and `end` are its place in the clause. */
export const around = (clause: string, start: number, end: number): Around => ({
  before: wordsOf(clause.slice(0, start).split(/\d/).at(-1) ?? '')
    .toReversed()
    .slice(0, REACH),
  after: wordsOf(wordsBehind(clause.slice(end))).slice(0, REACH),
})

export const isNear = ({ before, after }: Around, cue: Cue): boolean =>
  [...before, ...after].some(word => has(cue, word))

/** Whether the cue is the word right before, an article or a sign between them left out. */
export const isRightBefore = ({ before }: Around, cue: Cue): boolean =>
  before.slice(0, 2).some(word => has(cue, word))

/** Whether the cue is the word right behind: "40 customers". */
export const isRightAfter = ({ after }: Around, cue: Cue): boolean =>
  after.slice(0, 1).some(word => has(cue, word))
