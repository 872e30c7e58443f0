import { agentById } from '@sextant/contracts/catalogue'
import { dateFormat } from '@sextant/contracts/formats'
import type {
  FiguresAttention,
  NoticedRow,
} from '@sextant/contracts/performance-intelligence/routes'
import { minutes, type Recommendation } from './recommendations.ts'

const { id: agent_type, path, estimatedTime } = agentById('performance-intelligence')
const common = { agent_type, estimated_time: minutes(estimatedTime) } as const

/** What is worse leads; the rest stays newest first. */
const worseFirst = (a: NoticedRow, b: NoticedRow): number =>
  Number(b.better === false) - Number(a.better === false)

const ofNotice = ({ id, title, says, better, tool, output_id }: NoticedRow): Recommendation => ({
  ...common,
  id: `noticed-${id}`,
  title,
  description: says,
  priority: better === false ? 'high' : 'other',
  action_url: `${path}/tool/${tool}`,
  why: output_id ? 'A prediction did not come true.' : 'Noticed in your figures by itself.',
})

/** Days after which nobody should decide by figures any more. */
const OLD_AFTER = 14
const DAY_MS = 86_400_000

const dayWords = (day: string): string =>
  dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))

function ofAge(until: string | null, now: Date): Recommendation[] {
  const days = until === null ? 0 : Math.floor((now.getTime() - Date.parse(until)) / DAY_MS)
  if (until === null || days <= OLD_AFTER) return []
  return [
    {
      ...common,
      id: 'figures-old',
      title: 'Bring figures up to date',
      description: `They end on ${dayWords(until)}, ${days} days ago. What happened since shows nowhere.`,
      priority: 'other',
      action_url: '/metrics/import',
      isPage: true,
      why: 'Nothing is noticed, and no prediction graded, without newer figures.',
    },
  ]
}

/** What of the figures asks for somebody, the worse first: what was noticed, then that they are old. */
export const figureRecommendations = (
  { noticed, figures_until }: FiguresAttention,
  { now, mayImport }: { now: Date; mayImport: boolean },
): Recommendation[] => [
  ...noticed.toSorted(worseFirst).map(ofNotice),
  ...(mayImport ? ofAge(figures_until, now) : []),
]
