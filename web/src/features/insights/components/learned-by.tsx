import { agentById } from '@sextant/contracts/catalogue'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { FileTextIcon } from 'lucide-react'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'

/** What something was learned by: an agent in a conversation, or the reading of a document, which is no agent's. */
export function LearnedBy({ insight }: { insight: InsightRow }) {
  if (!insight.document)
    return <AgentBadge agent={insight.agent_type} name={agentById(insight.agent_type).name} />
  return (
    <span className="inline-flex items-center gap-2 text-caption font-semibold text-ink-2">
      <span aria-hidden className="grid h-5 w-6 shrink-0 place-items-center">
        <FileTextIcon className="size-4" />
      </span>
      {insight.document.read_by ? 'Document, by a model' : 'Document'}
    </span>
  )
}
