import { writeMoney } from '@sextant/contracts/metrics/written'
import { dollars } from '@/ui/patterns/money.ts'
import { localToday } from './pace-words.ts'

/** What imports tell was spent on a campaign, in cents of their currency, and until which day (YYYY-MM-DD). */
export type MeasuredSpend = { cents: number; currency: string; until: string }

/** What a pace is reckoned with: how amounts are written, and the day until which spending is known. */
export type Spending = {
  spent_cents: number
  money: (cents: number) => string
  until: string
  isMeasured: boolean
}

/** What was measured where imports tell it, else what somebody entered. A budget is counted in the currency of what was measured, as its pacing is. */
export const spendingOf = (
  { spent_cents }: { spent_cents: number },
  measured: MeasuredSpend | null,
): Spending =>
  measured
    ? {
        spent_cents: measured.cents,
        money: cents => writeMoney(cents, measured.currency),
        until: measured.until,
        isMeasured: true,
      }
    : { spent_cents, money: dollars, until: localToday(), isMeasured: false }
