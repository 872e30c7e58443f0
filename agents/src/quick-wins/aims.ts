import {
  answerTime,
  channelSpend,
  costOfCustomer,
  paidWhileFull,
  recommended,
  spentForLittle,
} from './yardsticks/channels.ts'
import { channelHours, freedHours } from './yardsticks/hours.ts'
import { costOfSale, salesOfLine, soldOfLine } from './yardsticks/lines.ts'
import { coveredRise, daysOfMoney, owed, stock } from './yardsticks/money.ts'
import { lostOnTheWay, refused, refusedAndSentOn } from './yardsticks/refusals.ts'
import { partThatBuys, wonAfterAll } from './yardsticks/asked.ts'
import type { Yardstick } from './yardstick.ts'

/** What a play is to do to one figure: the parts of it that its metric names, multiplied, or the value it is to reach. */
export type Aim = { of: Yardstick } & ({ parts: readonly number[] } | { to: number })

/**
 * The plays that show within weeks and whose metric is a part of a figure that a company can have. A part or a goal here is
 * the one that stands in the play's metric, and nothing besides (a test reads both).
 */
export const AIMS: Readonly<Record<string, Aim>> = {
  'borrow-capacity': { of: refused, parts: [0.5] },
  'others-under-your-name': { of: refused, parts: [1 / 3] },
  'pass-on-for-a-fee': { of: refusedAndSentOn, parts: [0.5] },
  'others-with-room': { of: refusedAndSentOn, parts: [0.5] },
  'remind-before-the-day': { of: lostOnTheWay, parts: [1 / 3] },
  'unload-the-scarce': { of: freedHours, parts: [0.15] },
  'hours-as-cost': { of: channelHours, parts: [0.5] },
  'routine-of-a-channel': { of: channelHours, parts: [0.5] },
  'retire-what-nobody-reads': { of: channelHours, parts: [0.3] },
  'one-piece-many-places': { of: channelHours, parts: [0.4] },
  'haggle-with-channel': { of: channelSpend, parts: [0.25] },
  'ceiling-for-winning': { of: costOfCustomer, parts: [0.25] },
  'answer-within-the-hour': { of: answerTime, to: 1 },
  'page-and-card-for-referrers': { of: recommended, parts: [0.25] },
  'uncompared-line-first': { of: salesOfLine, parts: [0.03] },
  'line-without-hands': { of: soldOfLine, parts: [0.15] },
  'largest-cost-first': { of: costOfSale, parts: [0.05] },
  'fewer-fields': { of: partThatBuys, parts: [0.15] },
  'promise-the-pace': { of: partThatBuys, parts: [0.1] },
  'write-to-the-unfinished': { of: wonAfterAll, parts: [0.08] },
  'small-first-step': { of: wonAfterAll, parts: [0.2, 0.4] },
  'ring-before-due': { of: owed, parts: [0.3] },
  'deposit-and-stages': { of: daysOfMoney, parts: [0.3] },
  'smaller-and-oftener': { of: daysOfMoney, parts: [0.2] },
  'slow-stock-to-cash': { of: stock, parts: [0.1] },
  'share-the-rise': { of: coveredRise, parts: [0.7] },
  'small-step-on-one-line': { of: salesOfLine, parts: [0.03] },
  'cut-no-shows': { of: lostOnTheWay, parts: [0.4] },
  'end-dear-channel': { of: spentForLittle, to: 0 },
  'halt-reach-while-full': { of: paidWhileFull, to: 0 },
}
