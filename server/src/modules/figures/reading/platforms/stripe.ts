import type { Platform } from '../platform.ts'

/** Payouts as the dashboard exports them, in English for everybody. Origin: docs/decisions/0066. */
export const stripePayouts: Platform = {
  id: 'stripe-payouts',
  source: 'stripe',
  whose: 'Stripe’s',
  what: 'payouts',
  columns: {
    order: 'id',
    day: 'Arrival Date (UTC) | Arrival Date',
    currency: 'Currency',
    status: 'Status | State',
    payouts: 'Amount | Total',
    fees: 'Total Fees | Fees',
  },
  signs: [
    'Arrival Date (UTC) | Arrival Date',
    'Balance Transaction | Source Type | Total Fees | Created (UTC)',
  ],
  needs: [['payouts'], ['day']],
  byDay: 'Export payouts with the column "Arrival Date (UTC)".',
}

/** Movements of the balance: the itemised reports of balance changes and of payout reconciliation. */
export const stripeBalance: Platform = {
  id: 'stripe-balance',
  source: 'stripe',
  whose: 'Stripe’s',
  what: 'payments, fees and payouts',
  columns: {
    order: 'balance_transaction_id',
    day: 'created | created_utc | effective_at | effective_at_utc',
    currency: 'currency',
    category: 'reporting_category',
    revenue: 'gross',
    fees: 'fee',
  },
  signs: ['balance_transaction_id', 'reporting_category'],
  needs: [['revenue'], ['category'], ['day']],
  byDay: 'Export the itemised report with the column "created".',
}
