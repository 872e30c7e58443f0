import type { Measure } from '@sextant/contracts/figures/measures'
import type { FigureRow } from '@sextant/contracts/figures/row'
import type { Outcome } from './head.ts'
import type { Plan } from './plan.ts'
import type { FileRecord } from './record.ts'
import { textAt, understandLine } from './understand-line.ts'

const NOT_PAID = /^(failed|cancell?ed)$/i

/** Reads payouts; one that failed never arrived. */
export const payoutReader =
  (plan: Plan) =>
  (record: FileRecord): Outcome[] => {
    const status = textAt(plan, record.cells, 'status')
    if (!NOT_PAID.test(status)) return understandLine(plan, record)
    const says = `The payout is ${status.toLowerCase()}.`
    return [{ kind: 'left-out', line: record.line, why: 'void', says }]
  }

/** What a movement of the balance is, and whether it stands there as money going out. */
const KINDS: Record<string, { measure: Measure; out: boolean }> = {
  charge: { measure: 'revenue', out: false },
  refund: { measure: 'refunds', out: true },
  payout: { measure: 'payouts', out: true },
  fee: { measure: 'fees', out: true },
}

/** Reads movements of the balance: what was paid, given back, kept as a fee, paid out. */
export const balanceReader =
  (plan: Plan) =>
  (record: FileRecord): Outcome[] => {
    const kind = textAt(plan, record.cells, 'category').toLowerCase()
    return understandLine(plan, record).map(outcome =>
      outcome.kind === 'row' ? asMovement(outcome, kind) : outcome,
    )
  }

function asMovement(outcome: Extract<Outcome, { kind: 'row' }>, category: string): Outcome {
  const { row } = outcome
  const kind = Object.hasOwn(KINDS, category) ? KINDS[category] : undefined
  if (!kind)
    return {
      kind: 'left-out',
      line: row.line,
      why: 'other',
      says: `A movement of the kind "${category}".`,
    }
  const { revenue: gross = 0, fees = 0 } = row.values
  const amount = kind.out && gross !== 0 ? -gross : gross
  const values: FigureRow['values'] = { [kind.measure]: amount }
  if (kind.measure === 'fees' || fees !== 0)
    values.fees = kind.measure === 'fees' ? amount + fees : fees
  if (kind.measure === 'revenue') values.orders = 1
  return { kind: 'row', note: null, row: { ...row, values } }
}
