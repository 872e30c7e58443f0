import { TOPICS } from '@sextant/contracts/persona/topics'
import { QUOTE_TOPICS } from '@sextant/contracts/company/chips'
import { SENTENCES_MAX } from '@sextant/contracts/persona/interview'
import { told } from '../../../core/jobs/dossier.ts'
import { ABOUT_MARKERS, type Example, examplesIn, type Prompt } from '../../../model/prompt.ts'
import type { Interviewed } from '../answer.ts'
import type { InterviewGiven } from './form.ts'
import { materialOf } from './material.ts'

const TOKENS_MAX = 900
/** Characters of one quote. */
const QUOTE_TOLD = 700

const EXAMPLES: readonly [Example<InterviewGiven>, Example<InterviewGiven>] = [
  {
    given:
      'q1 Ines, interview (trigger: The roof leaked twice): <<<It leaked over the cot in March. The second time I rang three roofers from the car.>>>\nq2 Paul, interview (decider: His sister owns half): <<<My sister owns half the house and she reads every line.>>>\nQuestion: <<<what finally got you moving?>>>',
    answer: {
      tag: 'evidenced',
      sentences: [
        {
          text: 'It leaked over the cot, and the second time I rang three roofers.',
          quotes: ['q1'],
        },
      ],
      topic: 'trigger',
    },
  },
  {
    given:
      'q1 Paul, interview (decider: His sister owns half): <<<My sister owns half the house and she reads every line.>>>\nQuestion: <<<which bank does your sister use?>>>',
    answer: { tag: 'unknown', sentences: [], topic: null },
  },
]

const INSTRUCTIONS = [
  'You answer a question as a group of customers would, from what customers of this group really said and from the cards of the owner. You know nothing else.',
  ABOUT_MARKERS,
  'Rules:',
  `- tag "evidenced": their words answer exactly what is asked. At most ${SENTENCES_MAX} sentences in the first person, in the words of the quotes: you may leave out and join, and you add no word that says more. Each sentence names the ids of the quotes that hold it.`,
  '- tag "extrapolated": no customer said it, and a card (f1, f2) carries it. Each sentence names that id, and says no more than the card.',
  '- tag "unknown": everything else. A detail, a number, a name, a reason or a wish that no quote holds is unknown, however likely it is and however near a quote comes to it.',
  '- Never agree with what a question supposes. Never say what they would do. A denial in a quote stays a denial.',
  '- No number, name or date that does not stand in the very quote that you name.',
  `- topic: which of these the question asks for, or null: ${QUOTE_TOPICS.map(topic => `${topic} (${TOPICS[topic].name})`).join(', ')}.`,
  '',
  examplesIn(EXAMPLES),
].join('\n')

/** What is asked of a model that answers as a persona. */
export function interviewPrompt(asked: Interviewed, question: string): Prompt {
  const { quotes, cards } = materialOf(asked)
  return {
    job: 'interview',
    instructions: INSTRUCTIONS,
    material: [
      'What customers said:',
      ...Object.entries(quotes).map(
        ([alias, { who, heard, topic, label, quote }]) =>
          `${alias} ${told(`${who ?? 'somebody'}, ${heard ?? 'heard'} (${topic ?? 'other'}: ${label})`)}: ${told(quote.slice(0, QUOTE_TOLD))}`,
      ),
      'The owner’s cards:',
      ...Object.entries(cards).map(([alias, { quote }]) => `${alias} ${told(quote)}`),
      `Question: ${told(question)}`,
    ].join('\n'),
    tokensMax: TOKENS_MAX,
  }
}
