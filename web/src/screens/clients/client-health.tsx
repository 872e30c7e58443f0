import { healthBand } from '@sextant/contracts/clients/health'
import { useQuery } from '@tanstack/react-query'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { HealthBands } from '@/features/clients/components/health-bands.tsx'
import { HealthParts } from '@/features/clients/components/health-parts.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { ClientHeader } from './client-header.tsx'
import { WaitingSignals } from './waiting-signals.tsx'

/** The health score taken apart: what it is made of, what would raise it, what waits beside it. */
export default function ClientHealth() {
  const orgId = useMe().organization?.id ?? ''
  const { client } = usePlace()
  const { data: figures } = useQuery({
    ...clientDashboardQuery(orgId, client?.id ?? ''),
    enabled: client !== null,
  })
  const attention = useQuery({ ...attentionQuery(orgId), enabled: client !== null })
  if (!client || !figures) return null
  return (
    <Page className="grid gap-8">
      <ClientHeader client={client} title={`Health of ${client.name}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <HealthParts figures={figures} />
        <div className="grid content-start gap-10">
          <HealthBands here={healthBand(figures.health_score).id} />
          <WaitingSignals client={client} figures={figures} attention={attention} />
        </div>
      </div>
    </Page>
  )
}
