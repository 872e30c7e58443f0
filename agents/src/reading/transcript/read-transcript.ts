import type { HeardIn, QuoteTopic } from '@sextant/contracts/company/chips'
import type { ReadAnswer, ReadSource } from '@sextant/contracts/persona/routes'
import { ofParts } from '../any-of.ts'
import { likelyTopic } from '../asked/asked-for.ts'
import { nameAnswers } from './name-answers.ts'
import { type PastedSource, splitSources } from './split-sources.ts'
import { statementsIn } from './statements.ts'
import { isQuestion, type TalkLine, talkLines, whoAsks } from './talk-lines.ts'
import { whoOf } from './who-of.ts'

/** Fewer words of which nobody knows what they tell say nothing by themselves. */
const WORDS_LEAST = 3

/** What was pasted, parted into people and their answers. */
export function readTranscript(text: string): ReadSource[] {
  const read = withFullNames(splitSources(text).flatMap(readSource))
  const all = read.flatMap(({ answers }) => answers)
  const names = nameAnswers(
    read.flatMap(({ who, answers }, at) =>
      answers.map(one => ({ ...one, who: who || String(at) })),
    ),
  )
  const labels = new Map(all.map((answer, index) => [answer, names[index]!]))
  return read
    .map(source => ({
      ...source,
      answers: source.answers.map(answer => ({ ...answer, label: labels.get(answer) ?? '' })),
    }))
    .filter(({ answers }) => answers.length > 0)
    .filter((source, _, all) => !isPreface(source, all))
}

/** What stands above all people and names nobody is a title of the notes. */
const isPreface = ({ who, answers }: ReadSource, all: readonly ReadSource[]): boolean =>
  all.length > 1 && who === '' && answers.every(({ topic }) => topic === null)

/** "More from Greta" is Greta Lind, where one person of the paste is called so. */
function withFullNames(read: readonly ReadSource[]): ReadSource[] {
  return read.map(source => {
    const short = source.who.replace(/^more (?:from|of|by) /iu, '').toLowerCase()
    const [full, ...others] = read.filter(
      ({ who }) => who !== source.who && who.toLowerCase().startsWith(`${short} `),
    )
    return short !== '' && full && others.length === 0 ? { ...source, who: full.who } : source
  })
}

/** Several who speak where no heading names anybody are several people. */
function readSource(pasted: PastedSource): ReadSource[] {
  const { heading, words, answers } = pasted
  const heard = heardIn(heading)
  if (answers) return [{ who: whoOf(heading, null), heard, words, answers: inCells(answers) }]
  const lines = talkLines(words)
  const asker = whoAsks(lines)
  const turns = turnsOf(lines, asker)
  const speakers = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))]
  if (heading !== null || speakers.length < 2)
    return [{ who: whoOf(heading, speakers[0] ?? null), heard, words, answers: saidIn(turns) }]
  return speakers.map(name => {
    const own = turns.filter(({ speaker }) => speaker === name)
    return { who: name, heard, words: own.map(({ raw }) => raw).join('\n'), answers: saidIn(own) }
  })
}

/** Words of somebody, with what they were asked. */
type Turn = { speaker: string | null; words: string; question: string | null; raw: string }

/** What was answered, line by line; an unmarked line belongs to who spoke before it. */
function turnsOf(lines: readonly TalkLine[], asker: string | null): Turn[] {
  let question: string | null = null
  let speaker: string | null = null
  let isAnswered = false
  const turns: Turn[] = []
  for (const line of lines) {
    if (isQuestion(line, asker)) {
      question = line.words
      isAnswered = false
      continue
    }
    // Among marked lines, what stands apart and unmarked answers no question any more.
    if (asker && line.speaker === null && line.isApart && isAnswered) question = null
    isAnswered = true
    speaker = line.speaker ?? speaker
    turns.push({ speaker, words: line.words, question, raw: line.raw })
  }
  return turns
}

const saidIn = (turns: readonly Turn[]): ReadAnswer[] =>
  turns.flatMap(({ words, question }) => answersIn(words, question))

const inCells = (cells: NonNullable<PastedSource['answers']>): ReadAnswer[] =>
  cells.flatMap(({ words, question }) => answersIn(words, question))

function answersIn(words: string, question: string | null): ReadAnswer[] {
  const asked = question === null ? null : likelyTopic(question)
  return statementsIn(words, asked)
    .filter(({ words: part, topic }) => isStatement(part, topic))
    .map(({ words: part, topic }) => ({ words: part, question, topic, label: '' }))
}

/** "Yes, exactly." says nothing by itself. */
const SAYS_NOTHING = ofParts(
  'iu',
  '^(?:(?:yes|no|yeah|nope|exactly|sure|okay|ok|right|true|correct|absolutely|definitely|maybe|hm+|well|',
  String.raw`thanks?|thank you|of course|not really)\b[\s,.!]*)+$`,
)

const isStatement = (words: string, topic: QuoteTopic | null): boolean => {
  if (SAYS_NOTHING.test(words)) return false
  return words.split(/\s+/).length >= (topic ? 1 : WORDS_LEAST) && /\p{L}{3}/u.test(words)
}

/** What its heading calls it. */
function heardIn(heading: string | null): HeardIn {
  const [word = ''] = heading?.toLowerCase().split(/[^a-z]/) ?? []
  if (word === 'review') return 'review'
  return word === 'call' ? 'call' : 'interview'
}
