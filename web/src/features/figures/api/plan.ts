import type {
  PlanChange,
  PlanDetail,
  PlanFilter,
  Target,
  TargetSet,
} from '@sextant/contracts/figures/plan'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { figureKeys } from './keys.ts'

/** What was planned of some months. */
export const planQuery = (of: PlanFilter) =>
  queryOptions({
    queryKey: figureKeys.plan(of),
    meta: { shows: ['figures', 'campaigns'] },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<PlanDetail> => api.figures.plan(of, { signal }),
  })

type PlanPlace = Pick<PlanChange, 'client_id' | 'campaign_id' | 'channel'>
/** What is set, and what stood in those cells before. */
type Kept = { place: PlanPlace; currency: string; targets: TargetSet[]; before: Target[] }

const useSetTargets = () =>
  useSaving({
    call: (change: PlanChange) => api.figures.setPlan(change),
    words: 'The plan could not be kept.',
    changes: ['figures', 'reports'],
    told: 'in place',
  })

/** Keeps the cells that were changed, with a way back. */
export function useKeepPlan() {
  const { save: setAgain } = useSetTargets()
  const undo = async (kept: Kept) => {
    for (const change of changesBack(kept)) await setAgain(change)
  }
  return useSaving({
    call: ({ place, currency, targets }: Kept) =>
      api.figures.setPlan({ ...place, currency, targets }),
    words: 'The plan could not be kept.',
    changes: ['figures', 'reports'],
    onSaved: (_, kept) => undoToast('Plan kept', () => void undo(kept)),
    told: 'in place',
  })
}

/** What stood before, each in the money that it was planned in. */
function changesBack({ place, currency, targets, before }: Kept): PlanChange[] {
  const former = targets.map(({ month, metric }) => {
    const stood = before.find(one => one.month === month && one.metric === metric)
    return { money: stood?.currency ?? currency, month, metric, value: stood?.value ?? null }
  })
  return [...Map.groupBy(former, ({ money }) => money)].map(([money, cells]) => ({
    ...place,
    currency: money,
    targets: cells.map(({ month, metric, value }) => ({ month, metric, value })),
  }))
}
