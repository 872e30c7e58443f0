import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { localToday } from '@/features/campaigns/pace-words.ts'
import type { MeasuredSpend } from '@/features/campaigns/spending.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { useCan } from '@/features/session/api/get-me.ts'

/** What imports tell was spent on a campaign since it began; null where they tell nothing of it, or the reader sees no figures; undefined until that is known. */
export function useMeasuredSpend(campaign: CampaignRow): MeasuredSpend | null | undefined {
  const may = useCan()
  const { id, client_id, start_date } = campaign
  const today = localToday()
  const hasBegun = start_date !== null && start_date.slice(0, 10) <= today
  const { data, isLoading } = useQuery({
    ...figuresViewQuery({
      campaign_id: id,
      ...(client_id && { client_id }),
      ...(hasBegun && { from: start_date.slice(0, 10), to: today }),
    }),
    enabled: hasBegun && may('work.view'),
  })
  if (isLoading) return undefined
  const spent = data?.all.find(({ metric }) => metric === 'spend')?.value ?? null
  const until = data?.as_of ?? null
  if (!data || spent === null || until === null) return null
  return { cents: spent, currency: data.currency, until: until < today ? until : today }
}
