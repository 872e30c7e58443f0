import { useQuery } from '@tanstack/react-query'
import { type NamedPersona, personasQuery } from '@/features/persona/api/personas.ts'
import { useCan } from '@/features/session/api/get-me.ts'

const NONE: readonly NamedPersona[] = []

/** The personas that a campaign can speak to: those of its client, or of the organization itself (null). Undefined: nobody chose yet. */
export function usePersonas(clientId: string | null | undefined): readonly NamedPersona[] {
  const can = useCan()
  const personas = useQuery({
    ...personasQuery(clientId ?? null),
    enabled: clientId !== undefined && can('work.view'),
  })
  return personas.data ?? NONE
}
