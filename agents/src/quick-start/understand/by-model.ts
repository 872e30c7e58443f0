import type { StartAnswers, Understood } from '@sextant/contracts/quick-start/understood'
import type { Company } from '../../company/company.ts'
import type { ReadAnswer } from '../../core/jobs/read/form.ts'
import { readPrompt } from '../../core/jobs/read/prompt.ts'
import { settleReading } from '../../core/jobs/read/settle.ts'
import type { Known } from '../../core/known.ts'
import type { Profile } from '../../core/profile.ts'
import type { Prompt } from '../../model/prompt.ts'
import { blankFor, understoodOf, wordsOf } from './understand.ts'

/** Who begins, and what is known of the company. */
export type Beginning = { answers: StartAnswers; company: Company; profile: Profile }

const ASKED =
  'What do you sell, at what price? What should be different, and by when? Who buys it? What have you tried, what did it cost and what came of it?'

/** The answers as one message to the questions of a beginning: a model reads them as it reads any. */
function knownOf({ answers, company, profile }: Beginning): Known {
  const message = {
    id: '',
    parent_id: null,
    created_at: company.today,
    tool: null,
    question: null,
  }
  return {
    tool: 'first-plan',
    profile,
    company: blankFor(answers, company, profile.description),
    thread: [
      { ...message, role: 'agent', text: ASKED },
      { ...message, role: 'user', text: wordsOf(answers) },
    ],
    cardsOnly: false,
  }
}

/** What a model is asked that reads the answers. */
export const startPrompt = (beginning: Beginning): Prompt => readPrompt(knownOf(beginning))

/** What is left of its reading after code has looked every part of it up in the answers. */
export function settleStart(beginning: Beginning, given: ReadAnswer): Understood {
  const known = knownOf(beginning)
  const { facts, leftOut } = settleReading(given, known)
  const left = leftOut === null ? [] : [leftOut]
  return understoodOf({ read: facts, left }, beginning.answers, known.company)
}
