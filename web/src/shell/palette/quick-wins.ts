import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'

export type QuickWinTemplate = {
  id: string
  label: string
  about: string
  /** In the order in which they work. */ agents: readonly AgentSlug[]
  /** Where the Strategy agent begins. */ tool: ToolId
}

export const QUICK_WINS: readonly QuickWinTemplate[] = [
  {
    id: 'competitor-analysis',
    label: 'Competitor Analysis',
    about: 'Who takes the profit in your market',
    agents: ['competitive-intelligence', 'strategy', 'content'],
    tool: 'porter-five-forces',
  },
  {
    id: 'customer-discovery',
    label: 'Customer Discovery',
    about: 'Why people buy, and what holds them back',
    agents: ['persona', 'strategy', 'marketing-strategy'],
    tool: 'jobs-to-be-done',
  },
]

const KEY = 'quickWinTemplate'

/** Kept for the agents that follow the first one. */
export function keepTemplate(
  { id, agents }: QuickWinTemplate,
  storage: Pick<Storage, 'setItem'> = localStorage,
) {
  storage.setItem(KEY, JSON.stringify({ id, agents }))
}
