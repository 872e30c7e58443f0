import { INTERVIEW_THOUGHTS } from './persona/interview/thoughts.ts'
import { TRANSCRIPT_THOUGHTS } from './persona/transcript/thoughts.ts'

/** What agents think besides what every turn thinks. */
export const AGENT_THOUGHTS = { ...INTERVIEW_THOUGHTS, ...TRANSCRIPT_THOUGHTS } as const
