import { Link, useSearchParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { DropDocuments } from '@/features/documents/components/drop-documents.tsx'
import { UploadList } from '@/features/documents/components/upload-list.tsx'
import { useUploads } from '@/features/documents/use-uploads.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { useLeaveGuard } from '@/ui/patterns/use-leave-guard.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** Files in: dropped or chosen, one after the other, each with what became of it. */
export default function Upload() {
  const { client, page } = usePlace()
  const [params] = useSearchParams()
  const campaign = params.get('campaign') ?? ''
  const uploads = useUploads({
    clientId: client?.id ?? null,
    campaignId: isId(campaign) ? campaign : null,
  })
  const open = uploads.files.some(({ state }) => state === 'waiting' || state === 'sending')
  const guard = useLeaveGuard(open, {
    title: 'Leave while files are on their way?',
    says: 'Those that were brought in stay. The others would have to be chosen again.',
  })
  return (
    <Page className="grid content-start gap-6">
      <PageHeader
        title={client ? `Bring in documents of ${client.name}` : 'Bring in documents'}
        meta="Each is read on this server; what it says of your company waits for you to confirm it"
        actions={
          <Link to={page('/documents')} className={buttonStyle({ variant: 'plain' })}>
            To the documents
          </Link>
        }
      />
      <DropDocuments take={uploads.take} />
      <UploadList uploads={uploads} hrefOf={id => page(`/documents/${id}`)} />
      {guard.dialog}
    </Page>
  )
}
