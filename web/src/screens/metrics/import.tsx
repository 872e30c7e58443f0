import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { importsQuery, useRedoImport, useUndoImport } from '@/features/figures/api/imports.ts'
import { DropZone } from '@/features/figures/components/import/drop-zone.tsx'
import { ImportsTable } from '@/features/figures/components/import/imports-table.tsx'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { HandEntry } from './hand-entry.tsx'
import { ImportSteps } from './import-steps.tsx'
import { MetricsNav } from './metrics-nav.tsx'
import { useFigureNews } from './use-figure-news.ts'
import { useImport } from './use-import.ts'

/** Figures in: files dropped, looked at, asked about, shown beside what stands, and only then written. */
export default function Import() {
  const { client } = usePlace()
  const clientId = client?.id ?? null
  useFigureNews()
  const draft = useImport(clientId)
  const imports = useQuery(importsQuery(clientId))
  const { save: undo } = useUndoImport()
  const { save: redo } = useRedoImport()
  const others = (imports.data ?? []).filter(({ id }) => id !== draft.id)
  const { detail } = draft
  const isOpen = detail === undefined || detail.state === 'draft'
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title={client ? `Import figures of ${client.name}` : 'Import figures'}
          meta="Nothing is written before the last step. All files go in together, or not at all."
        />
        <MetricsNav />
      </div>
      {isOpen && <DropZone take={draft.take} sending={draft.sending} />}
      {[...draft.failures, draft.notBegun].filter(Boolean).map(words => (
        <p key={words} role="alert" className="text-bad">
          {words}
        </p>
      ))}
      {draft.failure && (
        <ErrorState title={messageOf(draft.failure)} onRetry={draft.again}>
          This draft may be in already, or thrown away.
        </ErrorState>
      )}
      {draft.waiting && <Skeleton className="h-56" />}
      {detail && <ImportSteps detail={detail} draft={draft} clientId={clientId} />}
      {!draft.id && <HandEntry clientId={clientId} />}
      {imports.isError && (
        <ErrorState title={messageOf(imports.error)} onRetry={() => void imports.refetch()}>
          What was imported is safe. Try again in a moment.
        </ErrorState>
      )}
      <ImportsTable
        rows={others}
        undo={id => void undo(id)}
        redo={id => void redo(id)}
        goOn={draft.name}
      />
    </Page>
  )
}
