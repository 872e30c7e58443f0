import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { isId } from '@/client/is-id.ts'
import { readableLabel } from '@/features/insights/insight-form.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { BrandCheck } from '@/features/brand-guidelines/components/brand-check.tsx'
import { BringUpToDate } from '@/features/outputs/components/bring-up-to-date.tsx'
import { StaleProposal } from '@/features/outputs/components/stale-proposal.tsx'
import { changedSince } from '@/features/outputs/changed-since.ts'
import { Contents } from '@/features/outputs/components/contents.tsx'
import { OutputContent } from '@/features/outputs/components/output-content.tsx'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { contentsOf } from '@/features/outputs/contents-of.ts'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useActing } from '../session/use-acting.ts'
import { OutputBar } from './output-bar.tsx'
import { OutputNotFetched, OutputNotHere } from './output-missing.tsx'

/** An output as a document: reading column, contents on the left, sources in the margin. */
export default function Output() {
  const { outputId = '' } = useParams()
  const editable = useCan()('outputs.manage')
  const place = usePlace()
  const output = useQuery({ ...outputQuery(outputId), enabled: isId(outputId) })
  const { edit, busy, undo } = useEditOutput(outputId)
  const facts = useQuery({
    ...companyFactsQuery(output.data?.client_id ?? null),
    enabled: output.isSuccess,
  })
  const { acting, busy: aiming } = useActing(output.data, editable)
  usePageTitle(output.data?.title)

  if (!isId(outputId)) return <OutputNotHere>No output has this address.</OutputNotHere>
  if (output.isError)
    return <OutputNotFetched error={output.error} onRetry={() => void output.refetch()} />
  if (!output.data) return <Loading />
  // The work of one client is never shown among another's.
  if (place.client && output.data.client_id !== place.client.id)
    return <OutputNotHere>It belongs to other work than this client's.</OutputNotHere>

  const newer = facts.data ? changedSince(facts.data, output.data.updated_at) : 0
  const insights = output.data.insights.map(insight => ({
    ...insight,
    label: readableLabel(insight.label),
  }))
  return (
    <div className="wrap pt-4 pb-24">
      <OutputBar id={outputId} output={output.data} undo={<UndoButton undo={undo} busy={busy} />} />
      {editable && (
        <div className="mt-3">
          <StaleProposal
            output={output.data}
            asks={output.data.stale_since !== null || newer > 0}
            documentHref={(id, at) => place.page(`/documents/${id}${at ? `?page=${at}` : ''}`)}
            otherwise={<BringUpToDate output={output.data} changes={newer} />}
          />
        </div>
      )}
      <BrandCheck outputId={outputId} guidelinesHref={place.page('/brand-guidelines')} />
      <article
        aria-label={output.data.title}
        className="mx-auto mt-2 max-w-[640px] print:max-w-none xl:grid xl:max-w-none xl:grid-cols-[176px_minmax(0,640px)_272px] xl:justify-between xl:gap-x-[72px]"
      >
        <Contents entries={contentsOf(output.data.content)} />
        <OutputContent
          output={output.data}
          layout="document"
          insights={insights}
          busy={busy || aiming}
          acting={acting}
          {...(editable ? { onEdit: edit } : {})}
        />
      </article>
    </div>
  )
}

function Loading() {
  return (
    <Page className="grid gap-4">
      <output className="sr-only">Loading the output</output>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="mt-6 h-80" />
    </Page>
  )
}
