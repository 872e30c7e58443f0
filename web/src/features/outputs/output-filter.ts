import {
  LIBRARY_SORTS,
  LIBRARY_STATES,
  type LibrarySort,
  type LibraryState,
} from '@sextant/contracts/agent-outputs/library'
import { AGENTS, type AgentSlug, TOOL_IDS } from '@sextant/contracts/catalogue'
import { isId } from '@/client/is-id.ts'

/** Whose outputs there can be. */
export const WRITING_AGENTS = AGENTS.filter(({ available }) => available)

export const SORT_WORDS: Record<LibrarySort, string> = {
  stale: 'Stale first',
  newest: 'Newest first',
  changed: 'Last changed',
  title: 'By title',
}
export const STATE_WORDS: Record<LibraryState, string> = {
  saved: 'Saved',
  draft: 'Drafts',
  shared: 'Shared',
}

/** What of the library is shown. null: not narrowed down by it. */
export type OutputFilter = {
  q: string
  agent: AgentSlug | null
  type: string | null
  /** An id, or 'none' for what an agency made for itself. */
  client: string | null
  campaign: string | null
  author: string | null
  state: LibraryState | null
  stale: boolean
  sort: LibrarySort
  /** Expert Mode: everything in one dense table. */
  expert: boolean
}

const idIn = (value: string | null): string | null => (value && isId(value) ? value : null)
const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find(one => one === value) ?? null
/** Addresses that were kept before there were more states than two. */
const FORMER_STATES: Record<string, LibraryState | undefined> = { saved: 'saved', drafts: 'draft' }

/** The filter as the address carries it; what it says wrongly is the default. */
export function filterOf(params: URLSearchParams): OutputFilter {
  const client = params.get('client')
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    agent: WRITING_AGENTS.find(({ id }) => id === params.get('agent'))?.id ?? null,
    type: oneOf([...TOOL_IDS, 'combined'], params.get('type')),
    client: client === 'none' ? client : idIn(client),
    campaign: idIn(params.get('campaign')),
    author: idIn(params.get('author')),
    state:
      oneOf(LIBRARY_STATES, params.get('state')) ?? FORMER_STATES[params.get('kept') ?? ''] ?? null,
    stale: params.get('stale') === 'true',
    sort: oneOf(LIBRARY_SORTS, params.get('sort')) ?? 'stale',
    expert: params.get('view') === 'expert',
  }
}

/** The filter as search parameters; defaults are left out. */
export function paramsOf({ expert, stale, sort, ...named }: OutputFilter): Record<string, string> {
  const said = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1])
  return {
    ...Object.fromEntries(said),
    ...(stale ? { stale: 'true' } : {}),
    ...(sort === 'stale' ? {} : { sort }),
    ...(expert ? { view: 'expert' } : {}),
  }
}

/** Whether the filter leaves anything out. */
export const narrows = ({ sort: _sort, expert: _expert, ...filter }: OutputFilter): boolean =>
  Object.values(filter).some(Boolean)

/** As the server is asked. */
export const askedOf = ({
  sort: _sort,
  expert: _expert,
  stale,
  ...named
}: OutputFilter): Record<string, string> =>
  paramsOf({ ...named, stale, sort: 'stale', expert: false })
