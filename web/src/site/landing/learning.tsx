import { AGENTS } from '@sextant/contracts/catalogue'
import { CheckIcon, ClockIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { ConfidenceArc } from './confidence-arc.tsx'
import { Section } from './section.tsx'

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <details
      open
      data-step
      className="group border-line pt-4 pr-8 max-md:border-b max-md:p-0 md:[&+&]:border-l md:[&+&]:pl-8"
    >
      <summary className="mb-4 list-none max-md:mb-0 md:pointer-events-none [&::-webkit-details-marker]:hidden">
        <h3 className="flex gap-2.5 max-md:min-h-[52px] max-md:items-center">
          <span className="font-medium text-ink-3">{number}</span>
          {title}
          <span aria-hidden className="ml-auto text-ink-3 md:hidden">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">−</span>
          </span>
        </h3>
      </summary>
      <div className="max-md:pb-5">{children}</div>
    </details>
  )
}

/** How the product learns: said once, kept with its sentence, used everywhere. The facts are those of the demo account. */
export function Learning() {
  return (
    <Section
      id="learning"
      title="Say it once. Everything after knows it."
      lead="While you talk, facts about your business become insights: each keeps the sentence it came from and is shared across agents. You can review, edit and delete every one of them."
    >
      <div className="mt-10 grid grid-cols-3 border-t border-ink max-md:mt-8 max-md:grid-cols-1">
        <Step number={1} title="You say it once">
          <p className="book text-read leading-normal md:italic">
            “Decide where to put{' '}
            <mark className="bg-act-soft px-0.5 text-inherit">the next $12,000</mark> so that{' '}
            <mark className="bg-act-soft px-0.5 text-inherit">spring repairs grow by a fifth</mark>
            .”
          </p>
          <p className="cap mt-3">To the Strategy agent, while it drafted a SWOT</p>
        </Step>
        <Step number={2} title="It becomes an insight">
          <dl className="grid grid-cols-[92px_1fr] gap-x-3 gap-y-2 text-caption [&_dt]:text-ink-3">
            <dt>Field</dt>
            <dd>Goals</dd>
            <dt>Value</dt>
            <dd>Decide where to put the next $12,000</dd>
            <dt>Confidence</dt>
            <dd className="flex items-end gap-3">
              <Limb value={92} tone="act" />
              <strong className="font-semibold">92%</strong>
            </dd>
            <dt>Status</dt>
            <dd>
              <Badge tone="good">
                <CheckIcon aria-hidden />
                Approved by itself
              </Badge>
            </dd>
          </dl>
          <p className="cap mt-3">
            At 90% or more it is approved by itself. Below that it waits for you.
          </p>
        </Step>
        <Step number={3} title="Every agent uses it">
          <ul>
            {AGENTS.filter(agent => agent.group === 'Foundation').map(agent => (
              <li
                key={agent.id}
                className="flex items-center justify-between gap-3 border-t border-line py-2 text-caption first:border-t-0 first:pt-0"
              >
                <AgentBadge agent={agent.id} name={agent.name} />
                {agent.available ? (
                  <span className="text-ink-2">All eleven frameworks, today</span>
                ) : (
                  <span className="cap">When it joins</span>
                )}
              </li>
            ))}
          </ul>
          <p className="cap mt-3">The next question is one you have not answered yet.</p>
        </Step>
      </div>
      <ConfidenceArc />
      <div className="mt-3 flex justify-between gap-6 text-caption text-ink-3">
        <span className="inline-flex items-start gap-1.5">
          <ClockIcon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          Under 90 it waits for your review
        </span>
        <span className="text-center max-md:hidden">How sure the demo account’s insights are</span>
        <span className="inline-flex items-start gap-1.5">
          <CheckIcon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          From 90 it is shared by itself
        </span>
      </div>
    </Section>
  )
}
