import { usePlace } from '@/shell/place.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { MessageThread } from '@/features/portal/components/message-thread.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'

/** The agency's side of the thread with this client. */
export default function ClientMessages() {
  const { client } = usePlace()
  const can = useCan()
  if (!client) return null
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Messages"
        meta={`Between your team and ${client.name}. They read and answer in their portal.`}
      />
      <MessageThread clientId={client.id} them={client.name} mayWrite={can('portal.ask')} />
    </Page>
  )
}
