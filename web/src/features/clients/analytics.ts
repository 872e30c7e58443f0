import { elapsedShare, pace, PACE_HIGH, PACE_LOW } from '@sextant/contracts/campaigns/pace'
import { CAMPAIGN_STATUSES } from '@sextant/contracts/catalogue'
import type { CampaignListRow } from '@sextant/contracts/rows'

export type PaceLine = {
  id: string
  name: string
  /** Share of its days that have begun, 0 to 1; null without dates. */ elapsed: number | null
  /** Spend ÷ (budget × elapsed share); null where nothing can be said. */ pace: number | null
  tone: 'good' | 'warn' | 'bad' | 'neutral'
  words: string
}

/** What the spend of each running campaign says today (YYYY-MM-DD), the farthest from plan first. */
export function paceLines(campaigns: readonly CampaignListRow[], today: string): PaceLine[] {
  return campaigns
    .filter(({ status }) => status === 'active' || status === 'paused')
    .map(campaign => ({
      id: campaign.id,
      name: campaign.name,
      elapsed: elapsedShare(campaign, today),
      pace: pace(campaign, today),
      ...paceWords(campaign, today),
    }))
    .sort((a, b) => distance(b.pace) - distance(a.pace))
}

// What cannot be said comes last.
const distance = (ratio: number | null) =>
  ratio === null ? -1 : Math.abs(Math.log(Math.max(ratio, 0.01)))

function paceWords(campaign: CampaignListRow, today: string): Pick<PaceLine, 'tone' | 'words'> {
  const ratio = pace(campaign, today)
  if (ratio === null) return { tone: 'neutral', words: whyNoPace(campaign) }
  if (ratio > PACE_HIGH) return { tone: 'bad', words: 'Overspending' }
  if (ratio < PACE_LOW) return { tone: 'warn', words: 'Underspending' }
  return { tone: 'good', words: 'On plan' }
}

function whyNoPace(campaign: CampaignListRow): string {
  if (!campaign.budget_cents) return 'No budget to compare with'
  if (!campaign.start_date || !campaign.end_date) return 'Needs a start and an end'
  return 'Has not begun'
}

export type StatusShare = { status: string; count: number }

/** How many campaigns stand in each status, in the product's order, others by name after them. */
export function statusSplit(campaigns: readonly Pick<CampaignListRow, 'status'>[]): StatusShare[] {
  const counts = new Map<string, number>()
  for (const { status } of campaigns) counts.set(status, (counts.get(status) ?? 0) + 1)
  const known: readonly string[] = CAMPAIGN_STATUSES
  const order = (status: string) => {
    const at = known.indexOf(status)
    return at < 0 ? known.length : at
  }
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .sort((a, b) => order(a.status) - order(b.status) || a.status.localeCompare(b.status))
}

export type MoneyLine = { id: string; label: string; budget: number; spent: number }

/** Budget and spend in cents, the largest first; campaigns without either are left out. */
export const moneyLines = (campaigns: readonly CampaignListRow[]): MoneyLine[] =>
  campaigns
    .map(({ id, name, budget_cents, spent_cents }) => ({
      id,
      label: name,
      budget: budget_cents ?? 0,
      spent: spent_cents,
    }))
    .filter(({ budget, spent }) => budget > 0 || spent > 0)
    .sort((a, b) => Math.max(b.budget, b.spent) - Math.max(a.budget, a.spent))
