import { CardLink } from '@/ui/patterns/card-link.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LimbRow } from '@/ui/patterns/limb.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { WorkSteps } from '@/ui/patterns/work-steps.tsx'
import { AchievementToast } from '@/features/progress/components/achievement-toast.tsx'
import { ACHIEVEMENTS } from '@/features/progress/achievements.ts'
import { LevelBar } from '@/features/progress/components/level-bar.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { SheetSection } from './sheet-section.tsx'

const justNow = new Date().toISOString()
const hourAgo = new Date(Date.now() - 3_600_000).toISOString()

export function Work() {
  return (
    <SheetSection title="Measures">
      <LimbRow value={18} tone="bad" word="Needs attention" />
      <LimbRow value={40} tone="warn" word="Fair" />
      <LimbRow value={60} tone="info" word="Good" />
      <LimbRow value={80} tone="good" word="Excellent" />
      <LevelBar totalXP={250} />
      <Progress value={60} label="Step 3 of 5" />
      <WorkSteps
        value={66}
        note="You can close this tab; the work goes on."
        onStop={() => {}}
        steps={[
          { label: 'Read 3 documents', state: 'done', note: '12 s' },
          { label: 'Compute figures', state: 'done', note: '1 s' },
          { label: 'Check sources, 11 of 12', state: 'now', note: 'about 20 s left' },
          { label: 'Write the next three actions', state: 'todo' },
        ]}
      />
    </SheetSection>
  )
}

export function Tables() {
  return (
    <SheetSection title="Figures">
      <Table>
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            <TableHead>Updated</TableHead>
            <TableHead numeric>Spent</TableHead>
          </tr>
        </thead>
        <tbody>
          <TableRow>
            <TableCell>Winter storage</TableCell>
            <TableCell>
              <TimeSince at={hourAgo} />
            </TableCell>
            <TableCell numeric>$1,840</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Bike to work, spring</TableCell>
            <TableCell>
              <TimeSince at={justNow} />
            </TableCell>
            <TableCell numeric>$12,310</TableCell>
          </TableRow>
        </tbody>
      </Table>
      <StatRow
        stats={[
          { label: 'Intelligence Outputs', value: 14 },
          { label: 'AI Interactions', value: 212 },
          { label: 'Active Campaigns', value: 3, note: 'of 7' },
          { label: 'Strategy Sessions', value: 6 },
        ]}
      />
      <StatRow
        stats={[
          { label: 'Total Clients', value: 12, note: '11 active' },
          { label: 'Monthly Revenue', value: '$48,600', note: '$4,050 average' },
          { label: 'Active Campaigns', value: 17, note: 'of 31' },
        ]}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <CardLink to="/dev/ui">
          <strong className="block font-semibold">Quick Start</strong>
          <span className="cap">5 minutes</span>
        </CardLink>
      </div>
      {ACHIEVEMENTS.slice(0, 1).map(achievement => (
        <div
          key={achievement.id}
          className="max-w-[356px] rounded-lg border border-line bg-raised px-3.5 py-3 shadow-float"
        >
          <AchievementToast achievement={achievement} />
        </div>
      ))}
    </SheetSection>
  )
}

export function States() {
  return (
    <SheetSection title="States">
      <PageHeader
        title="A very long organization name that has to break somewhere sensible, GmbH & Co. KG"
        meta="Friday, November 20, 2026 · figures from 2m ago"
        actions={
          <>
            <Button>Manage Clients</Button>
            <Button variant="primary">Add Client</Button>
          </>
        }
      />
      <EmptyState
        title="No campaigns yet"
        action={<Button variant="primary">Create Campaign</Button>}
      >
        A campaign needs a strategy and a persona. You have both: the first plan takes about 15
        minutes.
      </EmptyState>
      <ErrorState title="The database does not answer" onRetry={() => {}} />
      <div className="grid gap-2">
        <Skeleton className="w-2/3" />
        <Skeleton />
        <Skeleton className="w-1/2" />
      </div>
      <LoadingScreen />
    </SheetSection>
  )
}
