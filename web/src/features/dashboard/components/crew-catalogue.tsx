import { AGENTS, type AgentEntry, type AgentGroup } from '@sextant/contracts/catalogue'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'

const GROUPS: readonly AgentGroup[] = ['Foundation', 'Execution', 'Intelligence']
const crew = AGENTS.filter(agent => !agent.agencyOnly && GROUPS.includes(agent.group))

/** Who does what, by category. opens: whether an agent's screen exists; the others are marked as coming, not offered. */
export function CrewCatalogue({ opens }: { opens: (agent: AgentEntry) => boolean }) {
  const working = crew.filter(opens).length
  const today = working < crew.length ? `, ${working} at work today` : ''
  return (
    <Collapsible className="border-y border-line">
      <CollapsibleTrigger>
        <span>
          Your crew{' '}
          <span className="ml-1.5 text-caption font-normal text-ink-3">
            {crew.length} agents in three groups
            {today}
          </span>
        </span>
      </CollapsibleTrigger>
      <CollapsibleContent>
        <div className="grid gap-x-8 pb-5 md:grid-cols-3">
          {GROUPS.map(group => (
            <section key={group} className="pt-2">
              <h3 className="pb-1 text-caption font-medium text-ink-3">{group}</h3>
              <ul>
                {crew
                  .filter(agent => agent.group === group)
                  .map(agent => (
                    <CrewLine key={agent.id} agent={agent} opens={opens(agent)} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </CollapsibleContent>
    </Collapsible>
  )
}

function CrewLine({ agent, opens }: { agent: AgentEntry; opens: boolean }) {
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-t border-line py-3 has-[a]:hover:bg-act-soft">
      <AgentBadge agent={agent.id} className={cn('self-start pt-px', !opens && 'opacity-60')} />
      <div>
        {opens ? (
          <Link to={agent.path} className="link font-semibold after:absolute after:inset-0">
            {agent.name}
          </Link>
        ) : (
          <span className="flex items-baseline justify-between gap-3 font-medium text-ink-2">
            {agent.name}
            <span className="cap font-normal">Coming</span>
          </span>
        )}
        <p className={cn('text-caption', opens ? 'text-ink-2' : 'text-ink-3')}>
          {agent.description}
        </p>
        {opens && <p className="cap">{agent.estimatedTime}</p>}
      </div>
    </li>
  )
}
