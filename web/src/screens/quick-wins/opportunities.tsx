import { usePlace } from '@/shell/place.ts'
import { QuickWinsFrame } from './frame.tsx'
import { OpportunityList } from './opportunity-list.tsx'

/** Moves that pay back within thirty days, the best first. */
export default function Opportunities() {
  const { client } = usePlace()
  return (
    <QuickWinsFrame>
      <p className="max-w-[46em] text-ink-2">
        First what your figures foretell: what is sure to pay back soonest, then what takes fewer
        hours, then what does more for the goal; your own hours are not counted as money there. Then
        tests, with the number from which on they have paid for money and hours.
      </p>
      <OpportunityList clientId={client?.id ?? null} />
    </QuickWinsFrame>
  )
}
