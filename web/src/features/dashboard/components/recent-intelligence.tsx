import { agentById } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'

const SHOWN = 5

/** The newest five outputs as ruled lines. apart: what stands beside a title that occurs more than once, by id. hrefOf: where one opens; null while no screen shows it. */
export function RecentIntelligence({
  outputs,
  apart,
  hrefOf,
  allHref,
}: {
  outputs: readonly Pick<AgentOutputRow, 'id' | 'title' | 'summary' | 'agent_type' | 'created_at'>[]
  apart: ReadonlyMap<string, string>
  hrefOf: (id: string) => string | null
  allHref: string | null
}) {
  return (
    <section aria-labelledby="recent">
      <div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2">
        <h2 id="recent" className="font-semibold">
          Recent intelligence
        </h2>
        {allHref && outputs.length > 0 && (
          <Link to={allHref} className="link link-alone text-caption">
            View all outputs
          </Link>
        )}
      </div>
      {outputs.length === 0 && (
        <p className="border-b border-line py-4 text-ink-2">
          No intelligence outputs yet. Start building your strategic foundation.
        </p>
      )}
      <ul>
        {outputs.slice(0, SHOWN).map(output => {
          const href = hrefOf(output.id)
          return (
            <li
              key={output.id}
              className="relative grid grid-cols-[176px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 border-b border-line py-3 has-[a]:hover:bg-act-soft max-md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <AgentBadge
                agent={output.agent_type}
                name={agentById(output.agent_type).name}
                className="h-[22px] max-md:col-start-1 max-md:row-start-1"
              />
              <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">
                {href ? (
                  <Link
                    to={href}
                    className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {output.title}
                  </Link>
                ) : (
                  <span className="font-semibold">{output.title}</span>
                )}
                {apart.has(output.id) && (
                  <span className="text-ink-3"> · {apart.get(output.id)}</span>
                )}
                {output.summary && (
                  <p className="line-clamp-2 text-caption text-ink-2">{output.summary}</p>
                )}
              </div>
              <TimeSince
                at={output.created_at}
                className="cap leading-[22px] text-right max-md:col-start-2 max-md:row-start-1"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
