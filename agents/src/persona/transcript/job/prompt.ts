import { QUOTE_TOPICS } from '@sextant/contracts/company/chips'
import { LABEL_MAX } from '@sextant/contracts/company/label'
import { TOPICS } from '@sextant/contracts/persona/topics'
import { told } from '../../../core/jobs/dossier.ts'
import { ABOUT_MARKERS, type Example, examplesIn, type Prompt } from '../../../model/prompt.ts'
import type { Batch } from './batches.ts'
import type { SortGiven } from './form.ts'

const TOKENS_MAX = 4000
/** Characters that are told of one answer, of a question, of somebody's first words. */
const ANSWER_TOLD = 500
const QUESTION_TOLD = 200
const BEGINNING_TOLD = 160

const EXAMPLES: readonly [Example<SortGiven>, Example<SortGiven>] = [
  {
    given:
      'p1 <<<Interview 1>>> begins: <<<Hello Ines, thanks for the time.>>>\na1 p1, asked <<<what finally got you moving?>>>: <<<It leaked over the cot in March.>>>\na2 p1, asked <<<and who decides?>>>: <<<My sister, she owns half the house.>>>\na3 p1: <<<Sure, go ahead.>>>\nNames so far: none',
    answer: {
      answers: [
        { id: 'a1', topic: 'trigger', name: 'water coming in' },
        { id: 'a2', topic: 'decider', name: 'a relative who owns it too' },
        { id: 'a3', topic: null, name: '' },
      ],
      people: [{ id: 'p1', who: 'Ines' }],
    },
  },
  {
    given:
      'p4 <<<Paul>>> begins: <<<we had three quotes>>>\na31 p4: <<<three quotes, and none said what happens if the slates are rotten underneath>>>\na32 p4: <<<the neighbour gave me the number>>>\na33 p5: <<<My cousin swears by them. The ceiling came down on the piano.>>>\na34 p6: <<<the insurer’s man mentioned two firms>>>\nNames so far: the unknown extra cost; water coming in',
    answer: {
      answers: [
        { id: 'a31', topic: 'objection', name: 'the unknown extra cost' },
        { id: 'a32', topic: 'channel', name: 'word of mouth' },
        { id: 'a33', topic: 'channel', name: 'word of mouth' },
        { id: 'a34', topic: 'channel', name: 'a hint from an expert' },
      ],
      people: [],
    },
  },
]

const INSTRUCTIONS = [
  'You sort what real customers said: which topic each answer tells of, and a short name under which answers that say the same are counted together.',
  ABOUT_MARKERS,
  'Rules:',
  `- topic: what the answer itself tells of: ${QUOTE_TOPICS.map(topic => `${topic} (${TOPICS[topic].name})`).join(', ')}. null for a greeting, small talk, or anything that tells of none of these.`,
  `- name: a noun phrase of two to five words, at most ${LABEL_MAX} characters, without a verb, a full stop or quotation marks. It says what is meant and no more: no number, name or judgment that the answer does not hold. Empty where topic is null.`,
  '- A name is a kind, so that answers of different people count together: what the seller would act on in the same way has one name, to the letter, whoever said it (a neighbour, a cousin and a colleague are “word of mouth”; a stroke, a fire and a fallen tree are “a sudden loss”). Read all answers of a topic before you name one. Be as concrete as all answers under a name allow, and no more: a name that fits one person only is the exception. The names so far come first.',
  '- Opposite answers never share a name.',
  '- people: only somebody whose own name stands in the words and is told wrongly or not at all behind their id. Never a made-up name.',
  '- One line for every id that was given, and no other.',
  '',
  examplesIn(EXAMPLES),
].join('\n')

/** What is asked of a model that sorts a part of a paste; `names` are those that earlier parts were given. */
export const sortPrompt = ({ people, answers }: Batch, names: readonly string[]): Prompt => ({
  job: 'sort',
  instructions: INSTRUCTIONS,
  material: [
    ...people.map(
      ({ id, source: { who, words } }) =>
        `${id} ${told(who || 'nobody named')} begins: ${told(words.slice(0, BEGINNING_TOLD))}`,
    ),
    ...answers.map(
      ({ id, person, answer: { words, question } }) =>
        `${id} ${person}${askedIn(question)}: ${told(words.slice(0, ANSWER_TOLD))}`,
    ),
    `Names so far: ${names.length > 0 ? told(names.join('; ')) : 'none'}`,
  ].join('\n'),
  tokensMax: TOKENS_MAX,
})

const askedIn = (question: string | null): string =>
  question ? `, asked ${told(question.slice(0, QUESTION_TOLD))}` : ''
