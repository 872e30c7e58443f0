import type { Ability } from '@sextant/contracts/abilities'
import {
  AGENTS,
  type AgentEntry,
  type AgentGroup,
  type AgentSlug,
} from '@sextant/contracts/catalogue'
import { agentAddress } from './agent-address.ts'
import { isInsideClient } from './breadcrumbs.ts'
import type { BarPlace, ScreenRow } from './screen-row.ts'

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
/** The entries of the top navigation, for the bar and the drawer alike. Only what has a screen, and is open to the visitor, appears. */
export function navigationFor(rows: readonly ScreenRow[], visitor: NavVisitor): NavEntry[] {
  const bar = barOf(rows, visitor)
  const operator = bar('operator').map(asLink)
  if (!visitor.member) return operator
  // People of an agency's clients look on; the agency's own entries are not theirs.
  const above = worksInAgency(visitor) && visitor.clientSlug === null
  return [...(above ? aboveClients(bar) : atWork(rows, bar, visitor)), ...operator]
}

const worksInAgency = ({ agency, can }: NavVisitor) => agency && can('work.view')

type Bar = (where: BarPlace['where']) => NavLink[]

/** What stands in each place of the bar, in its order, as far as it is open to the visitor. */
function barOf(rows: readonly ScreenRow[], visitor: NavVisitor): Bar {
  const inside = worksInAgency(visitor) && visitor.clientSlug !== null
  const open = rows.filter(row => isOpen(row, visitor))
  return where =>
    open
      .filter(row => where !== 'at work' || isInsideClient(row.path) === inside)
      .flatMap(row =>
        placesOf(row)
          .filter(place => place.where === where && isShown(place, visitor))
          .map(place => ({ row, place })),
      )
      .sort((a, b) => a.place.at - b.place.at)
      .map(({ row, place }) => ({
        label: place.label ?? row.title,
        to: row.path.replace(':clientSlug', visitor.clientSlug ?? ''),
      }))
}

const placesOf = ({ inBar }: ScreenRow): readonly BarPlace[] =>
  inBar === undefined ? [] : [inBar].flat()

const isOpen = ({ needs, audience }: ScreenRow, { can, agency }: NavVisitor) =>
  (!needs || can(needs)) &&
  (audience !== 'agency' || agency) &&
  (audience !== 'operator' || can('platform.operate'))

const isShown = ({ needs, unlockedBy }: BarPlace, { can, whiteLabelUnlocked }: NavVisitor) =>
  (!needs || can(needs)) && (!unlockedBy || whiteLabelUnlocked)

const asLink = (entry: NavLink) => ({ kind: 'link' as const, ...entry })

/** An agency works inside a client; above them it has the overview, the clients and its settings. */
function aboveClients(bar: Bar): NavEntry[] {
  const items = bar('settings menu')
  const settings = {
    kind: 'menu' as const,
    label: 'Settings',
    groups: [{ label: 'Settings', items }],
  }
  return [...bar('above clients').map(asLink), ...(items.length > 0 ? [settings] : [])]
}

/** The agents stand behind the dashboard and the campaigns. */
const AGENTS_AFTER = ['Dashboard', 'Campaigns']

/** Where work is done: a small business, or one client of an agency. */
function atWork(rows: readonly ScreenRow[], bar: Bar, visitor: NavVisitor): NavEntry[] {
  const groups = agentGroups(rows, visitor)
  const agents = groups.length > 0 ? [{ kind: 'menu' as const, label: 'Agents', groups }] : []
  const links = bar('at work').map(entry =>
    entry.label === 'Campaigns' ? withBadge(entry, visitor.activeCampaigns) : asLink(entry),
  )
  const before = links.filter(({ label }) => AGENTS_AFTER.includes(label))
  const after = links.filter(({ label }) => !AGENTS_AFTER.includes(label))
  return [...before, ...agents, ...after]
}

function withBadge(entry: NavLink, count: number) {
  if (count === 0) return asLink(entry)
  const meaning = count === 1 ? '1 active campaign' : `${count} active campaigns`
  return { ...asLink(entry), badge: { count, meaning } }
}

function agentGroups(rows: readonly ScreenRow[], visitor: NavVisitor) {
  const { can, defaultAgent, clientSlug } = visitor
  if (!can('agents.use')) return []
  const open = new Set(rows.filter(row => isOpen(row, visitor)).map(row => row.path))
  const inside = worksInAgency(visitor) && clientSlug !== null
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
