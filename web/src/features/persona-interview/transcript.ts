import { type AnswerSentence, nextAsks, TAG_WORDS } from '@sextant/contracts/persona/interview'
import type { InterviewTurn, InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { sayDay } from '@/ui/patterns/day.ts'
import { isQuoted, saidBy } from './source-words.ts'

/** Heads every transcript, on the screen, on paper and in files. */
export const SIMULATED =
  'A persona answered and no customer: nothing in it is evidence, and none of it becomes a fact.'

/** A kept interview as a Markdown file. */
export function transcriptMarkdown(interview: InterviewWhole): string {
  const { title, created_at, turns } = interview
  const next = nextAsks(turns)
  return [
    `# Simulated interview: ${escaped(title)}`,
    `**${SIMULATED}**`,
    sayDay(created_at),
    ...turns.flatMap(turnMarkdown),
    ...(next.length > 0
      ? [
          '## Ask a real customer next',
          next
            .map(({ question, decides }) => `- ${question} (waits for it: ${decides})`)
            .join('\n'),
        ]
      : []),
    '',
  ].join('\n\n')
}

function turnMarkdown({ position, question, answer }: InterviewTurn): string[] {
  const { tag, sentences, note, near } = answer
  return [
    `## ${position}. ${escaped(question)}`,
    `**${TAG_WORDS[tag]}**`,
    ...sentences.map(spoken),
    ...(note ? [escaped(note)] : []),
    ...(near ? [`Nearest to it: ${spoken(near)}`] : []),
  ]
}

const spoken = (sentence: AnswerSentence): string =>
  `${isQuoted(sentence) ? `“${escaped(sentence.text)}”` : escaped(sentence.text)} (${escaped(saidBy(sentence))})`

/** People's words stay words: no link, heading or list comes of them. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
    .replace(/^([-+=])/, String.raw`\$1`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)

/** "Riders with an old saddle" → "riders-with-an-old-saddle". */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'persona'
