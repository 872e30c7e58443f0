import type { FiguresView } from '@sextant/contracts/figures/view'
import { Link } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

type PlanLinkProps = {
  view: FiguresView
  filter: { campaign_id?: string; channel?: string; to?: string }
}

/** The way to the plan of what a page shows: of everything, of its campaign, or of its channel. */
export function PlanLink({ view, filter }: PlanLinkProps) {
  const { page } = usePlace()
  const may = useCan()('figures.manage')
  const isSet = (view.plan?.metrics.length ?? 0) > 0
  const at = new URLSearchParams({
    ...(filter.campaign_id && { campaign: filter.campaign_id }),
    ...(filter.channel && !filter.campaign_id && { channel: filter.channel }),
    ...(filter.to && { year: filter.to.slice(0, 4) }),
  }).toString()
  return (
    <Link to={page(`/metrics/plan${at && `?${at}`}`)} className="link">
      {may ? `${isSet ? 'Change' : 'Set'} the plan` : 'See the plan'}
    </Link>
  )
}
