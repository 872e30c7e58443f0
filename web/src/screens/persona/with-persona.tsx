import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { usePlace } from '@/shell/place.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OutputNotFetched, OutputNotHere } from '../outputs/output-missing.tsx'

export type PersonaOutput = OutputAnswer & { content: DeliverableOf<'persona'> }

const isPersona = (output: OutputAnswer): output is PersonaOutput =>
  output.content.tool === 'persona'

/** What the persona itself is called, without the word for what it is. */
export const nameOf = ({ title, content }: PersonaOutput): string => content.body.name.text || title

/** The persona of the address once it is there; else why it is not. */
export function WithPersona({ children }: { children: (persona: PersonaOutput) => ReactNode }) {
  const { personaId = '' } = useParams()
  const place = usePlace()
  const output = useQuery({ ...outputQuery(personaId), enabled: isId(personaId) })
  if (!isId(personaId)) return <OutputNotHere>No persona has this address.</OutputNotHere>
  if (output.isError)
    return <OutputNotFetched error={output.error} onRetry={() => void output.refetch()} />
  if (!output.data) return <Loading />
  if (!isPersona(output.data)) return <OutputNotHere>It is no persona.</OutputNotHere>
  // The work of one client is never shown among another's.
  if (place.client && output.data.client_id !== place.client.id)
    return <OutputNotHere>It belongs to other work than this client's.</OutputNotHere>
  return children(output.data)
}

function Loading() {
  return (
    <Page className="grid gap-4">
      <output className="sr-only">Loading the persona</output>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-8" />
      <Skeleton className="mt-6 h-80" />
    </Page>
  )
}
