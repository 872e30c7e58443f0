import { agentById, toolById } from '@sextant/contracts/catalogue'
import type { Known } from '../../known.ts'
import type { PlannedQuestion } from '../../plan.ts'
import {
  ABOUT_MARKERS,
  type Example,
  examplesIn,
  fenced,
  type Prompt,
} from '../../../model/prompt.ts'
import type { AskAnswer } from './form.ts'

const TOKENS_MAX = 600
const MESSAGES = 8
const MESSAGE_CHARACTERS = 2_000

const EXAMPLES: readonly [Example<AskAnswer>, Example<AskAnswer>] = [
  {
    given:
      'Questions: goal: What should be different a year from now, and by how much? | losses: Roughly how many tunings did you refuse because of it?\nMust be said: <<<>>>\nOwner: <<<its only me for the voicing, we say no to grands all the time>>>',
    answer: {
      key: 'losses',
      says: 'So every grand hangs on you. Roughly how many of them did you have to refuse in the last year?',
    },
  },
  {
    given:
      'Questions: rival: Whom or what do customers choose when they do not choose you?\nMust be said: <<<“sales”, value: you said €310,000, now €290,000. Which holds?>>>\nOwner: <<<sales were about 290k>>>',
    answer: {
      key: 'rival',
      says: '“sales”, value: you said €310,000, now €290,000. Which holds? And when hotels do not choose you, where do they take their linen?',
    },
  },
]

const INSTRUCTIONS = [
  'You interview the owner of a business. Code decides what is still to be known and gives you the questions that are open; you put one of them in the words of this conversation.',
  ABOUT_MARKERS,
  'Rules:',
  '- key: the question that follows best from what was said last. The first one is the one that code would put: take another only where the last answer leads to it.',
  '- says: at most one short sentence before the question that shows what you understood, then the question, about this business and in the owner’s own words. One thing is asked, in one sentence that ends with a question mark.',
  '- Where the last answer cannot hold together with something said before, say both in one sentence before the question, figures included, and ask which holds.',
  '- What must be said comes first, with every figure in it as it is.',
  '- No number, name or fact that is not in the conversation or the question. No greeting, no praise, no list, no advice, no Markdown.',
  '',
  examplesIn(EXAMPLES),
].join('\n')

/** What is asked of a model that puts the next question. `open`: the one that code would put first, then the others; `lead`: what has to be said before it. */
export const askPrompt = (
  { tool, thread, profile }: Known,
  open: readonly PlannedQuestion[],
  lead: string,
): Prompt => ({
  job: 'ask',
  instructions: INSTRUCTIONS,
  material: [
    `Company: ${fenced(profile.companyName)}. For: ${toolById(tool).name} by the ${agentById(toolById(tool).agent).name} agent.`,
    'Conversation:',
    ...thread
      .slice(-MESSAGES)
      .map(
        ({ role, text }) =>
          `${role === 'user' ? 'Owner' : 'You'}: ${fenced(text.slice(0, MESSAGE_CHARACTERS))}`,
      ),
    'Questions:',
    ...open.map(({ key, text }) => `${key}: ${fenced(text)}`),
    `Must be said: ${fenced(lead)}`,
  ].join('\n'),
  tokensMax: TOKENS_MAX,
})
