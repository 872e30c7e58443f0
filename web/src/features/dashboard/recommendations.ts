import { AGENTS, toolsOf, type AgentSlug } from '@sextant/contracts/catalogue'
import type { ReadinessRow } from '@sextant/contracts/rows'

export type Recommendation = {
  id: string
  title: string
  description: string
  agent_type: AgentSlug
  /** Minutes, at most. */
  estimated_time: number
  priority: 'high' | 'other'
  action_url: string
  /** The address is a page of the place and not an agent's. */
  isPage?: true
  /** What in the readiness or the outputs speaks for it. */
  why: string
}

const MOST = 3

const foundation: readonly {
  agent: AgentSlug
  missing: (readiness: Foundation) => boolean
  priority: Recommendation['priority']
  title: string
  description: string
  why: string
}[] = [
  {
    agent: 'strategy',
    missing: readiness => !readiness.has_strategy,
    priority: 'high',
    title: 'Build your strategy',
    description: 'Everything else rests on it: start from the question you have.',
    why: 'No strategy stands yet, and readiness for a campaign counts it.',
  },
  {
    agent: 'persona',
    missing: readiness => !readiness.has_persona,
    priority: 'high',
    title: 'Describe your best customer',
    description: 'A persona that changes decisions, with the evidence behind each line.',
    why: 'No persona stands yet, and readiness for a campaign counts it.',
  },
  {
    agent: 'marketing-strategy',
    missing: readiness => !readiness.has_marketing_strategy,
    priority: 'high',
    title: 'Write your marketing strategy',
    description: 'Positioning, message, channels and budget from what is known.',
    why: 'No marketing strategy stands yet, and readiness for a campaign counts it.',
  },
  {
    agent: 'content',
    missing: readiness => !readiness.has_content,
    priority: 'other',
    title: 'Draft your first content',
    description: 'One piece for the channel your buyers read.',
    why: 'No content was drafted yet.',
  },
]

// What usually pays next once something exists: a decision, its order, its numbers, then the deeper views.
const order = [
  'swot',
  'ice',
  'okrs',
  'jobs-to-be-done',
  'blue-ocean',
  'porter-five-forces',
  'business-model-canvas',
  'three-horizons',
  'vrio',
  'bcg-matrix',
  'mckinsey-7s',
] as const

/** "5-10 min" is at most 10 minutes. */
export const minutes = (estimatedTime: string) =>
  Math.max(...(estimatedTime.match(/\d+/g) ?? ['5']).map(Number))

/** What the newest outputs of one client say about its foundation; the procedure answers for whole organizations. */
export function readinessOf(
  agents: readonly AgentSlug[],
): Pick<ReadinessRow, 'has_strategy' | 'has_persona' | 'has_marketing_strategy' | 'has_content'> {
  return {
    has_strategy: agents.includes('strategy'),
    has_persona: agents.includes('persona'),
    has_marketing_strategy: agents.includes('marketing-strategy'),
    has_content: agents.includes('content'),
  }
}

type Foundation = ReturnType<typeof readinessOf>

type Options = { most?: number; first?: readonly Recommendation[] }

/** Up to three next actions: `first`, then what the foundation lacks, then frameworks that were not used yet. open: agents whose screens exist. */
export function recommendationsFor(
  readiness: Foundation,
  outputTypes: readonly string[],
  open: ReadonlySet<AgentSlug>,
  { most = MOST, first = [] }: Options = {},
): Recommendation[] {
  const agent = (slug: AgentSlug) =>
    AGENTS.filter(entry => entry.id === slug && entry.available && open.has(slug))
  const gaps = foundation
    .filter(entry => entry.missing(readiness))
    .flatMap(entry =>
      agent(entry.agent).map(({ path, estimatedTime }): Recommendation => ({
        id: `start-${entry.agent}`,
        title: entry.title,
        description: entry.description,
        agent_type: entry.agent,
        estimated_time: minutes(estimatedTime),
        priority: entry.priority,
        action_url: path,
        why: entry.why,
      })),
    )
  const frameworks = agent('strategy').flatMap(({ path, estimatedTime }) =>
    order
      .filter(id => !outputTypes.includes(id))
      .flatMap(id => toolsOf('strategy').filter(framework => framework.id === id))
      .map((framework, index): Recommendation => ({
        id: `framework-${framework.id}`,
        title: `Run ${framework.name}`,
        description: framework.answers,
        agent_type: 'strategy',
        estimated_time: minutes(estimatedTime),
        priority: index === 0 && gaps.length === 0 ? 'high' : 'other',
        action_url: `${path}?tool=${framework.id}`,
        why: `Not among your outputs yet. ${framework.useWhen}`,
      })),
  )
  return [...first, ...gaps, ...frameworks].slice(0, most)
}
