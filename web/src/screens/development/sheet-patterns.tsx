import { CheckIcon, InfoIcon, PauseIcon, XIcon } from 'lucide-react'
import { AGENTS } from '@sextant/contracts/catalogue'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { Claim, SourceMark } from '@/ui/patterns/source-mark.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Breadcrumb } from '@/ui/primitives/breadcrumb.tsx'
import { SheetRow, SheetSection } from './sheet-section.tsx'

export function Badges({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <SheetSection title="Badges">
      <SheetRow>
        <Badge tone="good" plain>
          <CheckIcon aria-hidden />
          Active
        </Badge>
        <Badge tone="warn">
          <PauseIcon aria-hidden />
          Paused
        </Badge>
        <Badge tone="bad">
          <XIcon aria-hidden />
          Churned
        </Badge>
        <Badge tone="info">
          <InfoIcon aria-hidden />
          Good
        </Badge>
        <Badge>Draft</Badge>
        <Badge tone="assume">Assumption</Badge>
      </SheetRow>
      <SheetRow>
        <ConfidenceBadge confidence={0.93} />
        <ConfidenceBadge confidence={0.8} />
        <ConfidenceBadge confidence={0.799} />
        <ConfidenceBadge confidence={0.41} />
      </SheetRow>
      <SheetRow>
        {AGENTS.map(agent => (
          <AgentBadge key={agent.id} agent={agent.id} name={agent.name} />
        ))}
      </SheetRow>
      {/* One landmark of a name is enough on a page; the sheet shows everything twice. */}
      {theme === 'light' && (
        <Breadcrumb
          crumbs={[
            { label: 'Dashboard', to: '/dashboard' },
            { label: 'Strategy', to: '/strategy' },
            { label: 'SWOT of Tidewater' },
          ]}
        />
      )}
    </SheetSection>
  )
}

export function Marks() {
  return (
    <SheetSection title="Sources">
      <p className="book text-read">
        <Claim
          sources={[
            {
              number: 1,
              quote: 'We fix most bikes the same day, the big shops need a week.',
              note: 'Your answer of November 13',
            },
            {
              number: 2,
              assumed: true,
              note: 'Assumed: regulars come back twice a year. Check it against twelve months of receipts.',
            },
          ]}
        >
          Same-day repair is the reason regulars stay.
        </Claim>{' '}
        The next sentence moves down only when a mark is pressed.
      </p>
      <p>
        Still marks: checked
        <SourceMark number={1} /> and assumed
        <SourceMark number={2} assumed />
      </p>
    </SheetSection>
  )
}

export function Alerts() {
  return (
    <SheetSection title="Alerts">
      <Alert title="An unexpected error occurred">Nothing was lost. Try again in a minute.</Alert>
      <Alert tone="warn" title="Figures are nine days old">
        Import the latest export before you decide.
      </Alert>
      <Alert tone="info" title="Written by the built-in writer">
        No language model is configured.
      </Alert>
      <Alert tone="good" title="Saved" />
    </SheetSection>
  )
}
