import type { Drafted } from '../../draft.ts'
import { dossierOf, RULES_OF_WORDS, told } from '../dossier.ts'
import {
  ABOUT_MARKERS,
  type Example,
  examplesIn,
  fenced,
  type Prompt,
} from '../../../model/prompt.ts'
import { type Glossary, holed, wordsOf } from '../words/glossary.ts'
import type { AnswerGiven } from './form.ts'

const TOKENS_MAX = 1_500
const FINDINGS_TOLD = 16
const MOVES_TOLD = 6
/** Statements of one answer. */
export const STATEMENTS_MAX = 3

const EXAMPLES: readonly [Example<AnswerGiven>, Example<AnswerGiven>] = [
  {
    given:
      'Facts: [[f1]] offer <<<grand piano tunings>>>: price {{n2}} = <<<£140>>>; [[f2]] constraint <<<one person for the voicing>>>: lost {{n1}} = <<<25>>>\nFound: <<<{{n1}} grands are turned away while the price stands at {{n2}}.>>>\nQuestion: <<<why not raise prices?>>>',
    answer: {
      statements: [
        {
          text: 'The facts rather speak for it: you turn {{n1}} grands away at {{n2}}, so a dearer one would cost you some who ask, and not work.',
          rests: ['f1', 'f2'],
        },
        {
          text: 'What speaks against it is not known yet: nobody said what the others nearby ask for a grand.',
          rests: ['f1'],
        },
      ],
      missing: 'the price of a grand at the nearest rival',
    },
  },
  {
    given:
      'Facts: [[f1]] goal <<<hotel contracts>>>: target {{n2}} = <<<60>>>\nQuestion: <<<should I hire my cousin, he is a lawyer in Ghent>>>',
    answer: {
      statements: [],
      missing: 'what work waits for a further person, and what an hour of it costs',
    },
  },
]

const INSTRUCTIONS = [
  'You answer a question of the owner of a business from what is known of it: facts, computed figures, findings and moves. You know nothing else.',
  ABOUT_MARKERS,
  'Rules:',
  ...RULES_OF_WORDS,
  `- At most ${STATEMENTS_MAX} statements, each one or two sentences, the answer first, then its reason. Where facts speak for and against, say both.`,
  '- Where the facts do not answer it: no statements, and missing says in a few words what would have to be known. Never general advice.',
  '- What is not about this business and its marketing is not answered: no statements, missing is "a question about the business".',
  '',
  examplesIn(EXAMPLES),
].join('\n')

/** What is asked of a model when a person asks something back. */
export const answerPrompt = (drafted: Drafted, glossary: Glossary, question: string): Prompt => ({
  job: 'answer',
  instructions: INSTRUCTIONS,
  material: [
    dossierOf(drafted, glossary),
    'Found:',
    ...drafted.desk.findings
      .slice(0, FINDINGS_TOLD)
      .map(({ says, rests }) => `- ${fenced(holed(wordsOf(says, rests), '', glossary))}`),
    'Moves:',
    ...drafted.desk.plays
      .slice(0, MOVES_TOLD)
      .map(({ title }) => `- ${fenced(holed(wordsOf(title), '', glossary))}`),
    `Question: ${told(question)}`,
  ].join('\n'),
  tokensMax: TOKENS_MAX,
})
