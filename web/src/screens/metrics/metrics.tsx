import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ClientsSideBySide } from './clients-side-by-side.tsx'
import { MetricsNav } from './metrics-nav.tsx'
import { FiguresPage } from './figures-page.tsx'

/** Figures of the organization or, inside a client, of that client; an agency sees its clients side by side as well. */
export default function Metrics() {
  const { client } = usePlace()
  const organization = useMe().organization
  if (client) return <FiguresPage title={`Metrics of ${client.name}`} clientId={client.id} />
  if (organization?.type === 'AGENCY')
    return <ClientsSideBySide title="Metrics" nav={<MetricsNav />} />
  return <FiguresPage title="Metrics" clientId={null} />
}
