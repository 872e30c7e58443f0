/** What a person says to the agent about the conversation itself, instead of about the business. */
export type Aside = 'reason' | 'length' | 'who' | 'mood'

const LEAD =
  /^(?:(?:ok(?:ay)?|but|and|so|well|wait|sorry|hm+|um+|ugh+|omg|wtf|lol|man|pff+|come on|hey|honestly|seriously|please|no)[\s,!.]+)+/i
const TIRED = '(?:tired|bored|annoyed|fed up|confused|lost|frustrated|exhausted|done here|over it)'
const SIGNS: readonly (readonly [Aside, RegExp])[] = [
  [
    'who',
    /^(?:are|r) (?:you|u) (?:a |an |really |even )*(?:robot|bot|human|person|real|ai|machine|chat ?gpt|serious|there|listening|kidding)\b.{0,40}$|^(?:who|what) (?:are|r) (?:you|u)$|^is (?:this|there) (?:a |an )?(?:robot|bot|human|real person|ai|machine)\b.{0,30}$/i,
  ],
  [
    'length',
    /^how (?:long (?:is|does|will|do|is all) (?:this|it|these|the questions?|i|you|u)\b.{0,50}|long|many (?:more|questions?|are left|left|to go)\b.{0,40})$|^(?:are we|is this|is it) (?:done|nearly done|almost done|over|finished)(?: yet)?$|^(?:this|it) (?:is )?tak(?:es|ing) (?:too|so|way too) long$|^(?:so |too |that's a lot of |way too )*(?:many|lots of) questions$|^(?:how )?much longer(?: (?:is|will|does) .{0,30})?$/i,
  ],
  [
    'reason',
    /^(?:why|what for)\b.{0,60}\b(?:you|u|ya)\b.{0,20}\b(?:ask(?:ing)?|need|want|care)\b.{0,60}$|^what (?:do|did) (?:you|u) (?:mean|want)\b.{0,60}$|^(?:what|why) (?:is|does|do) (?:this|that|it|these|the question)\b.{0,60}$|^(?:i (?:don'?t|do not) (?:understand|get)(?: (?:this|that|it|the question|you|what you (?:mean|want)))?|huh|what|meaning)$|^(?:why|what)(?: (?:all )?(?:this|these questions|that))?$|^(?:can|could) (?:you|u) (?:explain|rephrase|repeat)\b.{0,60}$/i,
  ],
  [
    'mood',
    new RegExp(
      `^(?:i'?m|i am|im|getting)(?: (?:so|really|very|just|getting|already|a bit))* ${TIRED}(?: (?:of|by|with) (?:all )?(?:this|these|it|that|you|u|(?:this|your|the|these) (?:chat|questions?|asking|interview|bot|app))(?: already)?)?(?: now| already)?$|^(?:this|that|it|all this|you|u)(?: is|'?s| are|'?re| r)?(?: (?:so|really|very|just|getting|a bit|super|too))* (?:annoying|boring|stupid|useless|silly|ridiculous|frustrating|dumb|tiring|a waste of (?:my )?time|a joke|not helping|not helpful|hopeless)$|^(?:stop (?:it|this|that)|leave me alone|i hate (?:this|it|you)|(?:i'?m )?sick of (?:this|it|you)|whatever|this sucks|you suck|useless|annoying|boring|ridiculous|why (?:so|this) (?:hard|complicated))$`,
      'i',
    ),
  ],
]

/** What a single clause is, when it speaks of the conversation; null for anything that could be about the business. Clauses over 160 characters never are. */
export function asideOf(clause: string): Aside | null {
  if (clause.length > 160) return null
  const bare = clause
    .replace(/[’‘]/g, "'")
    .replace(/[\s.!?,;:…]+$/, '')
    .trim()
  const said = bare.replace(LEAD, '')
  return SIGNS.find(([, sign]) => sign.test(said) || sign.test(bare))?.[0] ?? null
}

/** The text without the asides it opens or closes with, always one verbatim stretch, and the first aside met. */
export function withoutAsides(text: string): { rest: string; aside: Aside | null } {
  if (text.length > 4_000) return { rest: text, aside: null }
  const clauses = [...text.matchAll(/[^.!?\n]+(?:[.!?\n](?=\S)[^.!?\n]+)*[.!?\n]*/g)].filter(
    ([clause]) => /[\p{L}\p{N}]/u.test(clause),
  )
  const asides = clauses.map(([clause]) => asideOf(clause) ?? asideOfParts(clause))
  const first = asides.findIndex(aside => aside === null)
  if (first < 0) return { rest: '', aside: asides[0] ?? null }
  const last = asides.findLastIndex(aside => aside === null)
  return {
    rest: text.slice(clauses[first]!.index, clauses[last]!.index + clauses[last]![0].length).trim(),
    aside: asides.find(aside => aside !== null) ?? null,
  }
}

/** "ugh, this is annoying, im tired": every part between commas is one. */
function asideOfParts(clause: string): Aside | null {
  const parts = clause
    .split(/,| and | but /i)
    .filter(part => part.trim() !== '')
    .map(asideOf)
  return parts.length > 1 && parts.every(part => part !== null) ? parts[0]! : null
}
