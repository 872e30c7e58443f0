import type { ToolId } from '@sextant/contracts/catalogue'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { draftOf } from '../../core/draft.ts'
import type { Known } from '../../core/known.ts'
import { runChecks } from '../../core/checks.ts'
import { originalsIn } from '../../core/originals.ts'
import { daysFrom } from '../../figures/days.ts'
import type { Figure } from '../../figures/figure.ts'
import type { FiguresKnown, SliceFigure } from '../../figures/known.ts'
import { seededRandom } from '../../math/statistics/random.ts'
import { toolFor } from '../../tools.ts'

// An invented shop for kites: two ad platforms, a site, twelve weeks.

export const FROM = '2026-08-24'
export const TO = '2026-11-15'
export const TODAY = '2026-11-16'
export const BROKEN_FROM = '2026-11-02'

const DAYS = daysFrom(FROM, TO)

/** So many events of cases that each come with a chance. */
function drawn(cases: number, chance: number, random: () => number): number {
  let events = 0
  for (let at = 0; at < cases; at += 1) if (random() < chance) events += 1
  return events
}

type Shop = {
  seed: number
  /** From BROKEN_FROM on phones of Meta Ads buy by this part of what they did. */
  phones?: number
  days?: readonly string[]
}

const WEEKDAY = [1.1, 0.97, 0.94, 0.99, 1.02, 1.23, 1.31]

/** Twelve weeks of the shop; without `phones` nothing happens in them. */
export function kiteFigures({ seed, phones = 1, days = DAYS }: Shop): FiguresKnown {
  const random = seededRandom(seed)
  const figures: Figure[] = []
  const slices: SliceFigure[] = []
  const tell = (
    day: string,
    source: Source,
    channel: string,
    values: Partial<Record<Measure, number>>,
  ) => {
    for (const [measure, value] of Object.entries(values))
      figures.push({
        day,
        source,
        channel,
        campaign: source === 'ga4' ? null : 'Autumn winds',
        campaign_id: source === 'meta-ads' ? 'campaign-1' : null,
        measure: measure as Measure,
        currency: ['spend', 'revenue', 'conversion_value'].includes(measure) ? 'GBP' : null,
        value,
        lines: 1,
      })
  }
  for (const day of days) {
    const weekday = WEEKDAY[new Date(day).getUTCDay()]!
    const isBroken = day >= BROKEN_FROM
    for (const [channel, visits, chance] of [
      ['meta-ads', 190, 0.031],
      ['google-ads', 140, 0.035],
    ] as const) {
      let [sessions, orders] = [0, 0]
      for (const [device, share] of [
        ['mobile', 0.68],
        ['desktop', 0.32],
      ] as const) {
        const many = Math.round(visits * share * weekday * (0.9 + 0.2 * random()))
        const isHit = isBroken && device === 'mobile' && channel === 'meta-ads'
        const bought = drawn(many, chance * (isHit ? phones : 1), random)
        sessions += many
        orders += bought
        const slice = `device=${device}`
        slices.push({ day, source: 'ga4', channel, slice, measure: 'sessions', value: many })
        slices.push({ day, source: 'ga4', channel, slice, measure: 'orders', value: bought })
      }
      const revenue = Math.round(orders * (4_870 + 900 * random()))
      tell(day, 'ga4', channel, { sessions, orders, revenue })
      const impressions = Math.round(visits * 41 * weekday * (0.92 + 0.16 * random()))
      const clicks = drawn(impressions, 0.024, random)
      tell(day, channel, channel, {
        impressions,
        clicks,
        spend: Math.round(clicks * (31 + 5 * random())),
      })
    }
  }
  const [first, last] = [days[0]!, days.at(-1)!]
  const span = (source: Source) => ({ source, first_day: first, last_day: last })
  return {
    figures,
    slices,
    spans: [span('ga4'), span('meta-ads'), span('google-ads')],
    notes: [],
    stopped: [],
    campaigns: [],
    about: null,
    currency: 'GBP',
    inputs: {},
  }
}

export const RAN_OFF = '2026-11-05'
export const [CALM_CAMPAIGN, HASTY_CAMPAIGN] = ['Harbour breeze', 'Gusts – new']

/** The shop with two campaigns of Google Ads, of which one takes so many times its money on a day, and as many clicks. */
export function ranOff({ times = 5, ...shop }: Shop & { times?: number }): FiguresKnown {
  const known = kiteFigures(shop)
  const figures = known.figures.flatMap(one => {
    if (one.source !== 'google-ads') return [one]
    const calm = Math.round(one.value * 0.55)
    const hasty = (one.value - calm) * (one.day === RAN_OFF ? times : 1)
    return [
      { ...one, campaign: CALM_CAMPAIGN, value: calm },
      { ...one, campaign: HASTY_CAMPAIGN, value: hasty },
    ]
  })
  return { ...known, figures }
}

const message = (text: string, index: number): MessageRow =>
  ({
    id: `message-${index}`,
    parent_id: null,
    role: 'user',
    text,
    tool: null,
    question: null,
    run_id: null,
    created_at: '2026-11-16T09:00:00Z',
  }) as unknown as MessageRow

/** What a turn knows of the shop. */
export const kitesKnown = (
  tool: ToolId,
  figures: FiguresKnown | null,
  said: readonly string[] = [],
): Known => ({
  tool,
  profile: {
    companyName: 'Updraft Kites',
    industry: 'E-commerce',
    companySize: '1-10',
    description: '',
  },
  company: { name: 'Updraft Kites', currency: 'GBP', today: TODAY, facts: [] },
  thread: said.map(message),
  cardsOnly: false,
  figures,
})

/** A draft after the same checks as in a turn. */
export function checkedDraft<K extends ToolId>(
  tool: K,
  figures: FiguresKnown | null,
  said: readonly string[] = [],
): DeliverableOf<K> {
  const known = kitesKnown(tool, figures, said)
  const draft = draftOf(toolFor(tool), known)
  const { deliverable } = runChecks(draft, {
    originals: originalsIn(known),
    draft,
    again: draft.computations,
  })
  return deliverable as DeliverableOf<K>
}
