import type { ClientRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { changed } from '@/client/changed.ts'
import { useRestoreClient } from '@/features/clients/api/archive-client.ts'
import { ArchiveDialog } from '@/features/clients/components/archive-dialog.tsx'
import { ClientStatusBadge } from '@/features/clients/components/client-status-badge.tsx'
import { DeleteDialog } from '@/features/clients/components/delete-dialog.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useStepUp } from '@/features/session/step-up.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { dollars } from '@/ui/patterns/money.ts'
import { PageHeader } from '@/ui/patterns/page-header.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Above the pages about a client itself: who it is, what can be done with it. title: of the page, where it is not the overview. */
export function ClientHeader({ client, title }: { client: ClientRow; title?: string }) {
  const { organization } = useMe()
  const manage = useCan()('clients.manage')
  const stepUp = useStepUp()
  const navigate = useNavigate()
  const { page } = usePlace()
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const restoring = useRestoreClient()
  const archived = client.archived_at !== null
  const deleted = async () => {
    setAsking(null)
    await navigate('/clients', { replace: true })
    void changed('clients')
  }
  return (
    <div className="grid gap-4">
      <PageHeader
        title={title ?? client.name}
        meta={
          <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <ClientStatusBadge status={client.status} />
            {[
              client.industry,
              client.monthly_fee_cents === null
                ? null
                : `${dollars(client.monthly_fee_cents)} a month`,
              client.client_info.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        }
        actions={
          manage &&
          !title && (
            <div className="flex items-center gap-2">
              {!archived && (
                <Link to={page('/edit')} className={buttonStyle()}>
                  Edit
                </Link>
              )}
              <RowMenu
                name={client.name}
                items={[
                  ...(archived ? [] : [{ label: 'Archive', onSelect: () => setAsking('archive') }]),
                  { label: 'Delete', danger: true, onSelect: () => setAsking('delete') },
                ]}
              />
            </div>
          )
        }
      />
      {archived && (
        <Alert
          tone="info"
          title={`Archived on ${day.format(new Date(client.archived_at ?? ''))}`}
          action={
            manage && (
              <Button
                size="sm"
                busy={restoring.saving}
                onClick={() => void restoring.save(client.id)}
              >
                Restore client
              </Button>
            )
          }
        >
          {client.archive_reason}
        </Alert>
      )}
      {asking === 'archive' && (
        <ArchiveDialog
          client={client}
          organizationId={organization?.id ?? null}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <DeleteDialog
          client={client}
          organizationId={organization?.id ?? null}
          confirmed={stepUp}
          onClose={() => setAsking(null)}
          onDeleted={deleted}
        />
      )}
    </div>
  )
}
