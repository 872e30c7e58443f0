import type { Prompt } from '../../model/prompt.ts'
import { answer, type Interviewed } from './answer.ts'
import { interviewPrompt } from './job/prompt.ts'
import { isForModel, settleInterview } from './job/settle.ts'

/** What is thought in an interview: pure, so that it runs where all thinking runs. */
export const INTERVIEW_THOUGHTS = {
  answerInterview: answer,
  /** Null where no model may answer: no honest question, or nobody who said anything. */
  prepareInterview: (asked: Interviewed, question: string): Prompt | null =>
    isForModel(question) ? interviewPrompt(asked, question) : null,
  settleInterview,
} as const
