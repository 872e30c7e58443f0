import { AGENTS, type AgentGroup, type AgentSlug } from '@sextant/contracts/catalogue'
import type { ScreenRow } from './screen-row.ts'

type NavLink = { label: string; to: string }
type AgentLink = NavLink & { agent: AgentSlug; time: string }
export type NavEntry = (NavLink & { kind: 'link' }) | { kind: 'menu'; label: string; groups: { label: string; items: AgentLink[] }[] }

const AGENTS_ORDER = 30
const GROUPS: readonly { group: AgentGroup; label: string }[] = [
  { group: 'Foundation', label: 'Foundation' },
  { group: 'Execution', label: 'Planning & Creation' },
  { group: 'Intelligence', label: 'Intelligence' },
]

/** The entries of the top navigation, for the bar and the drawer alike. Only what has a screen appears. */
export function navigationFor(rows: readonly ScreenRow[], visitor: { agency: boolean }): NavEntry[] {
  const has = new Set(rows.map(row => row.path))
  const groups = GROUPS.map(({ group, label }) => ({
    label,
    items: AGENTS.filter(agent => agent.group === group && agent.available && has.has(agent.path) && (visitor.agency || !agent.agencyOnly))
      .map(agent => ({ label: agent.name, to: agent.path, agent: agent.id, time: agent.estimatedTime })),
  })).filter(({ items }) => items.length > 0)

  const entries: { order: number; entry: NavEntry }[] = rows.flatMap(row =>
    row.nav ? [{ order: row.nav.order, entry: { kind: 'link' as const, label: row.nav.label, to: row.path } }] : [])
  if (groups.length > 0) entries.push({ order: AGENTS_ORDER, entry: { kind: 'menu', label: 'Agents', groups } })
  return entries.sort((a, b) => a.order - b.order).map(({ entry }) => entry)
}

/** Whether an entry's address holds the page one is on. */
export const isCurrent = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)
