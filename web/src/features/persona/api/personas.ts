import { toolById } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { personaKeys } from './keys.ts'

const MOST = 100
const PREFIX = `${toolById('persona').name}: `

export type NamedPersona = { id: string; name: string }

/** A deliverable's title without the word for what it is. */
const nameIn = (title: string): string =>
  title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title

const named = (rows: readonly AgentOutputRow[], clientId: string | null): NamedPersona[] =>
  rows
    .filter(row => row.client_id === clientId)
    .map(({ id, title }) => ({ id, name: nameIn(title) }))

/** The personas of a client, or of the organization itself; newest first. */
export const personasQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: personaKeys.named(clientId),
    queryFn: async (): Promise<NamedPersona[]> => {
      const scope = clientId ? { client_id: clientId } : {}
      const rows = await api.agentOutputs.list({ agent_type: 'persona', limit: MOST, ...scope })
      return named(rows, clientId)
    },
    staleTime: 10_000,
    meta: { shows: ['agent-outputs'] },
  })

/** The persona that a campaign's list names; undefined where none is called so. */
export const personaNamed = (
  personas: readonly NamedPersona[],
  name: string,
): NamedPersona | undefined =>
  personas.find(one => one.name.trim().toLowerCase() === name.trim().toLowerCase())
