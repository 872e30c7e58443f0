import { AGENTS } from '@sextant/contracts/catalogue'
import { ArrowUpIcon } from 'lucide-react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { CardLink } from '@/ui/patterns/card-link.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import type { Recommendation } from '../recommendations.ts'

/** The intelligence briefing: what to do next, and how long it takes. */
export function Briefing({
  recommendations,
  allHref,
}: {
  recommendations: readonly Recommendation[]
  /** Where all of them stand, with their reasons. */ allHref?: string
}) {
  if (recommendations.length === 0) return null
  return (
    <section aria-labelledby="briefing">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="briefing" className="font-semibold">
          Intelligence briefing
        </h2>
        {allHref && (
          <Link to={allHref} className="link link-alone text-caption">
            All recommendations
          </Link>
        )}
      </div>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {recommendations.map(recommendation => (
          <li key={recommendation.id}>
            <CardLink to={recommendation.action_url} className="flex h-full flex-col gap-1">
              <span className="flex items-center justify-between gap-2">
                <AgentBadge
                  agent={recommendation.agent_type}
                  name={AGENTS.find(({ id }) => id === recommendation.agent_type)?.name}
                />
                {recommendation.priority === 'high' ? (
                  <Badge tone="info">
                    <ArrowUpIcon aria-hidden />
                    High Impact
                  </Badge>
                ) : (
                  <Badge>Recommended</Badge>
                )}
              </span>
              <strong className="mt-2 font-semibold">{recommendation.title}</strong>
              <span className="text-ink-2">{recommendation.description}</span>
              <span className="cap mt-auto pt-2">{recommendation.estimated_time} min</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
