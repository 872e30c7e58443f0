import { composeReport } from './compose-report.ts'

/** A report is computed from its figures as a page of them is. */
export const REPORT_THOUGHTS = { composeReport } as const
