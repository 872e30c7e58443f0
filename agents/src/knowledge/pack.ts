import type { Industry } from '@sextant/contracts/catalogue'
import type { Horizon } from '../math/horizons.ts'
import type { SevenSKey } from '../math/seven-s.ts'
import type { ErrcAction } from '../math/strategy-canvas.ts'
import type { MetricName } from './metric-names.ts'

/** Words of the trade, lower case: singular and plural of who buys, what a sale is called, what is sold, where. */
export type Vocabulary = {
  customer: string
  customers: string
  purchase: string
  purchases: string
  product: string
  products: string
  place: string
  team: string
}
export type BuyerRole = { role: string; cares: string; vetoes: string }
export type Objection = { says: string; answer: string }
/** `typicalCost` and `conversion` are metric names of benchmarks.json, null where no metric applies: never figures. */
export type Channel = {
  name: string
  typicalCost: MetricName | null
  conversion: MetricName | null
  note: string
}
/** Months 1–12. */
export type Season = { months: readonly number[]; what: string; do: string }
export const FORCES = [
  'rivalry',
  'new entrants',
  'substitutes',
  'buyer power',
  'supplier power',
] as const
export type ForceKey = (typeof FORCES)[number]
/** Score 1 (weak) to 5 (strong) is a prior of the trade, to be shown as an assumption until the user confirms it. */
export type Force = {
  score: number
  drivers: readonly string[]
  direction: 'rising' | 'steady' | 'falling'
  profitMeaning: string
}
export type Compliance = { rule: string; soWhat: string }
/** `good` is a convention or a direction in words; published figures come from benchmarks.ts only. */
export type Kpi = { name: string; formula: string; good: string }
export type Alternative = { name: string; kind: 'rival' | 'substitute' | 'do nothing'; why: string }
/** A SWOT seed to verify: what it says and how to check it. */
export type Hypothesis = { says: string; check: string }
/** `rivals` is the prior level of an ordinary rival, 0–10; `lever` the move most often open to a small firm. */
export type BuyingFactor = { name: string; rivals: number; lever: ErrcAction }
/** `prior` answers V, R, I, O before the user does; shown as an assumption. */
export type Resource = {
  name: string
  prior: { valuable: boolean; rare: boolean; inimitable: boolean; organized: boolean }
  check: string
}
/** Impact and ease 1–10 are defaults for ICE; `metric` is the exit metric. */
export type Initiative = {
  name: string
  horizon: Horizon
  impact: number
  ease: number
  metric: string
}
export type Job = {
  when: string
  want: string
  so: string
  push: string
  pull: string
  anxiety: string
  habit: string
  outcomes: readonly string[]
}
export type RevenueModel = { name: string; how: string; watch: string }
/** Labels of the inputs in the trade's words; `frequency` is purchases a month per customer. */
export type UnitEconomicsLabels = {
  customer: string
  price: string
  variableCost: string
  frequency: string
  margin: string
  churn: string
  acquisition: string
  fixed: string
  ask: string
}
export type OkrTheme = { objective: string; keyResults: readonly string[] }
export type SevenSNote = { s: SevenSKey; note: string }

/** Everything the agents know about an industry before the user says a word. */
export type IndustryPack = {
  industry: Industry
  vocabulary: Vocabulary
  buyers: readonly BuyerRole[]
  triggers: readonly string[]
  pains: readonly string[]
  objections: readonly Objection[]
  channels: readonly Channel[]
  seasons: readonly Season[]
  forces: Readonly<Record<ForceKey, Force>>
  compliance: readonly Compliance[]
  kpis: readonly Kpi[]
  alternatives: readonly Alternative[]
  strengths: readonly Hypothesis[]
  weaknesses: readonly Hypothesis[]
  opportunities: readonly Hypothesis[]
  threats: readonly Hypothesis[]
  factors: readonly BuyingFactor[]
  resources: readonly Resource[]
  initiatives: readonly Initiative[]
  jobs: readonly Job[]
  revenueModels: readonly RevenueModel[]
  unitEconomics: UnitEconomicsLabels
  okrThemes: readonly OkrTheme[]
  sevenS: readonly SevenSNote[]
}

type Listed = {
  [K in keyof IndustryPack]: IndustryPack[K] extends readonly unknown[] ? K : never
}[keyof IndustryPack]
/** Names of the pack's lists, which a trade extends in front. */
export type PackList = Listed

/** A line of business inside an industry: its lists come before the industry's, its words and labels replace them. */
export type Trade = {
  slug: string
  name: string
  industries: readonly Industry[]
  /** Words or phrases, lower case, with weight 1–5; 3 together are enough to recognise the trade. */
  signals: Readonly<Record<string, number>>
  vocabulary: Vocabulary
  unitEconomics: UnitEconomicsLabels
} & { readonly [K in PackList]?: IndustryPack[K] }

/** A pack with its trade merged in; `trade` is null when none was recognised. */
export type Knowledge = IndustryPack & { trade: Pick<Trade, 'slug' | 'name'> | null }
