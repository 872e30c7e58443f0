/** What a person did, as far as achievements count it. */
export type WorkDone = {
  agentsUsed: string[]
  outputsSaved: number
  campaignsCompleted: number
}

export type Achievement = {
  id: string
  title: string
  description: string
  xp: number
  rarity: 'common' | 'rare' | 'epic' | 'legendary'
  /** Earned by counting; without it only an explicit unlock earns it. */
  earned?: (done: WorkDone) => boolean
}

/** All ten, in the order in which they are checked. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 'first_agent_chat',
    title: 'First conversation',
    description: 'You worked with your first agent.',
    xp: 10,
    rarity: 'common',
    earned: done => done.agentsUsed.length >= 1,
  },
  {
    id: 'first_save',
    title: 'First keeper',
    description: 'You saved your first output.',
    xp: 20,
    rarity: 'common',
    earned: done => done.outputsSaved >= 1,
  },
  {
    id: 'cross_agent_share',
    title: 'Shared knowledge',
    description: 'One agent used what another one learned.',
    xp: 50,
    rarity: 'rare',
  },
  {
    id: 'complete_campaign',
    title: 'Campaign complete',
    description: 'You brought a campaign to its end.',
    xp: 100,
    rarity: 'epic',
    earned: done => done.campaignsCompleted >= 1,
  },
  {
    id: 'five_agents_used',
    title: 'Half the crew',
    description: 'You worked with five agents.',
    xp: 75,
    rarity: 'rare',
    earned: done => done.agentsUsed.length >= 5,
  },
  {
    id: 'ten_outputs_saved',
    title: 'A shelf of work',
    description: 'You saved ten outputs.',
    xp: 50,
    rarity: 'rare',
    earned: done => done.outputsSaved >= 10,
  },
  {
    id: 'quick_win_completed',
    title: 'Quick win',
    description: 'You finished a quick win.',
    xp: 30,
    rarity: 'common',
  },
  {
    id: 'roi_improved',
    title: 'Better return',
    description: 'A campaign returned more than the one before.',
    xp: 150,
    rarity: 'legendary',
  },
  {
    id: 'all_agents_used',
    title: 'The whole crew',
    description: 'You worked with all nine agents.',
    xp: 200,
    rarity: 'legendary',
    earned: done => done.agentsUsed.length >= 9,
  },
  {
    id: 'strategy_to_execution',
    title: 'From plan to market',
    description: 'You took a strategy all the way into a campaign.',
    xp: 100,
    rarity: 'epic',
  },
]
