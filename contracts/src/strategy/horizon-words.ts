import type { Period } from '../company/figures.ts'

/** The three horizons by name (Baghai, Coley and White, "The Alchemy of Growth", 1999), and what would fill one that stands empty. */
export const HORIZON_WORDS = {
  1: {
    name: 'Today’s business',
    gap: 'Open: what holds sales back today?',
  },
  2: {
    name: 'The next one',
    gap: 'Open: which idea or line comes next?',
  },
  3: {
    name: 'Options',
    gap: 'Open: what stands unused or untried?',
  },
} as const

/** How a cost is paid, behind its figure. */
export const PAID: Readonly<Record<Period, string>> = {
  once: 'once',
  sale: 'a sale',
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
}
