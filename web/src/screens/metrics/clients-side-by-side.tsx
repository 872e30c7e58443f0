import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '@/client/api.ts'
import { figuresByClientQuery } from '@/features/figures/api/view.ts'
import { ClientFiguresTable } from '@/features/figures/components/client-figures-table.tsx'
import { sayPeriod } from '@/features/figures/words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** What an agency sees first: every client that has figures, in one table. */
export function ClientsSideBySide({ title, nav }: { title: string; nav: ReactNode }) {
  const clients = useQuery(figuresByClientQuery({}))
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title={title}
          meta={
            clients.data
              ? `Clients side by side, ${sayPeriod(clients.data)}, each in its own money`
              : 'Clients side by side'
          }
        />
        {nav}
      </div>
      {clients.isError && (
        <ErrorState title={messageOf(clients.error)} onRetry={() => void clients.refetch()}>
          The figures are safe. Try again in a moment.
        </ErrorState>
      )}
      {clients.isPending && <Skeleton className="h-72" />}
      {clients.data?.rows.length === 0 && (
        <EmptyState title="No client has figures of these weeks">
          Open a client and import the exports of its ad platforms and shop. Each client’s figures
          stay behind its own wall.
        </EmptyState>
      )}
      {clients.data && clients.data.rows.length > 0 && (
        <ClientFiguresTable rows={clients.data.rows} />
      )}
    </Page>
  )
}
