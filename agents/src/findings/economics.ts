import { breakEven } from './economics/break-even.ts'
import { firstSale } from './economics/first-sale.ts'
import { ideaPays } from './economics/idea-pays.ts'
import { lifetimeValue } from './economics/lifetime-value.ts'
import { lossEach } from './economics/loss-each.ts'
import { ltvCac } from './economics/ltv-cac.ts'
import { ownOrHire } from './economics/own-or-hire.ts'
import { payback } from './economics/payback.ts'
import type { Rule } from './finding.ts'

export const economicsRules: readonly Rule[] = [
  breakEven,
  lossEach,
  lifetimeValue,
  ltvCac,
  payback,
  firstSale,
  ideaPays,
  ownOrHire,
]
