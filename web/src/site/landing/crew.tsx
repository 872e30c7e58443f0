import { AGENTS, type AgentGroup } from '@sextant/contracts/catalogue'
import { CheckIcon } from 'lucide-react'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Section } from './section.tsx'

const GROUPS: readonly { groups: readonly AgentGroup[]; title: string; note: string }[] = [
  {
    groups: ['Foundation'],
    title: 'Foundation',
    note: 'Build strategy, personas and a marketing strategy first.',
  },
  { groups: ['Execution'], title: 'Execution', note: 'Then create campaigns from them.' },
  { groups: ['Intelligence'], title: 'Intelligence', note: 'Then watch what happens, and why.' },
  { groups: ['Start'], title: 'Start', note: 'Or begin with five answers.' },
]

/** The nine agents by group, each saying whether it works in the alpha today. */
export function Crew() {
  return (
    <Section
      id="crew"
      title="9 agents, one crew"
      lead="Each does one part of the work and knows what the others learned. They join the alpha one after the other; founding members get every one of them first."
    >
      <div className="mt-10 grid grid-cols-2 gap-x-16 gap-y-10 max-md:mt-8 max-md:grid-cols-1">
        {GROUPS.map(({ groups, title, note }) => (
          <div key={title}>
            <h3 className="border-b border-ink pb-2">
              {title} <span className="font-normal text-ink-2">{note}</span>
            </h3>
            <ul>
              {AGENTS.filter(agent => groups.includes(agent.group)).map(agent => (
                <li
                  key={agent.id}
                  className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-b border-line py-3"
                >
                  <AgentBadge agent={agent.id} name={agent.name} />
                  {agent.available ? (
                    <Badge tone="good">
                      <CheckIcon aria-hidden />
                      In the alpha today
                    </Badge>
                  ) : (
                    <span className="cap leading-[22px]">Coming</span>
                  )}
                  <span className="cap col-span-2 text-ink-2">
                    {agent.description}. {agent.agencyOnly ? 'For agencies. ' : ''}
                    {agent.estimatedTime}.
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
