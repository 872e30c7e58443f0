import type { Rule } from './finding.ts'
import { boughtBefore } from './soon/bought-before.ts'
import { costOfSale } from './soon/cost-of-sale.ts'
import { freePlaces } from './soon/free-places.ts'
import { handsMissing } from './soon/hands-missing.ts'
import { hoursShort } from './soon/hours-short.ts'
import { itemBeside } from './soon/item-beside.ts'
import { lostDates } from './soon/lost-dates.ts'
import { leaving } from './soon/leaving.ts'
import { losingChannel } from './soon/losing-channel.ts'
import { neighbours } from './soon/neighbours.ts'
import { priceStep } from './soon/price-step.ts'
import { recommended } from './soon/recommended.ts'
import { undecided } from './soon/undecided.ts'

/** What lies near enough at hand to show within thirty days: no insight, but an occasion. */
export const soonRules: readonly Rule[] = [
  losingChannel,
  lostDates,
  priceStep,
  costOfSale,
  handsMissing,
  undecided,
  boughtBefore,
  leaving,
  itemBeside,
  freePlaces,
  recommended,
  neighbours,
  hoursShort,
]
