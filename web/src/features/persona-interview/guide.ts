import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { INTERVIEW_BANK } from '@sextant/contracts/persona/topics'

export type GuideTopic = (typeof INTERVIEW_BANK)[number] & {
  /** Nothing is known of it yet. */
  isOpen: boolean
}
export type Guide = { topics: readonly GuideTopic[]; minutes: number }

/** Minutes of a talk, however few or many topics it has. */
const LEAST = 12
const MOST = 20
/** Minutes of a topic nobody has told of, and of one that is heard once more. */
const OPEN_MINUTES = 2
const HEARD_MINUTES = 1

/** The bank for a talk with a real customer: what is open first, each part in the order of an interview. */
export function guideOf(open: readonly QuoteTopic[]): Guide {
  const topics = INTERVIEW_BANK.map(one => ({ ...one, isOpen: open.includes(one.topic) }))
  const minutes = topics.reduce(
    (sum, { isOpen }) => sum + (isOpen ? OPEN_MINUTES : HEARD_MINUTES),
    0,
  )
  return {
    topics: topics.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)),
    minutes: Math.min(MOST, Math.max(LEAST, minutes)),
  }
}

/** How to ask, so that one hears what happened and not what would please (R. Fitzpatrick, "The Mom Test", 2013). */
export const HOW_TO_ASK: readonly string[] = [
  'Talk to one person who decided within the last half year. Ask to take notes or to record.',
  'Ask about the last time, not about usually, and never about what they would do.',
  'After an answer count to three. Then ask: what happened next?',
  'Do not explain, defend or sell. A compliment is no answer: ask what they did.',
  'Write down their words as they say them. Paste them in afterwards, with a question and an answer a line.',
]

/** The guide as a Markdown file. */
export const guideMarkdown = (title: string, { topics, minutes }: Guide): string =>
  [
    `# Interview guide: ${title}`,
    `${minutes} minutes`,
    '## How to ask',
    HOW_TO_ASK.map(line => `- ${line}`).join('\n'),
    ...partsOf(topics).flatMap(({ heading, part }) => [
      `## ${heading}`,
      ...part.map(({ name, asks, decides }) =>
        [`### ${name}`, '', ...asks.map(ask => `- [ ] ${ask}`), '', `Decides: ${decides}.`].join(
          '\n',
        ),
      ),
    ]),
    '',
  ].join('\n\n')

/** The open topics and the others, each under its heading; a part without topics is left out. */
export const partsOf = (
  topics: readonly GuideTopic[],
): { heading: string; part: readonly GuideTopic[] }[] =>
  [
    { heading: 'Nobody has told of it yet', part: topics.filter(({ isOpen }) => isOpen) },
    { heading: 'To hear once more', part: topics.filter(({ isOpen }) => !isOpen) },
  ].filter(({ part }) => part.length > 0)
