import { ofParts } from '../../reading/any-of.ts'
import { nameRefusal } from '../../reading/read-name.ts'

/** "Only Ines can cast bells", "only I gild rims": who does it, and what. */
const ONLY = ofParts(
  'u',
  String.raw`\b[Oo]nly\s(I|[Mm]e|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?|(?:my|our|the)\s\p{L}+(?:\s\p{L}+)?)\s(?:who\s)?`,
  String.raw`(?:(?:can|could|may|knows? how to|is allowed to|am allowed to)\s(\p{Ll}{2,})|(\p{Ll}{2,}s)\b|(?<=I\s)(\p{Ll}{3,}))`,
  String.raw`(?:\s(?:the|our|my|an?|all|these|those)(?=\s))?((?:\s\p{L}[\p{L}’'-]*){0,3})`,
)
/** "Pavel does nearly all the tuning". */
const NEARLY = ofParts(
  'u',
  String.raw`^\W*(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\b[^.;!?]{0,60}?\sdoes\s(?:nearly|almost|practically|basically|most of)\s?(?:all\s)?`,
  String.raw`(?:of\s)?(?:the\s|our\s)?(\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}[\p{L}’'-]*){0,2}?)(?=\s*(?:[,.;!?]|$|\s(?:and|but|so|for|in|here|himself|herself)\b))`,
)
/** Verbs that stand for another, and words that end what is done. */
const NO_VERB = /^(?:do|does|be|is|has|have|was|gets?|wants?|needs?|it|this|that|costs?|takes?)$/
const ENDS =
  /^(?:and|but|so|or|because|when|in|on|at|for|with|as|who|which|it|this|that|them|him|her|to|from|since|if)$/i

/** What one person alone does, as a name: "casting big bells by Ines alone". Null where that is not told. */
export function aloneName(quote: string): string | null {
  const nearly = NEARLY.exec(quote)
  if (nearly) return fitting(`${nearly[2]} by ${nearly[1]}`)
  const [, who = '', can, does, own, rest = ''] = ONLY.exec(quote) ?? []
  const verb =
    can ??
    own ??
    does?.replace(/(?<=ch|sh|ss|x|o)es$|ies$|s$/, end => (end === 'ies' ? 'y' : '')) ??
    ''
  if (verb === '' || NO_VERB.test(verb)) return null
  const words = rest.trim().split(/\s+/)
  const end = words.findIndex(word => ENDS.test(word))
  const what = (end === -1 ? words : words.slice(0, end)).join(' ')
  // "Only he can do it" names nothing; "only he can cast" does.
  if (end === 0 && /^(?:it|this|that|them)$/i.test(words[0] ?? '')) return null
  const by = /^(?:I|me)$/i.test(who)
    ? 'one person'
    : `${who.replace(/^(?:my|our)\s/i, 'the ')} alone`
  return fitting(`${gerund(verb)} ${what} by ${by}`) ?? fitting(`${gerund(verb)} by ${by}`)
}

function fitting(name: string): string | null {
  const tidy = name.replaceAll(/\s+/g, ' ').trim()
  return nameRefusal(tidy) === null ? tidy : null
}

/** "Cast" is casting, "make" making, "cut" cutting. */
function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** "They choose us because we retune every bell": the reason is what is done, and not what it is done with. */
const CHOSEN_FOR = ofParts(
  'iu',
  String.raw`\b(?:pick|choose|chose|prefer|like|love|trust|(?:come|came|comes) (?:back|to us)|stay|buy from|order from|hire)s?\b[^.;]{0,40}?`,
  String.raw`\s(?:because|as|since|b?cause|b?coz|cuz|for that)\s(?:we|i)\s(?:always |also |still )?(\p{Ll}{3,})\s([^.;,]{3,60})`,
)
const IS_STATE = ofParts(
  '',
  '^(?:have|do|don|did|sell|charge|cost|lose|give|need|want|are|own|know|keep|were|had|can|will|',
  'always|never|only|also)$',
)
/** "We retune every bell", of all of them or without exception: a way of working. */
const ALWAYS_DOES =
  /^\W*(?:and )?(?:we|i)\s(?:always |still )?(\p{Ll}{3,})\s((?:every|each|all the|any)\s[^.;,]{3,60})/iu
const WE_DO = /^(?:we|i)\s(?:always |still |also )?(\p{Ll}{3,})\s?(\D{0,50})$/iu
/** What "we recast all" is called; null where the words tell no way of working. */
export function doingName(own: string): string | null {
  const [, verb = '', rest = ''] = WE_DO.exec(own) ?? []
  return verb === '' || IS_STATE.test(verb) ? null : fitting(`${gerund(verb)} ${rest}`)
}

export function reasonName(quote: string): string | null {
  const [, verb = '', rest = ''] = CHOSEN_FOR.exec(quote) ?? ALWAYS_DOES.exec(quote) ?? []
  if (verb === '' || IS_STATE.test(verb) || /\d/.test(rest)) return null
  const [what = ''] = rest.trim().split(/\s(?:and|but|so|if|when|because|ourselves)\b/)
  return fitting(`${gerund(verb)} ${what}`)
}
