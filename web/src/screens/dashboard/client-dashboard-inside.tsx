import { usePlace } from '@/shell/place.ts'
import ClientDashboard from './client-dashboard.tsx'

/** The same dashboard at the client's own address; the area around it has fetched the client. */
export default function ClientDashboardInside() {
  const { client } = usePlace()
  return client && <ClientDashboard client={client} />
}
