import type { Ability } from '@sextant/contracts/abilities'
import { agentById, AGENTS, type AgentSlug } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { agentAddress } from '../agent-address.ts'
import { screens } from '../screens.ts'
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
  'Documents',
  'Outputs',
  'Facts',
  'Messages',
  'Search',
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

/** Everything the palette offers but clients and outputs, which are fetched. Nothing stands here that would lead nowhere. */
export function paletteEntries(visitor: PaletteVisitor): PaletteEntry[] {
  const { modifier } = visitor
  const shift = modifier === '⌘' ? '⇧' : 'Shift '
  const pages = pageEntries(visitor)
  const of = (group: PaletteGroup) => pages.filter(entry => entry.group === group)
  return [
    ...of('Quick Actions'),
    {
      id: 'sign-out',
      group: 'Quick Actions',
      label: 'Sign Out',
      keys: `${modifier}${shift}Q`,
      also: 'log out leave',
      signOut: true,
    },
    ...agentEntries(visitor),
    ...of('Pages'),
    ...of('Operator'),
  ]
}

/** Screens of the table that say how they are found, and that open here. Inside a client its own page takes the place of the organization's of the same name. */
function pageEntries({ mayOpen, clientSlug, modifier }: PaletteVisitor): PaletteEntry[] {
  const entries = new Map<string, PaletteEntry>()
  const rows = screens
    .filter(row => row.find && mayOpen(row.path))
    .toSorted((a, b) => (a.find?.at ?? 0) - (b.find?.at ?? 0))
  for (const { path, title, find } of rows) {
    const to = addressIn(path, clientSlug)
    if (!find || !to) continue
    const { group = 'Pages', label = title, also, key } = find
    const id = `${group}:${label}`
    entries.set(id, {
      id,
      group,
      label,
      to,
      ...(group === 'Pages' ? { quiet: true } : {}),
      ...(also ? { also } : {}),
      ...(key ? { keys: `${modifier}${key}` } : {}),
    })
  }
  return [...entries.values()]
}

/** Null: the page is about something that is not at hand. */
function addressIn(path: string, clientSlug: string | null): string | null {
  const address = clientSlug ? path.replace(':clientSlug', clientSlug) : path
  return address.includes(':') ? null : address
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
