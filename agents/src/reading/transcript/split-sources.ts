import { ofParts } from '../any-of.ts'

/** What was pasted of one person: the heading above it, and the words. */
export type PastedSource = { heading: string | null; words: string }

/** "Interview 3: Anna Reyes, two cafés", "## Call with the manager", "Review 2". */
const HEADING = ofParts(
  'i',
  String.raw`^(?:#{1,4}\s*)?\**\s*((?:interview|call|conversation|talk|review|respondent|participant|`,
  String.raw`customer|client|transcript)\b\s*(?:(?:no\.?|#)?\s*\d+|with\b)?[^?]{0,80}?)\**\s*:?$`,
)
const MARKDOWN = /^#{1,4}\s+(\S.{0,80})$/
const RULE = /^\s*(?:[-=_*]\s*){3,}$/

/** Several interviews of one paste, parted at headings and ruled lines; without any it is one. */
export function splitSources(text: string): PastedSource[] {
  const lines = text.split(/\r?\n/)
  const names = namesAlone(lines)
  const sources: { heading: string | null; lines: string[] }[] = []
  let open = { heading: null as string | null, lines: [] as string[] }
  for (const [at, line] of lines.entries()) {
    const heading = names.has(at) ? line.trim() : headingIn(line)
    if (heading === null && !RULE.test(line)) {
      open.lines.push(line)
      continue
    }
    sources.push(open)
    open = { heading, lines: [] }
  }
  return [...sources, open]
    .map(({ heading, lines }) => ({ heading, words: lines.join('\n').trim() }))
    .filter(({ words }) => words !== '')
}

function headingIn(line: string): string | null {
  const found = HEADING.exec(line.trim()) ?? MARKDOWN.exec(line.trim())
  return found?.[1]?.trim() ?? null
}

/** "Anna Reyes", "Marek, apples", "Tom + Jess (first visit)", "Anna R. - notes": somebody's name on a line of its own. */
const NAME = ofParts(
  'u',
  String.raw`^\p{Lu}[\p{L}'’.-]+(?:\s(?:[&+]|and)\s\p{Lu}[\p{L}'’.-]+|\s\p{Lu}[\p{L}'’.-]*){0,3}`,
  String.raw`\.?(?:\s?\([^)]{1,60}\)|(?:,|\s[-–—])\s[^.?!:]{1,60})?$`,
)
/** Names of one person are no headings; several are. */
const NAMES_LEAST = 2

/** Whether a heading is the name of somebody, and no word such as "Interview". */
export const isNamed = (heading: string | null): boolean =>
  heading !== null && NAME.test(heading) && !HEADING.test(heading)

/** Lines that hold a name alone, behind an empty line and before words: where several do, each begins a person. Right below a heading one is enough. */
function namesAlone(lines: readonly string[]): ReadonlySet<number> {
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === ''
  const isHeaded = (at: number): boolean => at > 0 && headingIn(lines[at - 1]!) !== null
  const named = [...lines.keys()].filter(at => isNamed(lines[at]!.trim()))
  const headed = named.filter(isHeaded)
  const others = named.filter(at => (at === 0 || isBlank(at - 1)) && !isBlank(at + 1))
  const all = [...headed, ...others]
  return new Set(all.length >= NAMES_LEAST ? all : headed)
}
