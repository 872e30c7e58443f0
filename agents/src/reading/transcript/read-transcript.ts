import type { HeardIn } from '@sextant/contracts/company/chips'
import type { ReadAnswer, ReadSource } from '@sextant/contracts/persona/routes'
import { sentencesIn } from '../stops.ts'
import { askedTopic } from './asked-topic.ts'
import { nameAnswers } from './name-answers.ts'
import { isNamed, type PastedSource, splitSources } from './split-sources.ts'
import { toldTopic } from './told-topic.ts'
import { isQuestion, talkLines, whoAsks } from './talk-lines.ts'

/** A longer answer is shown sentence by sentence. */
const TOGETHER_MAX = 240
/** Fewer words say nothing by themselves: "Yes, exactly." Under a question that is understood, two may: "My wife." */
const WORDS_LEAST = 4
const WORDS_UNDER_QUESTION = 2

/** What was pasted, parted into people and their answers. */
export function readTranscript(text: string): ReadSource[] {
  const read = splitSources(text).map(readSource)
  const all = read.flatMap(({ answers }) => answers)
  const names = nameAnswers(all)
  const labels = new Map(all.map((answer, index) => [answer, names[index]!]))
  return read
    .map(source => ({
      ...source,
      answers: source.answers.map(answer => ({ ...answer, label: labels.get(answer) ?? '' })),
    }))
    .filter(({ answers }) => answers.length > 0)
}

function readSource({ heading, words }: PastedSource): ReadSource {
  const lines = talkLines(words)
  const asker = whoAsks(lines)
  let question: string | null = null
  const answers: ReadAnswer[] = []
  let speaker: string | null = null
  let isAnswered = false
  for (const line of lines) {
    if (isQuestion(line, asker)) {
      question = line.words
      isAnswered = false
      continue
    }
    // Among marked lines, what stands apart and unmarked answers no question any more.
    if (asker && line.speaker === null && line.isApart && isAnswered) question = null
    isAnswered = true
    speaker ??= line.speaker
    answers.push(...answersIn(line.words, question))
  }
  return { who: whoOf(heading, speaker), heard: heardIn(heading), words, answers }
}

function answersIn(words: string, question: string | null): ReadAnswer[] {
  const asked = question === null ? null : askedTopic(question)
  const parts = words.length <= TOGETHER_MAX ? [words] : sentencesIn(words).map(one => one.trim())
  return parts
    .filter(part => part.split(/\s+/).length >= (asked ? WORDS_UNDER_QUESTION : WORDS_LEAST))
    .map(part => ({ words: part, question, topic: asked ?? toldTopic(part), label: '' }))
}

/** What its heading calls it. */
function heardIn(heading: string | null): HeardIn {
  const [word = ''] = heading?.toLowerCase().split(/[^a-z]/) ?? []
  if (word === 'review') return 'review'
  return word === 'call' ? 'call' : 'interview'
}

/** The word of a heading, with its number. */
const BEFORE_NAME = /^\w+\s*(?:no\.?|#)?\s*\d*\s*(?:[:,–—-]|with\b)?\s*/i

/** "Interview 3: Anna Reyes" is Anna Reyes; a bare "Interview 3" stays what it is. */
function whoOf(heading: string | null, speaker: string | null): string {
  const named = isNamed(heading) ? heading?.replace(OF_WHAT, '') : nameBehind(heading)
  const isRole = speaker !== null && /^(?:a|r|interviewee|customer|client)$/i.test(speaker)
  return named || (isRole ? '' : speaker) || heading || ''
}

/** "Anna Reyes - phone notes": what the paste is, is no part of a name. */
const OF_WHAT = /\s[-–—]\s[^-–—]*\b(?:notes?|call|interview|chat|talk|phone|visit|meeting)\b.*$/iu

/** What stands behind the word of a heading; where only brackets do, they say of whom the heading is. */
function nameBehind(heading: string | null): string | undefined {
  const rest = heading?.replace(BEFORE_NAME, '').trim()
  return rest?.startsWith('(') ? undefined : rest
}
