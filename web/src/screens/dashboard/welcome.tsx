import type { AgentEntry } from '@sextant/contracts/catalogue'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { CrewCatalogue } from '@/features/dashboard/components/crew-catalogue.tsx'
import { FirstSteps } from '@/features/dashboard/components/first-steps.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { CompanyLinks } from './company-links.tsx'

const QuickStartDialog = lazy(
  () => import('@/features/quick-start/components/quick-start-dialog.tsx'),
)

/** The dashboard of a small business before anything was made. opens: whether an agent's screen exists. */
export default function Welcome({
  organization,
  level,
  opens,
  briefing,
}: {
  organization: string
  level: ReactNode
  opens: (agent: AgentEntry) => boolean
  /** What asks for somebody already. */
  briefing: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const place = usePlace()
  return (
    <Page className="grid gap-8">
      <div className="grid gap-3">
        <div className="mb-2">{level}</div>
        <h1
          tabIndex={-1}
          className="book text-display font-[450] tracking-[-0.015em] max-md:text-[1.875rem] max-md:leading-tight"
        >
          Welcome to {organization}
        </h1>
        <p className="max-w-[38em] text-ink-2">
          No intelligence outputs yet. Start building your strategic foundation. What one agent
          learns from you, every other one will know.
        </p>
        <CompanyLinks place={place} />
      </div>
      {briefing}
      <FirstSteps opens={opens} onQuickStart={() => setAsking(true)} />
      {asking && (
        <Suspense>
          <QuickStartDialog open setOpen={setAsking} />
        </Suspense>
      )}
      <SettingUp />
      <CrewCatalogue opens={opens} />
    </Page>
  )
}

/** The optional second and third steps of onboarding, for people who just finished the first. */
function SettingUp() {
  const can = useCan()
  const steps = [
    { to: '/onboarding/team-setup', label: 'Invite your teammates', shown: can('members.manage') },
    {
      to: '/onboarding/preferences',
      label: 'Choose theme, notifications and your default agent',
      shown: true,
    },
  ].filter(({ to, shown }) => shown && hasScreen(to))
  return (
    <section aria-labelledby="setting-up">
      <h2 id="setting-up" className="border-b border-line-strong pb-2 font-semibold">
        When you have a minute
      </h2>
      <ul>
        {steps.map(step => (
          <li key={step.to} className="relative border-b border-line py-3 hover:bg-act-soft">
            <Link
              to={step.to}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {step.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
