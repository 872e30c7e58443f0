import type { Deliverable, DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { parseDeliverable } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../../company/company.ts'
import { draftOf } from '../../core/draft.ts'
import type { Known } from '../../core/known.ts'
import { rebuild } from '../../core/rebuild.ts'
import { revise } from '../../core/revise.ts'
import type { Tool, ToolId } from '../../core/tool.ts'

/** What is known where one of the firms plans. */
export const knownOf = (tool: ToolId, company: Company, industry = 'Other'): Known => ({
  tool,
  profile: { companyName: company.name, industry, companySize: '1-10', description: '' },
  company,
  thread: [],
  cardsOnly: false,
})

/** As it would be stored and read again. */
export const strategyOf = <K extends ToolId>(
  tool: Tool<K>,
  company: Company,
  industry?: string,
): DeliverableOf<K> => {
  const draft: unknown = JSON.parse(
    JSON.stringify(draftOf(tool, knownOf(tool.id, company, industry))),
  )
  return parseDeliverable(draft) as DeliverableOf<K>
}

type Edits = Parameters<typeof revise>[0]['edits']

/** After edits by hand. */
export function edited<D extends Deliverable>(before: D, company: Company, edits: Edits): D {
  const { deliverable, issues } = revise({
    before,
    earlier: [],
    edits,
    known: knownOf(before.tool, company),
  })
  if (!deliverable) throw new Error(JSON.stringify(issues))
  return deliverable as D
}

/** Made anew from what is known of the company now. */
export const again = <D extends Deliverable>(before: D, company: Company): D =>
  rebuild({ before, known: knownOf(before.tool, company) }) as D
