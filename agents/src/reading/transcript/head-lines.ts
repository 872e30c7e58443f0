import { behindTalk, isOfNobody, withoutDay } from './heading-forms.ts'
import { isNamed } from './who-of.ts'

/** A line that begins a person. `says`: it holds words of theirs besides their name. */
export type HeadLine = { heading: string; says: boolean }

/** "# Anna Reyes". */
const MARKDOWN = /^(#{1,6})\s+\S/
/** "**Anna Reyes**", "__Call with Anna__": a line in bold type. */
const BOLD = /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/
/** Headings of one form are those of people; one alone may be a title. */
const PEOPLE_LEAST = 2

/** Lines that begin a person, by their places: those that say that a talk begins and names that stand alone, else the first form of heading that several lines have. */
export function headLinesIn(lines: readonly string[]): ReadonlyMap<number, HeadLine> {
  const talks = [...lines.keys()].filter(at => behindTalk(lines[at]!) !== null)
  const below = talks.flatMap(at => namedBelow(lines, at))
  const forms = [byMarkdown, byNumber, byBold, byBullet].map(form => form(lines))
  const found = forms.find(form => form.length >= PEOPLE_LEAST) ?? []
  const told = [...talks, ...below, ...byName(lines)]
  if (talks.length >= PEOPLE_LEAST) return asHeads(lines, told)
  if (found.length > 0) return asHeads(lines, found)
  if (told.length >= PEOPLE_LEAST) return asHeads(lines, told)
  const spoken = bySpeaking(lines)
  return spoken.size >= PEOPLE_LEAST || isMore(lines, spoken)
    ? spoken
    : asHeads(lines, [...talks, ...below])
}

const asHeads = (lines: readonly string[], places: readonly number[]): Map<number, HeadLine> =>
  new Map(places.map(at => [at, { heading: lines[at]!.trim(), says: false }]))

/** "Spoke to Anna Reyes on Monday. She …": a line that tells of a talk and goes on with it. */
const SPOKE =
  /^(?:i\s+)?(?:more from|spoke|talked|met|rang|called|phoned|chatted|interviewed)\s+(?:(?:to|with)\s+)?/iu
const SOMEBODY = /^(?:\p{Lu}(?:[\p{L}]{0,2}\.|[\p{L}'’-]*(?![\p{L}.]))\s?){1,4}/u

function bySpeaking(lines: readonly string[]): Map<number, HeadLine> {
  const found = lines.flatMap((line, at) => {
    const told = SPOKE.exec(line.trim())
    const name = told && SOMEBODY.exec(line.trim().slice(told[0].length))?.[0]
    return name ? [[at, { heading: name.trim(), says: true }] as const] : []
  })
  return new Map(found)
}

/** "More from Anna: …" goes on about somebody who was told of above. */
const isMore = (lines: readonly string[], spoken: ReadonlyMap<number, HeadLine>): boolean =>
  [...spoken.keys()].some(at => /^more from/iu.test(lines[at]!.trim()))

/** A name in a list, with a list of its own below. */
function byBullet(lines: readonly string[]): number[] {
  const indentOf = (at: number): number => /^\s*/.exec(lines[at] ?? '')?.[0].length ?? 0
  return [...lines.keys()].filter(
    at =>
      /^[-*•]\s/.test(lines[at]!) &&
      isNamed(lines[at]!.replace(/^[-*•]\s+/, '')) &&
      (lines[at + 1] ?? '').trim() !== '' &&
      indentOf(at + 1) > 0,
  )
}

/** "Interview 2" with "Anna Reyes" below it. */
function namedBelow(lines: readonly string[], at: number): number[] {
  const isBare = !/\p{L}{2}/u.test(behindTalk(lines[at]!) ?? '')
  return isBare && isNamed(lines[at + 1]?.trim() ?? '') ? [at + 1] : []
}

/** Headings of the highest level that several have: those below it part the words of one person. */
function byMarkdown(lines: readonly string[]): number[] {
  const levelOf = (at: number): number => MARKDOWN.exec(lines[at]!.trim())?.[1]?.length ?? 0
  const all = [...lines.keys()].filter(at => levelOf(at) > 0 && !isOfNobody(lines[at]!))
  const levels = [...new Set(all.map(levelOf))].toSorted((a, b) => a - b)
  const level = levels.find(one => all.filter(at => levelOf(at) === one).length >= PEOPLE_LEAST)
  return all.filter(at => levelOf(at) === level)
}

const NUMBERED = /^(?:\(?(\d{1,2})[.):]|#(\d{1,2}))\s+(\S.*)$/

/** "1) Tom Harris, 420 ewes", "2) …": a count from one on, each with lines of its own below. Questions are counted too, and no people. */
function byNumber(lines: readonly string[]): number[] {
  const found = [...lines.keys()].filter(at => NUMBERED.test(lines[at]!.trim()))
  const numberOf = (at: number): number => {
    const [, one, other] = NUMBERED.exec(lines[at]!.trim()) ?? []
    return Number(one ?? other)
  }
  const isCount = found.every((at, index) => numberOf(at) === index + 1)
  const hasLines = (at: number): boolean =>
    (lines[at + 1] ?? '').trim() !== '' && !found.includes(at + 1)
  const isHeading = (at: number): boolean =>
    !/[?!.]["”]?$/.test(lines[at]!.trim()) && !isOfNobody(lines[at]!.replace(/^\W*\d+/, ''))
  return isCount && found.every(at => hasLines(at) && isHeading(at)) ? found : []
}

const byBold = (lines: readonly string[]): number[] =>
  [...lines.keys()].filter(at => {
    const inside = BOLD.exec(lines[at]!.trim())?.[1]
    return inside !== undefined && !inside.includes('?')
  })

/** Lines that hold a name alone, behind an empty line or at the beginning; where no line is empty, wherever they stand. */
function byName(lines: readonly string[]): number[] {
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === ''
  const named = [...lines.keys()].filter(
    at => isNamed(withoutDay(lines[at]!.trim())) && !isBlank(at + 1) && at + 1 < lines.length,
  )
  const isDense = !lines.some((line, at) => at > 0 && at < lines.length - 1 && line.trim() === '')
  return isDense ? named : named.filter(at => at === 0 || isBlank(at - 1))
}
