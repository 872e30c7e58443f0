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
  const sources: { heading: string | null; lines: string[] }[] = []
  let open = { heading: null as string | null, lines: [] as string[] }
  for (const line of text.split(/\r?\n/)) {
    const heading = headingIn(line)
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
