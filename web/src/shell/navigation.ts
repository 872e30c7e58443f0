import type { Ability } from '@sextant/contracts/abilities'
import { AGENTS, type AgentEntry, type AgentGroup, type AgentSlug } from '@sextant/contracts/catalogue'
import type { ScreenRow } from './screen-row.ts'

type NavLink = { label: string; to: string }
/** agent and time: of an agent's entry only. */
type NavItem = NavLink & { agent?: AgentSlug; time?: string }
export type NavEntry = (NavLink & { kind: 'link' }) | { kind: 'menu'; label: string; groups: { label: string; items: NavItem[] }[] }

export type NavVisitor = {
  /** Works in an agency. */
  agency: boolean
  /** Works in an organization at all: operators may have none. */
  member: boolean
  can: (ability: Ability) => boolean
  defaultAgent: AgentSlug | null
}

const AGENTS_ORDER = 30
const SETTINGS_ORDER = 50
const GROUPS: readonly { group: AgentGroup; label: string }[] = [
  { group: 'Foundation', label: 'Foundation' },
  { group: 'Execution', label: 'Planning & Creation' },
  { group: 'Intelligence', label: 'Intelligence' },
]
const OPERATOR = { kind: 'link', label: 'Operator', to: '/operator/invitations' } as const

/** The entries of the top navigation, for the bar and the drawer alike. Only what has a screen, and is open to the visitor, appears. */
export function navigationFor(rows: readonly ScreenRow[], visitor: NavVisitor): NavEntry[] {
  const open = new Set(rows.filter(row => !row.needs || visitor.can(row.needs)).map(row => row.path))
  const operator = visitor.can('platform.operate') && open.has(OPERATOR.to) ? [OPERATOR] : []
  if (!visitor.member) return operator

  // People of an agency's clients look on; the agency's own entries are not theirs.
  const agency = visitor.agency && visitor.can('work.view')
  // An agency works inside a client; what belongs to one appears there. Until clients have pages, its own organization is where it works.
  const aboveClients = agency && open.has('/clients')
  const entries: { order: number; entry: NavEntry }[] = rows.flatMap(row =>
    row.nav && open.has(row.path) && !(aboveClients && row.nav.order > AGENTS_ORDER)
      ? [{ order: row.nav.order, entry: { kind: 'link' as const, label: agency && row.path === '/dashboard' ? 'Agency Overview' : row.nav.label, to: row.path } }]
      : [])
  const agents = aboveClients ? [] : agentGroups(open, visitor)
  if (agents.length > 0) entries.push({ order: AGENTS_ORDER, entry: { kind: 'menu', label: 'Agents', groups: agents } })
  if (agency && open.has('/settings')) {
    const pages = [{ label: 'All settings', to: '/settings' }, { label: 'Team', to: '/settings/team' }].filter(({ to }) => open.has(to))
    entries.push({ order: SETTINGS_ORDER, entry: { kind: 'menu', label: 'Settings', groups: [{ label: 'Settings', items: pages }] } })
  }
  return [...entries.sort((a, b) => a.order - b.order).map(({ entry }) => entry), ...operator]
}

function agentGroups(open: ReadonlySet<string>, { agency, can, defaultAgent }: NavVisitor) {
  if (!can('agents.use')) return []
  const shown = AGENTS.filter(agent => agent.available && open.has(agent.path) && (agency || !agent.agencyOnly))
  const groups = GROUPS.map(({ group, label }) => ({ label, items: shown.filter(agent => agent.group === group && agent.id !== defaultAgent).map(item) }))
  const first = shown.filter(agent => agent.id === defaultAgent && agent.group !== 'Start').map(item)
  return [{ label: 'Your default', items: first }, ...groups].filter(({ items }) => items.length > 0)
}

const item = (agent: AgentEntry): NavItem => ({ label: agent.name, to: agent.path, agent: agent.id, time: agent.estimatedTime })

/** Whether an entry's address holds the page one is on. exact: the address itself, not those below it. */
export const isCurrent = (to: string, pathname: string, exact = false): boolean => pathname === to || (!exact && pathname.startsWith(`${to}/`))

/** What an entry stands for when its address is the first page of several. */
export const sectionOf = (to: string): string => (to.startsWith('/operator/') ? '/operator' : to)
