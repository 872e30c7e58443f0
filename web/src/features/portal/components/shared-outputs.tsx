import { agentById } from '@sextant/contracts/catalogue'
import type { SharedOutput } from '@sextant/contracts/portal/routes'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'

/** Deliverables that were shared. hrefOf: where one opens; null while none does. */
export function SharedOutputs({
  outputs,
  hrefOf,
}: {
  outputs: readonly SharedOutput[]
  hrefOf: (id: string) => string | null
}) {
  return (
    <ul className="border-t border-line-strong">
      {outputs.map(output => {
        const href = hrefOf(output.id)
        return (
          <li
            key={output.id}
            className="relative flex items-start gap-4 border-b border-line py-3 has-[a]:hover:bg-act-soft"
          >
            <AgentBadge agent={output.agent_type} className="h-[22px]" />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {href ? (
                <Link
                  to={href}
                  className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {output.title}
                </Link>
              ) : (
                <p className="font-semibold">{output.title}</p>
              )}
              {output.summary && <p className="max-w-[48em] text-ink-2">{output.summary}</p>}
              {output.note && <q className="book block max-w-[44em] italic">{output.note}</q>}
              <p className="cap">
                {agentById(output.agent_type).name} · shared{' '}
                {output.shared_by_name && `by ${output.shared_by_name} `}
                <TimeSince at={output.shared_at} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
