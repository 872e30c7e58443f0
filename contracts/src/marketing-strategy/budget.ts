import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { currency, share } from '../company/figures.ts'
import { BUYERS, SPENDING_KINDS } from './spending-words.ts'

/** Whole cents, never less than none. */
const cents = z.number().int().nonnegative().safe()

/** What is done for the objective and what it may cost. */
export const budgetTask = z.object({
  fact: z.string(),
  claim,
  ownerRole: z.string(),
  kind: z.enum(SPENDING_KINDS),
  cents,
  /** Of the whole. */
  share: share.nullable(),
  /** Cents that a win by it has cost so far; null where nobody counted. */
  perWin: cents.nullable(),
})
export type BudgetTask = z.infer<typeof budgetTask>

export const WORTH_OF = ['year', 'sale'] as const

/** Money by objective and task, beside what it brings and what can be afforded. Amounts in cents of `currency`. */
export const budget = z.object({
  currency,
  /** What there is for it until `by`; null where nobody told. */
  given: cents.nullable(),
  /** What the goal takes at what each way has cost so far; null where no way is counted. */
  needed: cents.nullable(),
  /** ISO date up to which the money is spent. */
  by: z.iso.date(),
  tasks: z.array(budgetTask),
  buyers: z.enum(BUYERS),
  /** How many the goal takes, and what one is called in both numbers; null where the goal has no figures. */
  wins: z.number().int().positive().nullable(),
  win: z.object({ one: z.string(), many: z.string() }),
  /** What one of them leaves after its own cost, in a year or with its one sale. */
  worth: z.object({ cents, of: z.enum(WORTH_OF) }).nullable(),
  total: cents,
  brand: cents,
  activation: cents,
  brandShare: share.nullable(),
  /** Of the wins, so many come without money: by themselves, or where those who buy are asked. */
  free: z.number().int().nonnegative().default(0),
  /** So many the money brings at what each way has cost so far, rounded down; null where no way is counted. */
  expected: z.number().int().nonnegative().nullable(),
  /** What each win that is paid for may cost if the goal is reached. */
  perWin: cents.nullable(),
  /** Months until what a win leaves has paid for it; null where it leaves nothing, or leaves it at once. */
  payback: z.number().nonnegative().nullable(),
  /** Wins below which the money does not come back within the year, or with their first sale. */
  atLeast: z.number().int().nonnegative().nullable(),
  /** Why it is shared out in this way. */
  method: claim,
  worthFrom: claim,
})
export type Budget = z.infer<typeof budget>
