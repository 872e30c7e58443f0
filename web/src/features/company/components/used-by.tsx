import { agentById } from '@sextant/contracts/catalogue'
import type { FactUse } from '@sextant/contracts/company/facts'
import { useState } from 'react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'

/** Agents whose marks a card has room for. */
const MARKS_MOST = 5

type UsedByProps = {
  uses: readonly FactUse[]
  /** Where a deliverable stands. */
  outputHref: (id: string) => string
}

/** Which agents wrote with a fact; opened, in which deliverables. */
export function UsedBy({ uses, outputHref }: UsedByProps) {
  const [open, setOpen] = useState(false)
  if (uses.length === 0) return null
  const agents = [...new Set(uses.map(({ agent_type }) => agent_type))]
  const count = uses.length === 1 ? '1 deliverable' : `${uses.length} deliverables`
  return (
    <div className="grid gap-1">
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2.5 justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden className="flex gap-1">
          {agents.slice(0, MARKS_MOST).map(agent => (
            <AgentBadge key={agent} agent={agent} />
          ))}
        </span>
        <span className="font-normal text-ink-3">Used in {count}</span>
      </Button>
      {open && (
        <ul className="grid gap-1 text-caption">
          {uses.map(({ output_id, title, agent_type }) => (
            <li key={output_id} className="wrap-anywhere">
              <Link to={outputHref(output_id)} className="link">
                {title}
              </Link>{' '}
              <span className="text-ink-3">{agentById(agent_type).name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
