import { parseDeliverable, type DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../../../company/company.ts'
import { Desk } from '../../../core/desk.ts'
import { draftOf } from '../../../core/draft.ts'
import type { Tool, ToolId } from '../../../core/tool.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

/** The deliverable of a company, as it would be stored and read again. */
export function drafted<K extends ToolId>(tool: Tool<K>, company: Company): DeliverableOf<K> {
  const known = { tool: tool.id, profile, company, thread: [], cardsOnly: false }
  const stored: unknown = JSON.parse(JSON.stringify(draftOf(tool, known)))
  return parseDeliverable(stored) as DeliverableOf<K>
}

/** What a tool alone makes of a company, without what every deliverable says. */
export const arranged = <K extends ToolId>(tool: Tool<K>, company: Company) =>
  tool.arrange(new Desk(company, profile, tool.families), { thread: [], company })
