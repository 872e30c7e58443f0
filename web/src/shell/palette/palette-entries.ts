import type { Ability } from '@sextant/contracts/abilities'
import { agentById, AGENTS, type AgentSlug } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { agentAddress } from '../agent-address.ts'
import { QUICK_WINS, type QuickWinTemplate } from './quick-wins.ts'

export const PALETTE_GROUPS = [
  'Quick Actions',
  'Clients',
  'Campaigns',
  'AI Agents',
  'Recent Outputs',
  'Quick Win Templates',
  'Pages',
  'Operator',
] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]
export type PaletteEntry = {
  id: string
  group: PaletteGroup
  label: string
  note?: string
  /** The shortcut that does the same. */
  keys?: string
  agent?: AgentSlug
  /** Shows only once something is typed. */
  quiet?: true
  /** Other words by which it is found. */
  also?: string
} & (
  | { to: string; template?: QuickWinTemplate; signOut?: undefined }
  | { signOut: true; to?: undefined; template?: undefined }
)

export type PaletteVisitor = {
  can: (ability: Ability) => boolean
  /** Whether a path of the table is there and open to the visitor. */
  mayOpen: (path: string) => boolean
  agency: boolean
  /** The client the address lies in. */
  clientSlug: string | null
  /** That one, else the client opened last. */
  nearestClient: string | null
  /** '⌘' or 'Ctrl '. */
  modifier: string
}

export type PaletteClient = { id: string; slug: string; name: string; status: string }

const PAGES: readonly { label: string; path: string; also?: string }[] = [
  { label: 'Campaigns', path: '/campaigns' },
  { label: 'Outputs', path: '/outputs', also: 'deliverables documents' },
  { label: 'Strategy sessions', path: '/strategy/history', also: 'conversations' },
  { label: 'Metrics', path: '/dashboard/metrics', also: 'figures numbers analytics cross-client' },
  { label: 'Recommendations', path: '/dashboard/recommendations', also: 'what to do next' },
  { label: 'Learning history', path: '/learning-history', also: 'insights' },
  { label: 'Brand comparison', path: '/brand-comparison', also: 'compare' },
  { label: 'Workspaces', path: '/workspace', also: 'switch organization client' },
  { label: 'Agency guide', path: '/agency-guide', also: 'help' },
  { label: 'Team', path: '/settings/team', also: 'members invite' },
  { label: 'Workspace settings', path: '/settings/workspace', also: 'organization members' },
  { label: 'Notifications', path: '/settings/notifications' },
  { label: 'Audit log', path: '/settings/audit' },
  { label: 'Integrations', path: '/settings/integrations' },
  { label: 'Billing', path: '/settings/billing' },
  { label: 'Feedback', path: '/feedback', also: 'problem idea' },
]
const CLIENT_PAGES: readonly { label: string; path: string }[] = [
  { label: 'Client overview', path: '' },
  { label: 'Client dashboard', path: '/dashboard' },
  { label: 'Client campaigns', path: '/campaigns' },
  { label: 'Client outputs', path: '/outputs' },
  { label: 'Client intelligence', path: '/intelligence' },
  { label: 'Client health', path: '/health' },
  { label: 'Client analytics', path: '/analytics' },
  { label: 'Edit client', path: '/edit' },
]
const DESK: readonly { label: string; path: string }[] = [
  { label: 'Invitations', path: '/operator/invitations' },
  { label: 'Mail', path: '/operator/mail' },
  { label: 'Feedback from people', path: '/operator/feedback' },
  { label: 'Isolation self-test', path: '/operator/isolation' },
  { label: 'Operator log', path: '/operator/log' },
]

