import { TITLE_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { useRemoveOutput } from '@/features/outputs/api/remove-output.ts'
import { useRenameOutput } from '@/features/outputs/api/rename-output.ts'
import { CombinedDocument } from '@/features/outputs/components/combined-document.tsx'
import { Contents } from '@/features/outputs/components/contents.tsx'
import { DeliverableView } from '@/features/outputs/components/deliverable-view.tsx'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { SaveButton } from '@/features/outputs/components/save-button.tsx'
import { readableLabel } from '@/features/insights/insight-form.ts'
import { contentsOf } from '@/features/outputs/contents-of.ts'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { AskAboutOutput } from './ask-about-output.tsx'

/** An output as a document: reading column, contents on the left, sources in the margin. */
export default function Output() {
  const { outputId = '' } = useParams()
  const { user } = useMe()
  const can = useCan()
  const navigate = useNavigate()
  const place = usePlace()
  const { report } = useProgress(user.id)
  const output = useQuery({ ...outputQuery(outputId), enabled: isId(outputId) })
  const [naming, setNaming] = useState(false)
  const renaming = useRenameOutput('in place')
  const removing = useRemoveOutput()
  const { edit, busy, undo } = useEditOutput(outputId)
  usePageTitle(output.data?.title)

  if (!isId(outputId))
    return <NotHere outputs={place.page('/outputs')}>No output has this address.</NotHere>
  if (output.isError) {
    const status: unknown = Reflect.get(output.error, 'status')
    if (status === 404 || status === 400)
      return (
        <NotHere outputs={place.page('/outputs')}>
          It was deleted, or it belongs to another organization.
        </NotHere>
      )
    return (
      <Page>
        <ErrorState title={messageOf(output.error)} onRetry={() => void output.refetch()}>
          The output is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  }
  if (!output.data)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the output</output>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="mt-6 h-80" />
      </Page>
    )

  // The work of one client is never shown among another's.
  if (place.client && output.data.client_id !== place.client.id)
    return (
      <NotHere outputs={place.page('/outputs')}>
        It belongs to other work than this client's.
      </NotHere>
    )

  const { content, tables, title, session_id } = output.data
  const insights = output.data.insights.map(insight => ({
    ...insight,
    label: readableLabel(insight.label),
  }))
  const manage = can('outputs.manage')
  return (
    <div className="wrap pt-4 pb-24">
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 print:hidden">
        <div className="flex flex-wrap items-center gap-2">
          <UndoButton undo={undo} busy={busy} />
          {session_id && (
            <Link
              to={place.agent(`/strategy/session/${session_id}`)}
              className={buttonStyle({ size: 'sm', variant: 'quiet' })}
            >
              Open its session
            </Link>
          )}
          {manage && (
            <Button size="sm" variant="quiet" onClick={() => setNaming(true)}>
              Rename
            </Button>
          )}
          {manage && (
            <Button
              size="sm"
              variant="quiet"
              busy={removing.saving}
              onClick={() =>
                void removing.save({ id: outputId, title }, () => navigate(place.page('/outputs')))
              }
            >
              Delete
            </Button>
          )}
          {manage && (
            <SaveButton output={output.data} onSaved={() => report({ outputsSaved: 1 })} />
          )}
          {can('portal.ask') && <AskAboutOutput output={output.data} />}
          <ExportMenu id={outputId} title={title} />
        </div>
      </div>
      {naming && (
        <RenameDialog
          title="Rename output"
          value={title}
          max={TITLE_MAX}
          onClose={() => setNaming(false)}
          onRename={next => renaming.save({ id: outputId, title: next })}
        />
      )}
      <article
        aria-label={title}
        className="mx-auto mt-2 max-w-[640px] print:max-w-none xl:grid xl:max-w-none xl:grid-cols-[176px_minmax(0,640px)_272px] xl:justify-between xl:gap-x-[72px]"
      >
        <Contents entries={contentsOf(content)} />
        {content.framework === 'strategy-document' ? (
          <CombinedDocument document={content} layout="document" insights={insights} />
        ) : (
          <DeliverableView
            deliverable={content}
            layout="document"
            tables={tables}
            insights={insights}
            busy={busy}
            {...(manage ? { onEdit: edit } : {})}
          />
        )}
      </article>
    </div>
  )
}

function NotHere({ outputs, children }: { outputs: string; children: string }) {
  return (
    <WholePage
      title="This output is not here"
      action={
        <Link to={outputs} className={buttonStyle({ variant: 'primary' })}>
          Go to Outputs
        </Link>
      }
    >
      {children}
    </WholePage>
  )
}
