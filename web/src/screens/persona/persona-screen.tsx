import { useQuery } from '@tanstack/react-query'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { FormAlone } from '@/features/outputs/components/form-alone.tsx'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useFollowFacts } from '@/features/outputs/use-follow-facts.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { ItsCampaigns } from './its-campaigns.tsx'
import { PersonaBar } from './persona-bar.tsx'
import { Statements } from './statements.tsx'
import { WhatTheySaid } from './what-they-said.tsx'
import { type PersonaOutput, WithPersona } from './with-persona.tsx'

/** A persona's page; with `isEdited` its lines change where they stand. */
export function PersonaScreen({ isEdited }: { isEdited: boolean }) {
  return <WithPersona>{output => <Shown output={output} isEdited={isEdited} />}</WithPersona>
}

function Shown({ output, isEdited }: { output: PersonaOutput; isEdited: boolean }) {
  const { id, client_id: clientId, content } = output
  usePageTitle(output.title)
  const mayEdit = useCan()('outputs.manage')
  const { edit, busy, undo } = useEditOutput(id)
  const facts = useQuery(companyFactsQuery(clientId))
  const { rebuilding } = useFollowFacts(id, {
    facts: facts.data,
    content,
    isAllowed: mayEdit,
  })
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
      <ItsCampaigns persona={output} />
    </Page>
  )
}
