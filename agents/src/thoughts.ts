import { INTERVIEW_THOUGHTS } from './persona/interview/thoughts.ts'

/** What agents think besides what every turn thinks. */
export const AGENT_THOUGHTS = { ...INTERVIEW_THOUGHTS } as const
