import { ROLE_NAMES } from '@sextant/contracts/abilities'
import { PACE_HIGH, PACE_LOW } from '@sextant/contracts/campaigns/pace'
import { HEALTH_BANDS, HEALTH_PARTS } from '@sextant/contracts/clients/health'
import { AUTO_APPROVE_AT, TEAM_INVITATION_DAYS } from '@sextant/contracts/limits'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

type GuideWords = {
  /** Name and one line of what a role sees. */
  roleWords: (role: string) => { name: string; sees: string }
  /** '⌘' or 'Ctrl '. */
  modifier: string
}
export type GuideSection = { id: string; title: string; body: (words: GuideWords) => ReactNode }

const go = (to: string, label: string) => (
  <Link to={to} className="link">
    {label}
  </Link>
)
const percent = (share: number) => `${Math.round(share * 100)}%`
const OF_AGENCIES = ROLE_NAMES.filter(
  role => !role.startsWith('sme_') && role !== 'marketing_manager',
)

/** The guide for agencies, chapter by chapter. Numbers come from where the product itself takes them. */
export const GUIDE: readonly GuideSection[] = [
  {
    id: 'first-client',
    title: 'Your first client in ten minutes',
    body: () => (
      <ol className="grid list-decimal gap-2 pl-6">
        <li>
          {go('/clients/new', 'Add the client')}: name, industry, whom to talk to, what it pays a
          month. Its business profile (size, description) is what every agent reads first.
        </li>
        <li>
          Open the client and begin with Quick Start: five answers to a plan for thirty days. Or
          start the Strategy agent, with SWOT first: at most seven questions, five to ten minutes.
          “I don’t know” becomes an assumption with a way to check it.
        </li>
        <li>
          Read the deliverable. Solid marks are checked against your own words, dashed ones are
          assumed. Correct a line in place; every number is computed again.
        </li>
        <li>
          Create a campaign inside the client, with budget and dates: from then on its pace is
          watched.
        </li>
        <li>Share the deliverable with the client’s people and ask for their approval.</li>
      </ol>
    ),
  },
  {
    id: 'team',
    title: 'Team and roles',
    body: ({ roleWords }) => (
      <>
        <p>
          People join by an invitation from {go('/settings/team', 'Settings, Team')}; its link is
          good for {TEAM_INVITATION_DAYS} days. A role can be limited to some clients: whoever has
          it then neither sees nor finds the others.
        </p>
        <Table label="Roles and what they see" className="mt-4 font-[family-name:var(--font-ui)]">
          <thead>
            <tr>
              <TableHead>Role</TableHead>
              <TableHead>Sees</TableHead>
            </tr>
          </thead>
          <tbody>
            {OF_AGENCIES.map(role => (
              <TableRow key={role}>
                <TableCell className="whitespace-nowrap font-medium">
                  {roleWords(role).name}
                </TableCell>
                <TableCell>{roleWords(role).sees}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </>
    ),
  },
  {
    id: 'inside-a-client',
    title: 'Working inside a client',
    body: () => (
      <>
        <p>
          Everything done under a client belongs to that client: sessions, outputs, campaigns, and
          what agents learn. The bar on top says whose work you are looking at, and “Switch client”
          leads to the others. What one client said is never used for another; the database keeps
          them apart, not only the screens.
        </p>
        <p>
          What agents learn waits for a person to approve it. Statements with{' '}
          {percent(AUTO_APPROVE_AT)} confidence or more are approved by themselves; all of them stay
          open to correction in the client’s Intelligence.
        </p>
      </>
    ),
  },
  {
    id: 'campaigns',
    title: 'Campaigns and their pace',
    body: () => (
      <>
        <p>
          Pace compares what was spent with what should have been spent by today: spent ÷ (budget ×
          share of the days that have begun). A pace of 1.00× is exactly on plan. Above{' '}
          {PACE_HIGH.toFixed(2)}× a campaign runs ahead of its money, below {PACE_LOW.toFixed(2)}×
          it lies behind, and the client appears on your overview.
        </p>
        <p>
          Two people may edit the same campaign. Who saves second is shown both versions and chooses
          field by field; nothing typed is lost.
        </p>
      </>
    ),
  },
  {
    id: 'approvals',
    title: 'Approvals',
    body: () => (
      <p>
        Ask for approval of a campaign or a deliverable, with a note saying what you want to know.
        The client’s people approve, or ask for changes and must say which. Both sides see who
        asked, who answered, when, and whether the thing changed since. A question that waits three
        days or longer moves the client up on your overview.
      </p>
    ),
  },
  {
    id: 'portal',
    title: 'The portal of your clients',
    body: () => (
      <>
        <p>
          Guests and client viewers see only the portal: active campaigns, what was shared with
          them, and messages with you, in the client’s own colours. Stakeholders and collaborators
          get a view-only dashboard of the same work. Nobody of a client sees a draft, a session or
          another client.
        </p>
        <p>
          Invite them from {go('/settings/team', 'Settings, Team')} with the client they belong to.
        </p>
      </>
    ),
  },
  {
    id: 'health',
    title: 'The health score, exactly',
    body: () => (
      <>
        <p>
          A score of 100 at most, from three parts. It says how alive the work for a client is, not
          how well it performs.
        </p>
        <Table label="Parts of the health score" className="mt-4 font-[family-name:var(--font-ui)]">
          <thead>
            <tr>
              <TableHead>Part</TableHead>
              <TableHead>Rule</TableHead>
              <TableHead numeric>At most</TableHead>
            </tr>
          </thead>
          <tbody>
            <TableRow>
              <TableCell className="font-medium">Campaigns</TableCell>
              <TableCell>
                {HEALTH_PARTS.campaigns.most} × active campaigns ÷ all campaigns, rounded; 0 without
                campaigns
              </TableCell>
              <TableCell numeric>{HEALTH_PARTS.campaigns.most}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell className="font-medium">Newness</TableCell>
              <TableCell>
                Added{' '}
                {HEALTH_PARTS.age.steps
                  .map(step => `within ${step.withinDays} days: ${step.points}`)
                  .join('; ')}
                ; earlier: 0
              </TableCell>
              <TableCell numeric>{HEALTH_PARTS.age.most}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell className="font-medium">Outputs</TableCell>
              <TableCell>
                {HEALTH_PARTS.outputs.steps
                  .map(step => `${step.atLeast} or more: ${step.points}`)
                  .join('; ')}
                ; none: 0
              </TableCell>
              <TableCell numeric>{HEALTH_PARTS.outputs.most}</TableCell>
            </TableRow>
          </tbody>
        </Table>
        <p className="mt-4">
          {HEALTH_BANDS.map((band, index) => {
            const above = HEALTH_BANDS[index - 1]?.from
            return `${band.label}: ${bandRange(band.from, above)}`
          }).join('. ')}
          .
        </p>
      </>
    ),
  },
  {
    id: 'overview',
    title: 'Reading your overview',
    body: () => (
      <p>
        The client on top is the one with the most pressing signal: changes asked for, then messages
        without an answer, approvals that wait, overspending, campaigns past their end, nothing
        active, underspending, campaigns about to end. Below, the portfolio keeps that order.{' '}
        {go('/dashboard/metrics', 'Clients side by side')} compares all of them and gives you a file
        for spreadsheets.
      </p>
    ),
  },
  {
    id: 'shortcuts',
    title: 'One keyboard away',
    body: ({ modifier }) => (
      <Table label="Shortcuts" className="font-[family-name:var(--font-ui)]">
        <thead>
          <tr>
            <TableHead>Keys</TableHead>
            <TableHead>What happens</TableHead>
          </tr>
        </thead>
        <tbody>
          {[
            [
              `${modifier}K`,
              'Search: a client, a page, an agent, an output, from a few letters of its name',
            ],
            [`${modifier}H`, 'Your overview'],
            [`${modifier},`, 'Your profile'],
            [
              `${modifier}1 to ${modifier}9`,
              'The first to the ninth agent, in the client you are in or looked at last',
            ],
            [`${modifier}${modifier === '⌘' ? '⇧' : 'Shift '}Q`, 'Sign out'],
          ].map(([keys, what]) => (
            <TableRow key={keys}>
              <TableCell className="whitespace-nowrap font-medium">{keys}</TableCell>
              <TableCell>{what}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    ),
  },
]

/** The scores of a band in words; above: where the next higher one begins. */
function bandRange(from: number, above: number | undefined): string {
  if (above === undefined) return `${from} or more`
  return from === 0 ? `below ${above}` : `${from} to ${above - 1}`
}
