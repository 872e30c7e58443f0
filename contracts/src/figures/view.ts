import * as z from 'zod'
import { uuid } from '../rows.ts'
import { CHANNEL_IDS, SOURCE_IDS } from './sources.ts'

/** What figures are compared with. */
export const COMPARISONS = ['previous', 'year', 'plan', 'none'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Which figures: the filter bar, as it stands in the address. Without days: four whole weeks up to the last day that is known. */
export const figuresFilter = z.object({
  client_id: uuid.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  compare: z.enum(COMPARISONS).default('previous'),
  campaign_id: uuid.optional(),
  channel: z.enum(CHANNEL_IDS).optional(),
  source: z.enum(SOURCE_IDS).optional(),
  /** Of the line over time; without it the one that tells most. */
  metric: z.string().max(40).optional(),
})
export type FiguresFilter = z.infer<typeof figuresFilter>

const period = z.object({ from: z.string(), to: z.string(), days: z.number().int() })
export type Period = z.infer<typeof period>

const kind = z.enum(['money', 'count', 'rate', 'ratio', 'number'])
/** What a metric is, as screens write it. */
export const metricHead = z.object({
  id: z.string(),
  name: z.string(),
  says: z.string(),
  formula: z.string(),
  kind,
  unit: z.enum(['months', 'share']).nullable(),
  good: z.enum(['up', 'down', 'neither']),
  own: z.boolean(),
  /** False for what only a whole period has, such as pacing. */
  by_day: z.boolean(),
})
export type MetricHead = z.infer<typeof metricHead>

const interval = { low: z.number().nullable(), high: z.number().nullable() }

/** How a figure stands to its plan. chance: its interval holds the plan; open: days are missing, so a sum below its plan says nothing. */
export const PLAN_STANDS = ['above', 'below', 'near', 'chance', 'open'] as const
export type PlanStand = (typeof PLAN_STANDS)[number]
/** What was planned of a metric for a period, in its unit. */
const planned = z.object({
  value: z.number(),
  /** The part of the days that are known: what the figure is held against. */
  due: z.number(),
  /** Somebody set it, or it is the budgets of campaigns, spread over their days. */
  from: z.enum(['targets', 'budgets']),
  /** Null where there is no figure. */
  stands: z.enum(PLAN_STANDS).nullable(),
})
export type Planned = z.infer<typeof planned>

/** A metric over a period: with what it rests on, how sure it is, and how it stands beside the period before. Money in minor units, rates 0–1. */
export const measured = z.object({
  metric: z.string(),
  value: z.number().nullable(),
  /** 95%; null where there is too little to say. */
  ...interval,
  /** What it rests on: so many of something, on so many days. */
  n: z.number().nullable(),
  n_of: z.string(),
  days: z.number().int(),
  /** Days of a source are missing, so a sum is at least this. */
  at_least: z.boolean(),
  /** Of the period before, and on how many of its days that is known. */
  before: z.object({ value: z.number(), ...interval, days: z.number().int() }).nullable(),
  /** Whether the difference can be chance; null where it cannot be said. */
  clear: z.boolean().nullable(),
  /** Of a break-even: what it is to be compared with. */
  mark: z.object({ value: z.number(), label: z.string() }).nullable(),
  /** Null: no plan for all of its days. */
  planned: planned.nullable(),
  /** Figures it lacks to be computed. */
  lacks: z.array(z.string()),
  /** Names of sources that are left out, for they tell only a part of it. */
  without: z.array(z.string()),
})
export type Measured = z.infer<typeof measured>

export const HEALTH_KINDS = [
  'missing-days',
  'stale',
  'sudden-zero',
  'currencies',
  'spend-unseen',
  'typed-since',
  'spent-after-stop',
  'told-in-part',
] as const
/** Something about the data that comes before any conclusion. */
export const healthNote = z.object({
  kind: z.enum(HEALTH_KINDS),
  source: z.string().nullable(),
  days: z.array(z.string()),
  says: z.string(),
  /** What it touches, and what it does not. */
  affects: z.string(),
})
export type HealthNote = z.infer<typeof healthNote>

const completeness = z.object({
  source: z.string(),
  /** For each day of the period: the source told something. */
  told: z.array(z.boolean()),
})
export type Completeness = z.infer<typeof completeness>

const trendPoint = z.object({
  day: z.string(),
  value: z.number().nullable(),
  ...interval,
  before: z.number().nullable(),
  /** What was planned of this day: of a sum its share of the month. */
  planned: z.number().nullable(),
})
export type TrendPoint = z.infer<typeof trendPoint>
const trend = z.object({
  metric: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  title: z.string(),
  caption: z.string(),
  points: z.array(trendPoint),
  mark: z.object({ value: z.number(), label: z.string() }).nullable(),
  missing: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
})
export type Trend = z.infer<typeof trend>

/** A metric by day, small: of what is divided the figure of the last seven days. */
const multiple = z.object({
  metric: z.string(),
  sources: z.array(z.string()),
  points: z.array(z.object({ day: z.string(), value: z.number().nullable() })),
})
export type Multiple = z.infer<typeof multiple>

/** A change as the sum of its causes, to the cent. */
const split = z.object({
  measure: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  title: z.string(),
  caption: z.string(),
  former: z.number(),
  later: z.number(),
  parts: z.array(z.object({ label: z.string(), value: z.number() })),
})
export type Split = z.infer<typeof split>

const stack = z.object({
  measure: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  title: z.string(),
  caption: z.string(),
  /** All of them, the largest first. */
  channels: z.array(z.string()),
  /** Weeks, those of the period before first. */
  weeks: z.array(
    z.object({ starts_on: z.string(), before: z.boolean(), values: z.array(z.number()) }),
  ),
})
export type Stack = z.infer<typeof stack>

/** A metric by week and channel. */
const heatMap = z.object({
  metric: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  title: z.string(),
  caption: z.string(),
  /** Whether weeks add up to the period: of what is divided they do not. */
  adds: z.boolean(),
  /** The largest channel first; null: not known. */
  rows: z.array(
    z.object({
      channel: z.string(),
      values: z.array(z.number().nullable()),
      total: z.number().nullable(),
    }),
  ),
  all: z.number().nullable(),
})
const heat = z.object({
  /** First days. */
  weeks: z.array(z.string()),
  maps: z.array(heatMap),
})
export type Heat = z.infer<typeof heat>

/** What is wanted by day, one line for each channel with a colour and one for the rest. */
const byChannel = z.object({
  measure: z.string(),
  label: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  days: z.array(z.string()),
  /** The greatest of all lines, so that they share an axis. */
  most: z.number(),
  lines: z.array(
    z.object({
      channels: z.array(z.string()),
      total: z.number(),
      points: z.array(z.number().nullable()),
    }),
  ),
})
export type ByChannel = z.infer<typeof byChannel>

const hours = z.object({
  measure: z.string(),
  /** Where it comes from. */
  sources: z.array(z.string()),
  title: z.string(),
  caption: z.string(),
  /** Seven rows from Monday, 24 columns. */
  cells: z.array(z.array(z.number())),
})
export type Hours = z.infer<typeof hours>

const campaignLine = z.object({
  campaign_id: uuid.nullable(),
  campaign: z.string(),
  channel: z.string().nullable(),
  source: z.string(),
  spend: measured,
  results: measured,
  cost: measured,
  back: measured,
})
export type CampaignLine = z.infer<typeof campaignLine>

const note = z.object({
  id: uuid,
  day: z.string(),
  kind: z.enum(['remark', 'campaign', 'import']),
  words: z.string(),
  by_name: z.string().nullable(),
})
export type FigureNote = z.infer<typeof note>

/** Something that the figures say and chance does not explain. */
const insight = z.object({
  kind: z.enum(['change', 'break-even', 'campaign', 'plan']),
  metric: z.string(),
  /** Null: neither better nor worse. */
  better: z.boolean().nullable(),
  says: z.string(),
  /** How sure that is, and what it rests on. */
  because: z.string(),
  weight: z.number(),
})
export type FigureInsight = z.infer<typeof insight>

const benchmark = z.object({
  metric: z.string(),
  /** In the unit of the metric; money in minor units. */
  value: z.number(),
  currency: z.string().nullable(),
  words: z.string(),
  publisher: z.string(),
  year: z.number().nullable(),
  region: z.string(),
  about: z.string(),
  old: z.boolean(),
})
export type FigureBenchmark = z.infer<typeof benchmark>

/** Everything a page of figures shows of one company and time. */
export const figuresView = z.object({
  client_id: uuid.nullable(),
  /** none: nothing was imported yet; filter: the filter leaves nothing over, and which part of it. */
  empty: z.enum(['none', 'period', 'campaign', 'channel', 'source']).nullable(),
  compare: z.enum(COMPARISONS),
  period,
  before: period.nullable(),
  /**
   * Null where the filter is finer than any plan: one source, one campaign in one channel. `until`: the last day that is known, where the
   * period goes on beyond it. `apart`: where channels do not add up to what is planned of everything together.
   */
  plan: z
    .object({
      metrics: z.array(z.string()),
      until: z.string().nullable(),
      apart: z.array(z.object({ metric: z.string(), whole: z.number(), channels: z.number() })),
    })
    .nullable(),
  currency: z.string(),
  other_currencies: z.array(z.string()),
  as_of: z.string().nullable(),
  choices: z.object({
    campaigns: z.array(z.object({ id: uuid, name: z.string() })),
    channels: z.array(z.string()),
    sources: z.array(z.string()),
    metrics: z.array(metricHead),
  }),
  completeness: z.array(completeness),
  health: z.array(healthNote),
  headline: z.array(measured),
  all: z.array(measured),
  trend: trend.nullable(),
  multiples: z.array(multiple),
  split: split.nullable(),
  stack: stack.nullable(),
  heat: heat.nullable(),
  by_channel: byChannel.nullable(),
  /** Channels that have a colour on this page, the largest first: six at most. */
  coloured: z.array(z.string()),
  hours: hours.nullable(),
  campaigns: z.array(campaignLine),
  campaigns_total: campaignLine.nullable(),
  insights: z.array(insight),
  /** Figures that were compared: of a hundred, five look clear by chance. */
  compared: z.number().int(),
  notes: z.array(note),
  benchmarks: z.array(benchmark),
})
export type FiguresView = z.infer<typeof figuresView>
