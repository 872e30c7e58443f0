import { agentById } from '@sextant/contracts/catalogue'
import type { ReadinessRow } from '@sextant/contracts/rows'
import { CheckIcon, MinusIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { LimbRow } from '@/ui/patterns/limb.tsx'
import { Button } from '@/ui/primitives/button.tsx'

const STEPS = [
  { label: 'Business Strategy', field: 'has_strategy', agent: 'strategy' },
  { label: 'Customer Personas', field: 'has_persona', agent: 'persona' },
  { label: 'Marketing Strategy', field: 'has_marketing_strategy', agent: 'marketing-strategy' },
] as const

// Outside the component: Maybe Later holds until the page is loaded again, whatever is opened in between.
let hidden = false

/** How far the foundation stands, with the way to what is missing; once it does, the way to a campaign. createCampaign: the button, where the screen exists. */
export function ReadinessBanner({
  readiness,
  createCampaign,
}: {
  readiness: ReadinessRow
  createCampaign?: ReactNode
}) {
  const [away, setAway] = useState(hidden)
  if (away) return null
  if (readiness.is_ready) {
    return (
      <section
        aria-label="Readiness"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-t-2 border-line border-t-good bg-surface px-6 py-4 max-md:px-4"
      >
        <p className="flex items-start gap-2.5">
          <CheckIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />
          <span>
            <strong className="font-semibold">Ready for a campaign.</strong>{' '}
            <span className="text-ink-2">Strategy, personas and marketing strategy stand.</span>
          </span>
        </p>
        <div className="flex gap-2.5">
          <Button
            variant="quiet"
            onClick={() => {
              hidden = true
              setAway(true)
            }}
          >
            Maybe Later
          </Button>
          {createCampaign}
        </div>
      </section>
    )
  }
  const steps = STEPS.map(step => ({ ...step, done: readiness[step.field] }))
  const score = Math.round(readiness.readiness_score)
  return (
    <section
      aria-label="Readiness"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line bg-surface px-6 py-4 max-md:px-4"
    >
      <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
        <h2 className="font-semibold">Ready for a campaign</h2>
        <LimbRow value={score} figure={`${score}%`} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {steps.map(step => (
          <li
            key={step.label}
            className={cn('flex items-center gap-1.5', step.done ? 'text-ink' : 'text-ink-3')}
          >
            {step.done ? (
              <CheckIcon aria-hidden className="size-4 text-good" />
            ) : (
              <MinusIcon aria-hidden className="size-4" />
            )}
            {step.done ? (
              step.label
            ) : (
              <Link to={agentById(step.agent).path} className="link link-alone">
                {step.label}
              </Link>
            )}
            <span className="sr-only">{step.done ? ', done' : ', still missing'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
