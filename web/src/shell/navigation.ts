import type { Ability } from '@sextant/contracts/abilities'
import {
  AGENTS,
  type AgentEntry,
  type AgentGroup,
  type AgentSlug,
} from '@sextant/contracts/catalogue'
import { agentAddress } from './agent-address.ts'
import type { ScreenRow } from './screen-row.ts'

type NavLink = { label: string; to: string }
/** agent and time: of an agent's entry only. */
type NavItem = NavLink & { agent?: AgentSlug; time?: string }
/** badge: how many wait behind the link; never 0. */
export type NavEntry =
  | (NavLink & { kind: 'link'; badge?: { count: number; meaning: string } })
  | { kind: 'menu'; label: string; groups: { label: string; items: NavItem[] }[] }

export type NavVisitor = {
  /** Works in an agency. */
  agency: boolean
  /** Works in an organization at all: operators may have none. */
  member: boolean
  can: (ability: Ability) => boolean
  defaultAgent: AgentSlug | null
  /** The client the address lies in. */
  clientSlug: string | null
  /** Of the place one is in: the client, else the organization. */
  activeCampaigns: number
  whiteLabelUnlocked: boolean
}

const GROUPS: readonly { group: AgentGroup; label: string }[] = [
  { group: 'Foundation', label: 'Foundation' },
  { group: 'Execution', label: 'Planning & Creation' },
  { group: 'Intelligence', label: 'Intelligence' },
]
const OPERATOR = { kind: 'link', label: 'Operator', to: '/operator/invitations' } as const

/** The entries of the top navigation, for the bar and the drawer alike. Only what has a screen, and is open to the visitor, appears. */
export function navigationFor(rows: readonly ScreenRow[], visitor: NavVisitor): NavEntry[] {
  const open = new Set(
    rows
      .filter(
        row =>
          (!row.needs || visitor.can(row.needs)) && (row.audience !== 'agency' || visitor.agency),
      )
      .map(row => row.path),
  )
  const operator = visitor.can('platform.operate') && open.has(OPERATOR.to) ? [OPERATOR] : []
  if (!visitor.member) return operator
  // People of an agency's clients look on; the agency's own entries are not theirs.
  const agency = visitor.agency && visitor.can('work.view')
  return [
    ...(agency && visitor.clientSlug === null
      ? aboveClients(open, visitor)
      : inPlace(open, visitor, agency)),
    ...operator,
  ]
}

/** An agency works inside a client; above them it has the overview, the clients and its settings. */
function aboveClients(open: ReadonlySet<string>, { whiteLabelUnlocked }: NavVisitor): NavEntry[] {
  const settings = [
    { label: 'All settings', to: '/settings' },
    { label: 'Team', to: '/settings/team' },
    ...(whiteLabelUnlocked ? [{ label: 'White Label', to: '/settings/white-label' }] : []),
  ].filter(({ to }) => open.has(to))
  return [
    ...links(open, [
      { label: 'Agency Overview', to: '/dashboard' },
      { label: 'Clients', to: '/clients' },
    ]),
    ...(settings.length > 0
      ? [
          {
            kind: 'menu' as const,
            label: 'Settings',
            groups: [{ label: 'Settings', items: settings }],
          },
        ]
      : []),
  ]
}

/** Where work is done: a small business, or one client of an agency. */
function inPlace(open: ReadonlySet<string>, visitor: NavVisitor, agency: boolean): NavEntry[] {
  const { clientSlug, activeCampaigns } = visitor
  const inside = agency && clientSlug !== null
  const page = (path: string) => (inside ? `/clients/${clientSlug}${path}` : path)
  const shown = (entries: NavLink[]) =>
    links(open, entries, inside ? '/clients/:clientSlug' : '').map(entry => ({
      ...entry,
      to: page(entry.to),
    }))
  const [campaigns] = visitor.can('work.view')
    ? shown([{ label: 'Campaigns', to: '/campaigns' }])
    : []
  const groups = agentGroups(open, visitor, inside)
  return [
    ...shown([{ label: 'Dashboard', to: '/dashboard' }]),
    ...(campaigns
      ? [
          activeCampaigns > 0
            ? {
                ...campaigns,
                badge: {
                  count: activeCampaigns,
                  meaning:
                    activeCampaigns === 1
                      ? '1 active campaign'
                      : `${activeCampaigns} active campaigns`,
                },
              }
            : campaigns,
        ]
      : []),
    ...(groups.length > 0 ? [{ kind: 'menu' as const, label: 'Agents', groups }] : []),
    ...shown([
      { label: 'Outputs', to: '/outputs' },
      ...(inside ? [{ label: 'Intelligence', to: '/intelligence' }] : []),
    ]),
  ]
}

const links = (open: ReadonlySet<string>, entries: readonly NavLink[], under = '') =>
  entries
    .filter(({ to }) => open.has(under + to))
    .map(entry => ({ kind: 'link' as const, ...entry }))

function agentGroups(
  open: ReadonlySet<string>,
  { can, defaultAgent, clientSlug }: NavVisitor,
  inside: boolean,
) {
  if (!can('agents.use')) return []
  const place = { agency: inside, clientSlug, has: (path: string) => open.has(path) }
  const shown = AGENTS.flatMap(agent => {
    const to = agent.group === 'Start' ? null : agentAddress(agent, place)
    return to ? [{ agent, to }] : []
  })
  const groups = GROUPS.map(({ group, label }) => ({
    label,
    items: shown
      .filter(({ agent }) => agent.group === group && agent.id !== defaultAgent)
      .map(item),
  }))
  const first = shown.filter(({ agent }) => agent.id === defaultAgent).map(item)
  return [{ label: 'Your default', items: first }, ...groups].filter(
    ({ items }) => items.length > 0,
  )
}

const item = ({ agent, to }: { agent: AgentEntry; to: string }): NavItem => ({
  label: agent.name,
  to,
  agent: agent.id,
  time: agent.estimatedTime,
})

/** Whether an entry's address holds the page one is on. exact: the address itself, not those below it. */
export const isCurrent = (to: string, pathname: string, exact = false): boolean =>
  pathname === to || (!exact && pathname.startsWith(`${to}/`))

/** What an entry stands for when its address is the first page of several. */
export const sectionOf = (to: string): string => (to.startsWith('/operator/') ? '/operator' : to)
