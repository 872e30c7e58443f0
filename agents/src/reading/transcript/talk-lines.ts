import { isOfMail, isOfSetting } from './heading-forms.ts'

/** A line of a transcript: who speaks, null where the line does not say, and the words. */
export type TalkLine = {
  speaker: string | null
  words: string
  /** As it was pasted. */ raw: string
  /** Behind an empty line. */ isApart: boolean
  /** A heading inside somebody's words: what stands below tells of it. */ isHead: boolean
}

/** Time marks of subtitles and recordings: "00:01:02.000 --> 00:01:05", "[00:12]", "(1:02:33)". */
const TIMES = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:, [\d./-]+)?[\])]?(?:\s*-->.*)?\s*/
const NO_WORDS = /^(?:WEBVTT.*|NOTE.*|\d+|[-–—*•=_\s]*)$/
/** "Anna:", "**Interviewer**:", "Q1:", "Mrs. Lam (owner):". */
const SPEAKER =
  /^\**\s*(\p{L}[\p{L}\d.'’-]*(?:,? [\p{L}\d.'’()-]+){0,5}?)\s*\**\s*[::]\s*\**\s*(\S.*)$/u

/** The lines that say something, without time marks; what goes on in the next line belongs to its speaker. */
export function talkLines(text: string): TalkLine[] {
  const pasted = text.split(/\r?\n/)
  const lines = withNames(withMarks(pasted.map(line => line.trim().replace(TIMES, ''))))
  const known = speakersIn(lines)
  const isApart = (at: number): boolean => lines[at - 1] === ''
  return lines.flatMap((line, at) => {
    if (NO_WORDS.test(line) || isOfSetting(line) || isOfMail(line)) return []
    const isHead = HEAD.test(line)
    const raw = pasted[at] ?? ''
    return [{ ...asTalk(line.replace(HEAD, ''), known), raw, isApart: isApart(at), isHead }]
  })
}
const HEAD = /^#{1,6}\s+/

/** "Q. When was that?", "A) In May": roles that are marked like items of a list, where both are. */
const MARKED = /^([QA])\d{0,2}[.)]\s+(?=\S)/iu

function withMarks(lines: readonly string[]): string[] {
  const marks = new Set(lines.flatMap(line => MARKED.exec(line)?.[1]?.toUpperCase() ?? []))
  return lines.map(line => (marks.size === 2 ? line.replace(MARKED, '$1: ') : line))
}

/** "Anna Reyes – found it by chance": in a list of which nearly every line begins so, the dash is a colon. */
const DASHED = /^((?:\p{Lu}[\p{L}.'’]*)(?:,? [\p{L}\d.'’()]+){0,4}?)\s+[–—-]\s+(?=\S)/u

function withNames(lines: readonly string[]): string[] {
  const names = lines.flatMap(line => DASHED.exec(line)?.[1] ?? [])
  return isListOfVoices(lines, names) ? lines.map(line => line.replace(DASHED, '$1: ')) : [...lines]
}

function asTalk(line: string, known: ReadonlySet<string>): Pick<TalkLine, 'speaker' | 'words'> {
  const [, name, words] = SPEAKER.exec(line) ?? []
  if (name && words && known.has(name.toLowerCase())) return { speaker: name, words }
  return { speaker: null, words: line.replace(/^(?:[-–—*•>]|\d+[.)])\s+/, '') }
}

const ASKS = new Set(
  'q i int interviewer interviewers me us we moderator facilitator host researcher question'.split(
    ' ',
  ),
)
const ANSWERS = new Set(['a', 'r', 'interviewee', 'customer', 'client', 'answer'])
const IN_CAPITALS = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u

/** Whether nearly every line begins with somebody's name: then each is somebody, however often they speak. */
function isListOfVoices(lines: readonly string[], names: readonly string[]): boolean {
  const all = lines.filter(line => line !== '').length
  const own = new Set(names.filter(name => /^\p{Lu}/u.test(name)))
  return own.size >= 2 && names.length >= all * MOSTLY
}
const MOSTLY = 0.8

/** Who speaks once only is a heading or a colon in somebody's words, unless it is a role, or a name where somebody is said to ask. Lower case. */
function speakersIn(lines: readonly string[]): ReadonlySet<string> {
  const names = lines.flatMap(line => SPEAKER.exec(line)?.[1] ?? [])
  const isAsked = names.some(name => ASKS.has(name.toLowerCase()))
  const times = new Map<string, number>()
  for (const name of names) {
    const lower = name.toLowerCase()
    times.set(lower, (times.get(lower) ?? 0) + (isAsked && IN_CAPITALS.test(name) ? 2 : 1))
  }
  const isList = isListOfVoices(lines, names)
  const speaks = (name: string): boolean =>
    isList || ASKS.has(name) || ANSWERS.has(name) || times.get(name)! > 1
  return new Set([...times.keys()].filter(speaks))
}

const endsAsking = ({ words }: TalkLine): boolean => /\?["”’)]*$/.test(words)

/** Who asks: one whose name says so, else the speaker whose lines most often end with a question mark. Null where nobody is named. */
export function whoAsks(lines: readonly TalkLine[]): string | null {
  const speakers = [...new Set(lines.flatMap(({ speaker }) => (speaker ? [speaker] : [])))]
  const byName = speakers.find(name => ASKS.has(name.toLowerCase()))
  if (byName) return byName
  const asking = (name: string): number => {
    const own = lines.filter(({ speaker }) => speaker === name)
    return own.filter(endsAsking).length / own.length
  }
  const [most] = speakers.toSorted((a, b) => asking(b) - asking(a))
  return most && speakers.length > 1 && asking(most) > 0 ? most : null
}

export const isQuestion = (line: TalkLine, asker: string | null): boolean => {
  if (line.isHead) return true
  if (line.speaker !== null && asker !== null) return line.speaker === asker
  return line.speaker === null && (endsAsking(line) || asksBare(line))
}

/** "who pays for it", "what came next": a question of notes, whose mark nobody typed. */
const BARE =
  /^(?:who|what|when|where|why|which|how|did|do|does|was|were|is|are|have|had)\b[^.,;:!]*$/iu
const BARE_WORDS_MAX = 7

const asksBare = ({ words }: TalkLine): boolean =>
  BARE.test(words) && words.split(/\s+/).length <= BARE_WORDS_MAX
