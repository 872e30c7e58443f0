import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isMissing } from '@/client/is-missing.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { Contents } from '@/features/outputs/components/contents.tsx'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { OutputContent } from '@/features/outputs/components/output-content.tsx'
import { contentsOf } from '@/features/outputs/contents-of.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { ApprovalsToAnswer } from '@/features/portal/components/approvals-to-answer.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { PortalFrame } from './portal-frame.tsx'
import { NotShared, WayBack } from './shared-ways.tsx'

/** A deliverable as the client's people read it: whole, with its sources, and nothing to change but their answer. */
export default function SharedOutput() {
  const { outputId = '' } = useParams()
  const { organization } = useMe()
  const can = useCan()
  const output = useQuery(outputQuery(outputId))
  const clientId = output.data?.client_id ?? null
  const portal = useQuery({
    ...portalQuery(organization?.id ?? '', clientId),
    enabled: output.isSuccess && organization !== null,
  })
  usePageTitle(output.data?.title)
  const failed = [output, portal].find(query => query.isError)
  if (failed?.error)
    return <NotFetched error={failed.error} onRetry={() => void failed.refetch()} />
  if (!output.data || !portal.data) return <LoadingScreen label="Loading the deliverable..." />
  const { content, title } = output.data
  const asked = portal.data.approvals.filter(approval => approval.output_id === outputId)
  return (
    <PortalFrame portal={portal.data} outputId={outputId}>
      <div className="wrap pt-4 pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <WayBack tab="reports" />
          <ExportMenu id={outputId} title={title} content={content} />
        </div>
        {asked.length > 0 && (
          <section aria-label="Your answer" className="mx-auto mt-4 max-w-[640px]">
            <ApprovalsToAnswer approvals={asked} mayAnswer={can('portal.answer')} />
          </section>
        )}
        <article
          aria-label={title}
          className="mx-auto mt-2 max-w-[640px] xl:grid xl:max-w-none xl:grid-cols-[176px_minmax(0,640px)_272px] xl:justify-between xl:gap-x-[72px]"
        >
          <Contents entries={contentsOf(content)} />
          <OutputContent output={output.data} layout="document" insights={[]} />
        </article>
      </div>
    </PortalFrame>
  )
}

function NotFetched({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isMissing(error)) return <NotShared what="deliverable" tab="reports" />
  return (
    <Page>
      <ErrorState title={messageOf(error)} onRetry={onRetry}>
        What was shared with you is safe. Try again in a moment.
      </ErrorState>
    </Page>
  )
}
