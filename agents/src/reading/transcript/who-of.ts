import { WHO_MAX } from '@sextant/contracts/persona/routes'
import { ofParts } from '../any-of.ts'
import { behindTalk, isOfNobody, withoutDay, withoutSetting } from './heading-forms.ts'

/** "Anna Reyes", "Marek, apples", "Tom + Jess (first visit)", "Anna R. - notes": somebody's name on a line of its own. */
const NAME = ofParts(
  'u',
  String.raw`^\p{Lu}[\p{L}'’.-]*(?:\s(?:[&+]|and)\s\p{Lu}[\p{L}'’.-]+|\s(?:\p{Lu}[\p{L}'’.-]*|de|da|la|van|von|der|al|bin)){0,4}`,
  String.raw`\.?(?:\s?\([^)]{1,60}\)|(?:,|\s[-–—/|])\s[^.?!:]{1,80})*\.?$`,
)
/** "Anna Reyes - phone notes": what the paste is, is no part of a name. */
const OF_WHAT = /\s[-–—]\s[^-–—]*\b(?:notes?|call|interview|chat|talk|phone|visit|meeting)\b.*$/iu
const MARKS = /^[\s#*_>=~]+|[\s#*_:=~]+$/gu
const ANSWERS = /^(?:a|r|interviewee|customer|client|answer|respondent|participant|guest)$/i

const bareOf = (line: string): string =>
  line
    .trim()
    .replaceAll(/\*\*|__/gu, '')
    .replaceAll(MARKS, '')
    .replace(/^[–—-]+\s*|\s*[–—-]+$/gu, '')

/** Whether a line is the name of somebody, and no word such as "Interview". */
export const isNamed = (line: string | null): boolean => {
  if (line === null || behindTalk(line) !== null) return false
  const bare = bareOf(line)
  if (isOfNobody(bare)) return false
  if (/\p{Ll}{2}\.$/u.test(bare)) return false
  return NAME.test(bare) && bare.length <= WHO_MAX && letters(bare) > 1
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** "Interview 3: Anna Reyes" is Anna Reyes; a bare "Interview 3" stays what it is. */
export function whoOf(heading: string | null, speaker: string | null): string {
  const isRole = speaker !== null && ANSWERS.test(speaker)
  const own = isRole ? '' : (speaker ?? '')
  if (heading === null) return own
  const rest = behindTalk(heading)
  const named = nameIn(rest ?? heading.trim().replace(/^(?:\(?\d{1,3}[.):]|[*•-])\s*/, ''))
  const name = rest !== null && !SOMEBODY.test(named) ? '' : named
  return (name || longer(own) || bareOf(heading)).slice(0, WHO_MAX).trim()
}

/** "S.H." is somebody, "(F, 34, a café)" says what sort. */
const SOMEBODY = /^(?!\().*(?:\p{L}{2}|\p{Lu}\.)/u

/** An initial is no name where a heading is. */
const longer = (speaker: string): string => (letters(speaker) > 1 ? speaker : '')

/** "K.O. (Kirsti Olsen), 14 dogs" is Kirsti Olsen; "Rev. Collins (vicar)" stays whole. */
const IN_BRACKETS = /^\((\p{Lu}\p{L}{2,}[^)]*)\)/u
const IN_FULL = /^(?:\p{Lu}\.?\s?){1,3}\s*\((\p{Lu}\p{L}+[^)]*)\)/u

function nameIn(text: string): string {
  const bare = bareOf(text).replace(OF_WHAT, '')
  const told = withoutSetting(withoutDay(bare))
  return told.replace(IN_BRACKETS, '$1').replace(IN_FULL, '$1').trim()
}
