import { useParams } from 'react-router'
import type { SessionScope } from '@/features/agent-session/api/sessions.ts'
import { usePlace } from '@/shell/place.ts'

/** Where the Strategy agent is at work: whose sessions are shown and begun here, and the addresses that stay here. */
export type StrategyPlace = { scope: SessionScope; home: string; history: string; session: (id: string) => string; outputs: string; output: (id: string) => string; insight: (id: string) => string }

export function useStrategyPlace(): StrategyPlace {
  const { campaignId } = useParams()
  const place = usePlace()
  const home = place.agent(campaignId ? `/strategy/campaign/${campaignId}` : '/strategy')
  return {
    scope: { clientId: place.client?.id ?? null, campaignId: campaignId ?? null },
    home,
    history: place.agent('/strategy/history'),
    session: id => `${home}/session/${id}`,
    outputs: place.page('/outputs'),
    output: id => place.page(`/outputs/${id}`),
    insight: id => `${place.client ? place.page('/intelligence') : '/learning-history'}#insight-${id}`,
  }
}
