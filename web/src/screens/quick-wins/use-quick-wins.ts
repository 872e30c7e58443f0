import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quickWinsQuery } from '@/features/quick-wins/api/quick-wins.ts'
import { isLate, waitsForResult } from '@/features/quick-wins/state-of.ts'
import { usePlace } from '@/shell/place.ts'

/** What was started here, by how it stands. */
export function useQuickWins() {
  const { client } = usePlace()
  return useWins(client?.id ?? null)
}

/** The same for one campaign, wherever it is looked at from. */
export const useCampaignWins = ({ id, client_id }: Pick<CampaignRow, 'id' | 'client_id'>) =>
  useWins(client_id, id)

function useWins(clientId: string | null, campaignId?: string) {
  const { page } = usePlace()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const list = useQuery(quickWinsQuery(clientId, campaignId))
  const rows = list.data ?? []
  const running = rows.filter(({ status }) => status === 'running')
  return {
    list,
    today,
    clientId,
    hrefOf: (id: string) => page(`/quick-wins/session/${id}`),
    waiting: running.filter(win => waitsForResult(win, today)),
    late: running.filter(win => !waitsForResult(win, today) && isLate(win, today)),
    underWay: running.filter(win => !waitsForResult(win, today) && !isLate(win, today)),
    graded: rows.filter(({ status }) => status === 'graded'),
    dropped: rows.filter(({ status }) => status === 'dropped'),
  }
}
