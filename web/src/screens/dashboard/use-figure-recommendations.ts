import type { AgentSlug } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { figureRecommendations } from '@/features/dashboard/figure-recommendations.ts'
import type { Recommendation } from '@/features/dashboard/recommendations.ts'
import { figuresAttentionQuery } from '@/features/performance/api/attention.ts'
import { useCan } from '@/features/session/api/get-me.ts'

/** What the figures of a client (null: the organization's own) recommend; null until it is known. None where the agent has no screen, or the answer cannot be had. */
export function useFigureRecommendations(
  clientId: string | null,
  open: ReadonlySet<AgentSlug>,
): Recommendation[] | null {
  const [now] = useState(() => new Date())
  const mayImport = useCan()('figures.manage')
  const isOpen = open.has('performance-intelligence')
  const attention = useQuery({ ...figuresAttentionQuery(clientId), enabled: isOpen })
  if (attention.data) return figureRecommendations(attention.data, { now, mayImport })
  return isOpen && attention.isPending ? null : []
}
