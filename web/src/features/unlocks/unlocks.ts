import type { DashboardMetrics } from '@sextant/contracts/rows'

export type Feature =
  | 'strategy'
  | 'dashboard'
  | 'persona'
  | 'content'
  | 'analytics'
  | 'roi-budget'
  | 'execution'
  | 'quick-wins'
  | 'competitive'
  | 'client-success'
  | 'automation'
  | 'api-access'
  | 'white-label'
type Usage = Pick<DashboardMetrics, 'campaign_count' | 'document_count' | 'total_ai_interactions'>

/** What each feature waits for, as the specification counts it. Only the link to white label is gated by this. */
const UNLOCKED_BY: Record<Exclude<Feature, 'strategy' | 'dashboard'>, (usage: Usage) => boolean> = {
  persona: usage => usage.campaign_count > 0,
  content: usage => usage.document_count > 0,
  analytics: usage => usage.campaign_count > 0,
  'roi-budget': usage => usage.campaign_count > 2,
  execution: usage => usage.campaign_count > 3,
  'quick-wins': usage => usage.total_ai_interactions > 10,
  competitive: usage => usage.document_count > 5,
  'client-success': usage => usage.campaign_count > 5,
  automation: usage => usage.campaign_count > 10,
  'api-access': usage => usage.total_ai_interactions > 50,
  'white-label': () => false,
}

/** Whether usage has unlocked a feature. Without figures only Strategy and the dashboard are there. */
export function isUnlocked(feature: Feature, usage: Usage | null | undefined): boolean {
  if (feature === 'strategy' || feature === 'dashboard') return true
  return usage ? UNLOCKED_BY[feature](usage) : false
}
