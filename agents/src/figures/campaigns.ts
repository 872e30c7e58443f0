import type { CampaignLine } from '@sextant/contracts/figures/view'
import type { Catalogue } from '@sextant/contracts/metrics/catalogue'
import type { Holes } from './completeness.ts'
import type { Figure } from './figure.ts'
import { measureMetric } from './measure-metric.ts'
import type { Inputs } from './parts-of-metric.ts'
import { tallyOf } from './tally.ts'

type Period = { from: string; to: string }
type Side = { figures: readonly Figure[]; period: Period }
type Shared = { catalogue: Catalogue; holes: Holes; inputs: Inputs }

/** Campaigns shown; a firm with more narrows the filter. */
const LINES_MAX = 60

function lineOf(
  head: Pick<CampaignLine, 'campaign_id' | 'campaign' | 'channel' | 'source'>,
  now: Side,
  before: Side | null,
  { catalogue, holes, inputs }: Shared,
): CampaignLine {
  const tally = tallyOf(now.figures, now.period, holes)
  const former = before && tallyOf(before.figures, before.period, holes)
  const leads = (tally.total.leads ?? 0) > (tally.total.conversions ?? 0)
  const of = (id: string) => measureMetric(catalogue.get(id)!, tally, former, inputs)
  return {
    ...head,
    spend: of('spend'),
    results: of(leads ? 'leads' : 'conversions'),
    cost: of(leads ? 'cpl' : 'cpa'),
    back: of('roas'),
  }
}

const keyOf = ({ source, campaign }: Figure): string => `${source}\n${campaign}`

const ofKey = (side: Side | null, key: string): Side | null =>
  side && { ...side, figures: side.figures.filter(figure => keyOf(figure) === key) }

/** Every campaign on which money was spent, the dearest first, and all of them together. */
export function campaignLines(
  now: Side,
  before: Side | null,
  shared: Shared,
): { lines: CampaignLine[]; total: CampaignLine | null } {
  const spent = new Map<string, { figure: Figure; spend: number }>()
  for (const figure of now.figures) {
    if (figure.measure !== 'spend' || figure.campaign === null) continue
    const key = keyOf(figure)
    const known = spent.get(key) ?? { figure, spend: 0 }
    spent.set(key, { figure, spend: known.spend + figure.value })
  }
  if (spent.size === 0) return { lines: [], total: null }
  const dearest = [...spent].toSorted((a, b) => b[1].spend - a[1].spend).slice(0, LINES_MAX)
  const lines = dearest.map(([key, { figure }]) => {
    const { campaign_id, campaign, channel, source } = figure
    const head = { campaign_id, campaign: campaign!, channel, source }
    return lineOf(head, ofKey(now, key)!, ofKey(before, key), shared)
  })
  const paid = (side: Side): Side => ({
    ...side,
    figures: side.figures.filter(figure => spent.has(keyOf(figure))),
  })
  const head = { campaign_id: null, campaign: 'All', channel: null, source: '' }
  return { lines, total: lineOf(head, paid(now), before && paid(before), shared) }
}
