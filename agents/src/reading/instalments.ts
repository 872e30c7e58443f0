import type { Period } from '@sextant/contracts/company/figures'
import { ofParts } from './any-of.ts'
import type { Clause } from './clauses.ts'
import type { Quantity } from './quantity.ts'

/** What is paid at the beginning, what again and again, and for how long. */
type Instalments = { deposit: Quantity; rate: Quantity | null; span: Quantity | null }

const BEFORE = ofParts(
  'i',
  String.raw`\b(?:deposit|down ?payment|initial payment|first payment)(?:\s(?:is|of|at))?\s(?:only |about |around )?$`,
)
const BEHIND =
  /^\s(?:as (?:a )?|in |of )?(?:deposit|down ?payment|down|up ?front|at the start|first)\b/i

/** "40 deposit and 6 a week for 20 weeks": neither of them is the price. Null where nothing is paid so. */
function instalmentsIn({ text, start, figures }: Clause): Instalments | null {
  const isSum = ({ kind, value }: Quantity): boolean =>
    (kind === 'money' || kind === 'count') && value > 0
  const deposit = figures.find(
    figure =>
      isSum(figure) &&
      (BEFORE.test(text.slice(0, figure.start - start)) ||
        BEHIND.test(text.slice(figure.end - start))),
  )
  if (!deposit) return null
  const span = figures.find(
    figure =>
      figure.kind === 'duration' && /\b(?:for|over)\s$/i.test(text.slice(0, figure.start - start)),
  )
  // A room has its price a night whatever deposit is told behind it.
  const rate = figures.find(
    figure =>
      isSum(figure) &&
      figure.per !== undefined &&
      AGAIN.has(figure.per) &&
      (figure.start > deposit.start || (span && span.start > figure.start)),
  )
  return { deposit, rate: rate ?? null, span: span ?? null }
}
const AGAIN: ReadonlySet<Period> = new Set<Period>(['day', 'week', 'month', 'quarter', 'year'])

/** What is left of a clause without them. */
export function withoutInstalments<Q extends Quantity>(figures: readonly Q[], clause: Clause): Q[] {
  const told = instalmentsIn(clause)
  if (!told) return [...figures]
  const taken = new Set([told.deposit.start, told.rate?.start])
  return figures.filter(({ start }) => !taken.has(start))
}

/** All that is paid in the end; null where a part of it is not told, or a month would have to be counted in days. */
export function paidInAll(clause: Clause, currency: string): Record<string, unknown> | null {
  const { deposit, rate, span } = instalmentsIn(clause) ?? {}
  const times = rate && span ? timesIn(rate.per, span) : null
  if (!deposit || !rate || !times) return null
  const own = deposit.currency ?? rate.currency ?? currency
  const isOne = [deposit, rate].every(({ currency: other = own }) => other === own)
  return isOne
    ? { cents: centsOf(deposit) + centsOf(rate) * times, currency: own, per: 'sale' }
    : null
}

const centsOf = ({ kind, value }: Quantity): number =>
  kind === 'money' ? value : Math.round(value * 100)

function timesIn(per: Period | undefined, { unit, value }: Quantity): number | null {
  if (unit === undefined) return null
  if (unit === per) return value
  return unit === 'year' && per === 'month' ? value * 12 : null
}
