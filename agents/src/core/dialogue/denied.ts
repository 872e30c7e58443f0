import { ofParts } from '../../reading/any-of.ts'

/** "The van isn't the bottleneck, the kiln is", "the van is not a problem": what is said of it is that it does not hold anything back. */
const DENIES = ofParts(
  'giu',
  String.raw`(?<=^|[.;,!?\n]\s*|\b(?:but|and|no|actually)\s)(?:[^.;,!?\n]{2,50}?)\s`,
  String.raw`(?:(?:is|are|was|were)(?:\snot|n['’]?t)|ain['’]?t)\s(?:really\s|actually\s|even\s)?(?:the\s|our\s|an?\s|my\s|any\s)?`,
  String.raw`(?:bottle-?neck|problem|issue|limit|brake|obstacle|trouble|constraint|reason|what (?:holds|stops|limits)[^.;,!?\n]*)\b[ \t]*[.;,!?]*`,
)
/** "Not the van, the kiln": what is named first is not meant. */
const NOT_THAT =
  /^\s*(?:no[,.]?\s)?not (?:really )?(?:the|our|my)\s[^.;,!?\d\n]{2,40}[.;,]\s*(?=\S)/iu
/** What is told, without what is said not to hold anything back; what is left stands as it was written. */
export function withoutDenied(text: string): string {
  const rest = text.replaceAll(DENIES, '').replace(NOT_THAT, '').trim()
  return rest === text.trim() ? text : rest
}
