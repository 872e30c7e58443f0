import { Navigate, useParams } from 'react-router'
import { usePlace } from '@/shell/place.ts'

/** The strategy of a campaign is made in sessions with the Strategy agent. */
export default function ToStrategy() {
  const { campaignId = '' } = useParams()
  return <Navigate to={usePlace().agent(`/strategy/campaign/${campaignId}`)} replace />
}
