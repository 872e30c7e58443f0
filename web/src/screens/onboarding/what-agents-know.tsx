import { agentById } from '@sextant/contracts/catalogue'
import type { BusinessDraft } from '@/features/business-context/business-draft.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'

const strategy = agentById('strategy')

/** What the first agent will begin with, filling as one types. */
export function WhatAgentsKnow({
  company,
  name,
  draft: { industry, companySize, description },
}: {
  company: string
  name: string
  draft: BusinessDraft
}) {
  const lines = [
    { label: 'Business', value: company },
    { label: 'Industry', value: industry },
    { label: 'Size', value: companySize && `${companySize} employees` },
    { label: 'Asks', value: name.trim() },
  ]
  return (
    <aside
      aria-label="What agents will know"
      className="self-start rounded-md border border-line bg-surface p-5 max-lg:hidden lg:mt-10"
    >
      <AgentBadge agent={strategy.id} name={strategy.name} />
      <p className="cap mt-3">What this agent knows before its first question</p>
      <dl className="mt-2 grid grid-cols-[84px_minmax(0,1fr)] border-t border-line">
        {lines.map(({ label, value }) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 text-caption"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              {value || <span className="font-normal text-ink-3">not said yet</span>}
            </dd>
          </div>
        ))}
      </dl>
      <blockquote className="book mt-3 max-h-40 overflow-hidden wrap-anywhere text-ink-2 italic">
        {description.trim() || 'Your own words stand here, and come back as quotes.'}
      </blockquote>
    </aside>
  )
}
