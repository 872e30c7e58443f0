import { DOCUMENT_THOUGHTS } from './documents/thoughts.ts'
import { FIGURE_THOUGHTS } from './figures/thoughts.ts'
import { INTERVIEW_THOUGHTS } from './persona/interview/thoughts.ts'
import { TRANSCRIPT_THOUGHTS } from './persona/transcript/thoughts.ts'
import { PERFORMANCE_THOUGHTS } from './performance-intelligence/thoughts.ts'
import { REPORT_THOUGHTS } from './reports/thoughts.ts'
import { QUICK_START_THOUGHTS } from './quick-start/understand/thoughts.ts'

/** What agents think besides what every turn thinks. */
export const AGENT_THOUGHTS = {
  ...INTERVIEW_THOUGHTS,
  ...TRANSCRIPT_THOUGHTS,
  ...QUICK_START_THOUGHTS,
  ...FIGURE_THOUGHTS,
  ...DOCUMENT_THOUGHTS,
  ...REPORT_THOUGHTS,
  ...PERFORMANCE_THOUGHTS,
} as const
