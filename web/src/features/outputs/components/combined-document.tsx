import { agentById, toolById } from '@sextant/contracts/catalogue'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { CombinedDeliverable } from '@sextant/contracts/stored-deliverable'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { cn } from '@/ui/cn.ts'
import { longDate } from '../say-date.ts'
import { DeliverableView } from './deliverable-view.tsx'

/** Several deliverables as one document: the whole's decision, then every part with its own evidence. */
export function CombinedDocument({
  document,
  layout,
  insights,
}: {
  document: CombinedDeliverable
  layout: 'document' | 'pane'
  insights: OutputAnswer['insights']
}) {
  const wide = layout === 'document'
  const agent = agentById(toolById(document.parts[0]!.tool).agent)
  const Title = wide ? 'h1' : 'h2'
  return (
    <>
      <header id="decision" className={wide ? 'pt-2 xl:col-start-2 xl:pt-8' : 'max-w-[47.5rem]'}>
        {wide && <AgentBadge agent={agent.id} name={`${agent.name} · combined document`} />}
        <Title
          {...(wide ? { tabIndex: -1 } : {})}
          className={cn(
            'book tracking-[-0.018em]',
            !wide
              ? 'text-title font-[480]'
              : cn(
                  'mt-3.5 font-[450]',
                  document.decision.length > 110
                    ? 'text-[2rem] leading-[2.375rem] max-md:text-[1.625rem] max-md:leading-[1.15]'
                    : 'text-display max-md:text-[1.875rem] max-md:leading-[1.12]',
                ),
          )}
        >
          {document.decision}
        </Title>
        <p className="cap mt-2.5">
          {document.company} · true on {longDate(document.trueOn)} · combined from{' '}
          {document.parts.map(part => toolById(part.tool).short).join(', ')}
        </p>
      </header>
      {document.parts.map((part, index) => (
        <PartOf key={`${part.tool}-${index}`} wide={wide} name={toolById(part.tool).name}>
          <DeliverableView
            deliverable={part}
            layout={layout}
            prefix={`part-${index}-`}
            insights={insights.filter(insight => part.insightsUsed.includes(insight.id))}
          />
        </PartOf>
      ))}
    </>
  )
}

function PartOf({
  name,
  wide,
  children,
}: {
  name: string
  wide: boolean
  children: React.ReactNode
}) {
  return (
    <>
      <p
        className={cn(
          'book mt-14 border-t-2 border-ink pt-3 text-read font-[560]',
          wide && 'xl:col-span-2 xl:col-start-2',
        )}
      >
        {name}
      </p>
      {children}
    </>
  )
}
