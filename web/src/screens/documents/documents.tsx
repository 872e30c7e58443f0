import { usePlace } from '@/shell/place.ts'
import { DocumentsPage } from './documents-page.tsx'

/** Documents of the place one works in. */
export default function Documents() {
  const { client, page } = usePlace()
  return (
    <DocumentsPage
      title={client ? `Documents of ${client.name}` : 'Documents'}
      of={client ? { client_id: client.id } : {}}
      uploadPath={page('/documents/upload')}
    />
  )
}
