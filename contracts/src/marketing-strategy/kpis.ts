import * as z from 'zod'
import { claim } from '../deliverable.ts'

export const KPI_FORMS = ['count', 'share', 'money'] as const

/** What one looks at, from where it stands to where it should be. Money in cents, a share 0–1. */
export const kpiRow = z.object({
  id: z.string(),
  claim,
  form: z.enum(KPI_FORMS),
  baseline: z.number().nullable(),
  target: z.number().nullable(),
  ownerRole: z.string(),
  /** Where the figure is read: a list, a book, a bill. */
  read: z.string().default(''),
  /** ISO date. */
  due: z.iso.date(),
  /** The figure of the budget that its target repeats. */
  follows: z.enum(['per-win']).nullable(),
})
export type KpiRow = z.infer<typeof kpiRow>
export const kpis = z.object({ rows: z.array(kpiRow) })
export type Kpis = z.infer<typeof kpis>
