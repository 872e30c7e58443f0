import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { FormAlone } from '@/features/outputs/components/form-alone.tsx'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useFollowFacts } from '@/features/outputs/use-follow-facts.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OutputNotFetched, OutputNotHere } from '../outputs/output-missing.tsx'
import { PersonaBar } from './persona-bar.tsx'
import { Statements } from './statements.tsx'
import { WhatTheySaid } from './what-they-said.tsx'

type PersonaOutput = OutputAnswer & { content: DeliverableOf<'persona'> }

const isPersona = (output: OutputAnswer): output is PersonaOutput =>
  output.content.tool === 'persona'

/** A persona's page; with `isEdited` its lines change where they stand. */
export function PersonaScreen({ isEdited }: { isEdited: boolean }) {
  const { personaId = '' } = useParams()
  const place = usePlace()
  const output = useQuery({ ...outputQuery(personaId), enabled: isId(personaId) })
  usePageTitle(output.data?.title)
  if (!isId(personaId)) return <OutputNotHere>No persona has this address.</OutputNotHere>
  if (output.isError)
    return <OutputNotFetched error={output.error} onRetry={() => void output.refetch()} />
  if (!output.data) return <Loading />
  if (!isPersona(output.data)) return <OutputNotHere>It is no persona.</OutputNotHere>
  // The work of one client is never shown among another's.
  if (place.client && output.data.client_id !== place.client.id)
    return <OutputNotHere>It belongs to other work than this client's.</OutputNotHere>
  return <Shown output={output.data} isEdited={isEdited} />
}

function Shown({ output, isEdited }: { output: PersonaOutput; isEdited: boolean }) {
  const { id, client_id: clientId, content } = output
  const mayEdit = useCan()('outputs.manage')
  const { edit, busy, undo } = useEditOutput(id)
  const facts = useQuery(companyFactsQuery(clientId))
  const { rebuilding } = useFollowFacts(id, facts.data, mayEdit)
  const { segment } = content.body
  const isEditable = isEdited && mayEdit
  return (
    <Page className="grid gap-9">
      <PersonaBar
        output={output}
        isEdited={isEditable}
        undo={<UndoButton undo={undo} busy={busy} />}
      />
      {isEditable && (
        <p className="cap print:hidden">
          Click a line to put it in your own words. What customers said is corrected below, on its
          card: the counts follow.
        </p>
      )}
      <article aria-label={output.title} aria-busy={busy || rebuilding}>
        <FormAlone
          deliverable={content}
          busy={busy || rebuilding}
          {...(isEditable ? { onEdit: edit } : {})}
        />
      </article>
      {segment && (
        <>
          <WhatTheySaid clientId={clientId} segment={segment} />
          {isEditable && facts.data && (
            <Statements facts={facts.data} clientId={clientId} segment={segment} />
          )}
        </>
      )}
    </Page>
  )
}

function Loading() {
  return (
    <Page className="grid gap-4">
      <output className="sr-only">Loading the persona</output>
      <Skeleton className="h-40 w-2/3" />
      <Skeleton className="h-8" />
      <Skeleton className="mt-6 h-80" />
    </Page>
  )
}
