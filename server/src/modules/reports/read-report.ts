import type { Composed } from '@sextant/agents/reports/compose-report'
import type { ReportContent } from '@sextant/contracts/reports/content'
import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import type { Actor } from '@sextant/database/as-actor'
import { valueOf } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { readViewInput } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { brandOf, type Brands } from './brand-of.ts'

/** Somebody who reads: the bearer of a token, or a person for whom the server works on. */
export type Reader = Pick<Services, 'database' | 'now'> & Actor

/** A report as it is stored: without content while it is a draft. */
type Stored = Omit<ReportAnswer, 'content' | 'planned'> & { content: ReportContent | null }

/** What a draft says as the figures stand now. */
async function composedDraft(reader: Reader, stored: Stored): Promise<Composed> {
  const { client_id, period_from, period_to, brand } = stored.report
  const brands = await valueOf<Brands>(reader.database.pool, reader, 'report_brand', client_id)
  const { input: figures, userId } = await readViewInput(reader, {
    from: period_from,
    to: period_to,
    compare: 'previous',
    ...(client_id && { client_id }),
  })
  return thinkingOf(userId).composeReport({
    figures,
    picks: stored,
    brand: brandOf(brands, brand),
    preparedFor: brands.client ?? brands.organization,
  })
}

/** A report as it is read: computed now while it is a draft, as it was sent afterwards. NOT_FOUND out of reach. */
export async function readReport(reader: Reader, id: string): Promise<ReportAnswer> {
  const stored = await valueOf<Stored>(reader.database.pool, reader, 'read_report', id)
  const { content } = stored
  if (content) return { ...stored, content, planned: {} }
  return { ...stored, ...(await composedDraft(reader, stored)) }
}
