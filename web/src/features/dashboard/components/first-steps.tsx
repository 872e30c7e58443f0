import {
  AGENTS,
  toolsOf,
  type AgentEntry,
  type AgentSlug,
  type ToolId,
} from '@sextant/contracts/catalogue'
import { ArrowRightIcon } from 'lucide-react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { CardButton, CardLink } from '@/ui/patterns/card-link.tsx'
import { cn } from '@/ui/cn.ts'

const CARDS: readonly { agent: AgentSlug; title: string; text: string; time: string }[] = [
  {
    agent: 'strategy',
    title: 'Start with Strategy',
    text: 'Eleven frameworks that turn what you know into a decision, with every number computed and every claim sourced.',
    time: '5-10 minutes',
  },
  {
    agent: 'persona',
    title: 'Know Your Customers',
    text: 'Who buys, what sets them off, what holds them back.',
    time: '3-5 minutes',
  },
  {
    agent: 'quick-start',
    title: 'Quick Start',
    text: 'Five answers to a first plan.',
    time: '5 minutes',
  },
]

// The questions people arrive with.
const QUESTIONS: readonly ToolId[] = ['swot', 'ice', 'blue-ocean', 'jobs-to-be-done']

/** What a new workspace can do first. Only agents with a screen are offered. onQuickStart: asks its five questions. */
export function FirstSteps({
  opens,
  onQuickStart,
}: {
  opens: (agent: AgentEntry) => boolean
  onQuickStart: () => void
}) {
  const cards = CARDS.flatMap(card =>
    AGENTS.filter(agent => agent.id === card.agent && opens(agent)).map(agent => ({
      ...card,
      to: agent.path,
    })),
  )
  const strategy = AGENTS.find(agent => agent.id === 'strategy' && opens(agent))
  return (
    <div
      className={cn(
        'grid gap-x-12 gap-y-8',
        cards.length === 1 && strategy && 'md:grid-cols-[5fr_7fr]',
      )}
    >
      <ul className={cn('grid content-start gap-3', cards.length > 1 && 'md:grid-cols-3')}>
        {cards.map(card => {
          const inside = (
            <>
              <AgentBadge agent={card.agent} />
              <strong className="mt-2 text-body font-semibold">{card.title}</strong>
              <span className="text-ink-2">{card.text}</span>
              <span className="mt-auto flex items-center justify-between pt-3 text-caption text-ink-3">
                {card.time}
                <ArrowRightIcon aria-hidden className="size-4 text-act" />
              </span>
            </>
          )
          const look = 'flex h-full flex-col gap-1 px-5 py-4'
          return (
            <li key={card.agent}>
              {card.agent === 'quick-start' ? (
                <CardButton className={look} aria-haspopup="dialog" onClick={onQuickStart}>
                  {inside}
                </CardButton>
              ) : (
                <CardLink to={card.to} className={look}>
                  {inside}
                </CardLink>
              )}
            </li>
          )
        })}
      </ul>
      {strategy && (
        <section aria-labelledby="questions">
          <h2 id="questions" className="border-b border-line-strong pb-2 font-semibold">
            Or start from the question you have
          </h2>
          <ul>
            {QUESTIONS.flatMap(id =>
              toolsOf('strategy').filter(framework => framework.id === id),
            ).map(framework => (
              <li
                key={framework.id}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 hover:bg-act-soft"
              >
                <Link
                  to={`${strategy.path}?tool=${framework.id}`}
                  className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {framework.answers}
                </Link>
                <span className="cap">{framework.short}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
