import { atStake } from './change/at-stake.ts'
import { costAtMost } from './change/cost-at-most.ts'
import { priceSet } from './change/price-set.ts'
import { dated } from './change/dated.ts'
import { costPerSale } from './change/cost-per-sale.ts'
import { costRise } from './change/cost-rise.ts'
import { demandFall } from './change/demand-fall.ts'
import { demandRise } from './change/demand-rise.ts'
import { compound } from './change/compound.ts'
import { window } from './change/window.ts'
import { multiple } from './change/multiple.ts'
import { rivalEntry } from './change/rival-entry.ts'
import { askedOffPrice } from './change/asked-off.ts'
import { incomeEnds } from './change/income-ends.ts'
import type { Rule } from './finding.ts'
import { rivalMoved } from './change/rival-moved.ts'

export const changeRules: readonly Rule[] = [
  atStake,
  costRise,
  costPerSale,
  costAtMost,
  demandRise,
  demandFall,
  dated,
  window,
  compound,
  multiple,
  priceSet,
  rivalEntry,
  rivalMoved,
  askedOffPrice,
  incomeEnds,
]
