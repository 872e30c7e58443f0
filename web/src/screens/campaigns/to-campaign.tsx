import { Navigate, useParams } from 'react-router'
import { usePlace } from '@/shell/place.ts'

/** A part of a campaign without a page of its own. */
export default function ToCampaign() {
  const { campaignId = '' } = useParams()
  return <Navigate to={usePlace().page(`/campaigns/${campaignId}`)} replace />
}
