import type { Measure } from '../figures/measures.ts'
import type { Kind } from './kinds.ts'

/** Which way is better. */
export type Good = 'up' | 'down' | 'neither'

/** What a metric needs besides figures: what the company model knows, and where the period stands in its plan. */
export const INPUTS = {
  margin: { label: 'Contribution margin', kind: 'rate' },
  revenue_per_customer: { label: 'Revenue of a customer in a month', kind: 'money' },
  monthly_churn: { label: 'Customers who leave in a month', kind: 'rate' },
  budget: { label: 'Budget of the period', kind: 'money' },
  elapsed: { label: 'Share of the period that has passed', kind: 'rate' },
} as const satisfies Record<string, { label: string; kind: Kind }>
export type Input = keyof typeof INPUTS

export type MetricDefinition = {
  name: string
  /** Over measures, inputs and other metrics; computed of sums, never as a mean of ratios. */
  formula: string
  good: Good
  /** What it means, in a sentence for somebody without marketing training. */
  says: string
  /** Who defined it so; absent where every platform does. */
  origin?: string
  /** Names of published figures it may stand beside (agents/src/knowledge). */
  benchmarks?: readonly string[]
  /** Where the kind of the formula is not how people count it. */
  unit?: 'months' | 'share'
}

/** Every metric of the product, once. Screens, reports, the API and the agents read this table. */
export const METRICS = {
  ctr: {
    name: 'Click-through rate',
    formula: 'clicks / impressions',
    good: 'up',
    says: 'Of those who saw the ad, how many clicked.',
    benchmarks: ['search_ctr', 'meta_ctr', 'linkedin_ctr', 'display_ctr'],
  },
  cpc: {
    name: 'Cost per click',
    formula: 'spend / clicks',
    good: 'down',
    says: 'What a click costs.',
    benchmarks: ['search_cpc', 'meta_cpc', 'linkedin_cpc', 'display_cpc'],
  },
  cpm: {
    name: 'Cost per thousand impressions',
    formula: 'spend / impressions * 1000',
    good: 'down',
    says: 'What it costs to be seen a thousand times.',
    benchmarks: ['meta_cpm', 'linkedin_cpm'],
  },
  cvr: {
    name: 'Conversion rate of clicks',
    formula: 'conversions / clicks',
    good: 'up',
    says: 'Of those who clicked, how many did what the campaign is for, as the platform counts.',
    benchmarks: ['search_cvr', 'meta_cvr', 'paid_ads_cvr'],
  },
  shop_cvr: {
    name: 'Conversion rate',
    formula: 'orders / sessions',
    good: 'up',
    says: 'Of the visits, how many ended with an order.',
    benchmarks: ['ecommerce_cvr', 'website_cvr'],
  },
  cpa: {
    name: 'Cost per conversion',
    formula: 'spend / conversions',
    good: 'down',
    says: 'What a conversion costs, as the platform counts.',
    benchmarks: ['meta_cost_per_purchase'],
  },
  cpl: {
    name: 'Cost per lead',
    formula: 'spend / leads',
    good: 'down',
    says: 'What an enquiry costs.',
    benchmarks: ['search_cpl', 'meta_cpl', 'linkedin_cpl', 'cpl'],
  },
  roas: {
    name: 'Return on ad spend',
    formula: 'conversion_value / spend',
    good: 'up',
    says: 'What comes back for each unit of ad money, as the platform counts.',
  },
  break_even_roas: {
    name: 'Break-even return on ad spend',
    formula: '1 / margin',
    good: 'neither',
    says: 'The return at which ads neither earn nor lose.',
  },
  mer: {
    name: 'Marketing efficiency ratio',
    formula: 'revenue / spend',
    good: 'up',
    says: 'All revenue against all ad spend, whoever claims the order.',
  },
  cac: {
    name: 'Cost of a new customer',
    formula: 'spend / new_customers',
    good: 'down',
    says: 'Ad spend for each customer who bought for the first time.',
    benchmarks: ['cac'],
  },
  aov: {
    name: 'Average order value',
    formula: 'revenue / orders',
    good: 'up',
    says: 'What an order is worth.',
    benchmarks: ['aov'],
  },
  ltv: {
    name: 'Lifetime value',
    formula: 'revenue_per_customer * margin / monthly_churn',
    good: 'up',
    says: 'What a customer leaves until they go, after costs.',
    origin: 'Gupta & Lehmann 2003, without discounting',
  },
  payback: {
    name: 'Payback',
    formula: 'cac / (revenue_per_customer * margin)',
    good: 'down',
    says: 'Months until a new customer has paid for being won.',
    benchmarks: ['cac_payback'],
    unit: 'months',
  },
  contribution: {
    name: 'Contribution after ads',
    formula: 'revenue * margin - spend',
    good: 'up',
    says: 'What is left of revenue after its own costs and the ads.',
  },
  pacing: {
    name: 'Pacing',
    formula: 'spend / (budget * elapsed)',
    good: 'neither',
    says: 'Spend against what an even plan had spent by now; 1 is on plan.',
  },
  budget_share: {
    name: 'Share of budget spent',
    formula: 'spend / budget',
    unit: 'share',
    good: 'neither',
    says: 'How much of the budget is gone.',
  },
  open_rate: {
    name: 'Open rate',
    formula: 'opens / delivered',
    good: 'up',
    says: 'Of those who got the email, how many opened it. Some mail programs open by themselves.',
    benchmarks: ['email_open_rate'],
  },
  click_rate: {
    name: 'Click rate of emails',
    formula: 'email_clicks / delivered',
    good: 'up',
    says: 'Of those who got the email, how many clicked in it.',
    benchmarks: ['email_click_rate'],
  },
  unsubscribe_rate: {
    name: 'Unsubscribe rate',
    formula: 'unsubscribes / delivered',
    good: 'down',
    says: 'Of those who got the email, how many left the list.',
    benchmarks: ['email_unsubscribe_rate'],
  },
  bounce_rate: {
    name: 'Bounce rate of emails',
    formula: 'bounces / sent',
    good: 'down',
    says: 'Of the emails sent, how many could not be delivered.',
  },
  repeat_rate: {
    name: 'Repeat rate',
    formula: 'repeat_orders / orders',
    good: 'up',
    says: 'Of the orders, how many came from somebody who had bought before.',
    benchmarks: ['repeat_purchase_rate'],
  },
  refund_share: {
    name: 'Share refunded',
    formula: 'refunds / revenue',
    unit: 'share',
    good: 'down',
    says: 'How much of the revenue went back.',
  },
  search_ctr: {
    name: 'Click-through rate in search results',
    formula: 'organic_clicks / organic_impressions',
    good: 'up',
    says: 'Of those who saw you in search results, how many clicked.',
    benchmarks: ['organic_ctr'],
  },
} as const satisfies Record<string, MetricDefinition>

export type MetricId = keyof typeof METRICS

/** Which way is better for a plain figure. */
export const GOOD_OF_MEASURE: Partial<Record<Measure, Good>> = {
  spend: 'neither',
  refunds: 'down',
  fees: 'down',
  unsubscribes: 'down',
  bounces: 'down',
  sent: 'neither',
  payouts: 'neither',
}