/** Everything the palette offers but clients and outputs, which are fetched. Nothing stands here that would lead nowhere. */
export function paletteEntries(visitor: PaletteVisitor): PaletteEntry[] {
  const { can, mayOpen, clientSlug, modifier } = visitor
  const shift = modifier === '⌘' ? '⇧' : 'Shift '
  const inPlace = (path: string) =>
    clientSlug && mayOpen(`/clients/:clientSlug${path}`)
      ? `/clients/${clientSlug}${path}`
      : mayOpen(path)
        ? path
        : null
  const campaign = can('campaigns.create') ? inPlace('/campaigns/new') : null
  return [
    ...go('Quick Actions', 'Dashboard', mayOpen('/dashboard') ? '/dashboard' : null, {
      keys: `${modifier}H`,
      also: 'home overview',
    }),
    ...go('Quick Actions', 'Create Campaign', campaign, { also: 'new' }),
    ...go('Quick Actions', 'Add Client', mayOpen('/clients/new') ? '/clients/new' : null, {
      also: 'new create',
    }),
    ...go('Quick Actions', 'All Clients', mayOpen('/clients') ? '/clients' : null, {
      also: 'switch portfolio',
    }),
    ...go('Quick Actions', 'Profile', mayOpen('/profile') ? '/profile' : null, {
      keys: `${modifier},`,
      also: 'account password picture',
    }),
    ...go('Quick Actions', 'Settings', mayOpen('/settings') ? '/settings' : null),
    {
      id: 'sign-out',
      group: 'Quick Actions',
      label: 'Sign Out',
      keys: `${modifier}${shift}Q`,
      also: 'log out leave',
      signOut: true,
    },
    ...agentEntries(visitor),
    ...PAGES.flatMap(({ label, path, also }) =>
      go('Pages', label, mayOpen(path) ? path : null, { quiet: true, ...(also ? { also } : {}) }),
    ),
    ...(clientSlug
      ? CLIENT_PAGES.flatMap(({ label, path }) =>
          go(
            'Pages',
            label,
            mayOpen(`/clients/:clientSlug${path}`) ? `/clients/${clientSlug}${path}` : null,
            { quiet: true },
          ),
        )
      : []),
    ...DESK.flatMap(({ label, path }) =>
      go('Operator', label, mayOpen(path) ? path : null, { also: 'operator desk' }),
    ),
  ]
}

const go = (
  group: PaletteGroup,
  label: string,
  to: string | null,
  more: Partial<Pick<PaletteEntry, 'keys' | 'also' | 'quiet' | 'note'>> = {},
): PaletteEntry[] => (to === null ? [] : [{ id: `${group}:${label}`, group, label, to, ...more }])

function agentEntries({
  can,
  mayOpen,
  agency,
  nearestClient,
  modifier,
}: PaletteVisitor): PaletteEntry[] {
  if (!can('agents.use')) return []
  const place = { agency, clientSlug: nearestClient, has: mayOpen }
  const addressOf = (id: AgentSlug) => agentAddress(agentById(id), place)
  return [
    ...AGENTS.flatMap((agent, index): PaletteEntry[] => {
      const to = addressOf(agent.id)
      return to
        ? [
            {
              id: `agent:${agent.id}`,
              group: 'AI Agents',
              label: agent.name,
              note: agent.description,
              agent: agent.id,
              keys: `${modifier}${index + 1}`,
              also: 'agent',
              to,
            },
          ]
        : []
    }),
    ...QUICK_WINS.flatMap((template): PaletteEntry[] => {
      const first = template.agents.find(addressOf)
      const to = first ? addressOf(first) : null
      return to
        ? [
            {
              id: `win:${template.id}`,
              group: 'Quick Win Templates',
              label: template.label,
              note: template.about,
              template,
              to: first === 'strategy' && to !== '/clients' ? `${to}?tool=${template.tool}` : to,
            },
          ]
        : []
    }),
  ]
}

const RECENT = 5

/** The newest five outputs and the two ways to all of them. clients: to open an output inside the client it belongs to. */
export function outputEntries(
  outputs: readonly AgentOutputRow[],
  clients: readonly PaletteClient[],
  { clientSlug, mayOpen }: PaletteVisitor,
): PaletteEntry[] {
  if (!mayOpen('/outputs')) return []
  const slugs = new Map(clients.map(({ id, slug }) => [id, slug]))
  const all =
    clientSlug && mayOpen('/clients/:clientSlug/outputs')
      ? `/clients/${clientSlug}/outputs`
      : '/outputs'
  return [
    ...outputs.slice(0, RECENT).map((output): PaletteEntry => {
      const slug =
        output.client_id && mayOpen('/clients/:clientSlug/outputs/:outputId')
          ? slugs.get(output.client_id)
          : undefined
      return {
        id: `output:${output.id}`,
        group: 'Recent Outputs',
        label: output.title,
        agent: output.agent_type,
        to: slug ? `/clients/${slug}/outputs/${output.id}` : `/outputs/${output.id}`,
      }
    }),
    ...go('Recent Outputs', 'View All Outputs', all),
    ...go('Recent Outputs', 'Expert Mode', `${all}?view=expert`, {
      note: 'Every output in one dense table',
    }),
  ]
}
