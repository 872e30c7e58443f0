import * as z from 'zod'
import { BOUGHT_AS, LIFE_STAGES } from '../chips.ts'
import { amount, count, growth, margin, share, unit } from '../figures.ts'
import { common } from './common.ts'

/** A line that is sold. Volumes and revenue are of one year. */
export const offer = z.object({
  ...common,
  price: amount.optional(),
  /** Of all sales, in money. */
  share: share.optional(),
  revenue: amount.optional(),
  /** What one sale costs to make or buy. */
  unitCost: amount.optional(),
  /** Of one sale, what is only handed on: fees, postage, tax. */
  passThrough: amount.optional(),
  /** Contribution of one sale ÷ its price. */
  margin: margin.optional(),
  /** Of its sales in a year. */
  growth: growth.optional(),
  /** Of its market in a year. */
  marketGrowth: growth.optional(),
  ownShare: share.optional(),
  /** Market share of the largest rival. */
  rivalShare: share.optional(),
  /** Of all that is spent on advertising in its market, the own part. */
  voice: share.optional(),
  volume: count.optional(),
  previousVolume: count.optional(),
  /** The most that can be delivered in a year. */
  capacity: count.optional(),
  unit: unit.optional(),
  hoursEach: count.optional(),
  lastPrice: amount.optional(),
  /** Since when the price stands. */
  priceYear: z.number().int().min(1900).max(2100).optional(),
  stage: z.enum(LIFE_STAGES).optional(),
  boughtAs: z.enum(BOUGHT_AS).optional(),
})
