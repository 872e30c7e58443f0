import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { CombinedDocument } from '@/features/outputs/components/combined-document.tsx'
import { Contents } from '@/features/outputs/components/contents.tsx'
import { DeliverableView } from '@/features/outputs/components/deliverable-view.tsx'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { contentsOf } from '@/features/outputs/contents-of.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { ApprovalsToAnswer } from '@/features/portal/components/approvals-to-answer.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { PortalFrame } from './portal-frame.tsx'

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
  if (failed?.error) {
    const status: unknown = Reflect.get(failed.error, 'status')
    if (status === 404 || status === 400)
      return (
        <WholePage
          title="This deliverable is not here"
          action={
            <Link to="/portal?tab=reports" className={buttonStyle({ variant: 'primary' })}>
              Back to your portal
            </Link>
          }
        >
          It is not shared with you any more, or the link was cut short on its way to you.
        </WholePage>
      )
    return (
      <Page>
        <ErrorState title={messageOf(failed.error)} onRetry={() => void failed.refetch()}>
          What was shared with you is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  }
  if (!output.data || !portal.data) return <LoadingScreen label="Loading the deliverable..." />
  const { content, tables, title } = output.data
  const asked = portal.data.approvals.filter(approval => approval.output_id === outputId)
  return (
    <PortalFrame portal={portal.data} outputId={outputId}>
      <div className="wrap pt-4 pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Link
            to={can('portal.view') ? '/portal?tab=reports' : '/dashboard'}
            className="link link-alone"
          >
            Back to {can('portal.view') ? 'your portal' : 'the dashboard'}
          </Link>
          <ExportMenu id={outputId} title={title} />
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
          {content.framework === 'strategy-document' ? (
            <CombinedDocument document={content} layout="document" insights={[]} />
          ) : (
            <DeliverableView
              deliverable={content}
              layout="document"
              tables={tables}
              insights={[]}
            />
          )}
        </article>
      </div>
    </PortalFrame>
  )
}
