import { createHmac, randomBytes } from 'node:crypto'
import type { FigureRow } from '@sextant/contracts/figures/row'
import { readDay } from './days.ts'
import type { Outcome } from './head.ts'
import type { Plan } from './plan.ts'
import type { FileRecord } from './record.ts'
import { textAt, understandLine } from './understand-line.ts'

const VOID = new Set(['voided', 'expired'])

/** When each customer bought first, by a mark of the e-mail that only this reading knows. Exports begin with the newest order. */
export class FirstOrders {
  readonly #secret = randomBytes(16)
  readonly #first = new Map<string, string>()

  #mark(email: string): string {
    const hmac = createHmac('sha256', this.#secret).update(email.toLowerCase())
    return hmac.digest('base64').slice(0, 16)
  }

  note(plan: Plan, { cells }: FileRecord): void {
    const email = textAt(plan, cells, 'customer')
    const moment = momentOf(plan, cells)
    if (email === '' || moment === '' || isVoid(plan, cells)) return
    const mark = this.#mark(email)
    const known = this.#first.get(mark)
    if (known === undefined || moment < known) this.#first.set(mark, moment)
  }

  /** Whether the customer had bought before, as far as the file tells. */
  isRepeat(plan: Plan, cells: FileRecord['cells']): boolean {
    const email = textAt(plan, cells, 'customer')
    const first = email === '' ? undefined : this.#first.get(this.#mark(email))
    return first !== undefined && momentOf(plan, cells) > first
  }
}

function momentOf(plan: Plan, cells: FileRecord['cells']): string {
  const text = textAt(plan, cells, 'day')
  const read = readDay(text, plan.dayOrder)
  return 'day' in read ? `${read.day} ${text}` : ''
}

const isVoid = (plan: Plan, cells: FileRecord['cells']): boolean =>
  VOID.has(textAt(plan, cells, 'status').toLowerCase()) || textAt(plan, cells, 'cancelled') !== ''

/** Reads orders: the totals stand on the first line of an order, one more line for each further item. */
export function orderReader(
  plan: Plan,
  firstOrders: FirstOrders,
): (record: FileRecord) => Outcome[] {
  const seen = new Set<string>()
  return record => {
    const { line, cells } = record
    const name = textAt(plan, cells, 'order')
    const isOrder = name !== '' && line > plan.headerLine
    if (isOrder && seen.has(name))
      return [{ kind: 'left-out', line, why: 'item', says: `A further item of ${name}.` }]
    if (isOrder) seen.add(name)
    if (isOrder && isVoid(plan, cells))
      return [{ kind: 'left-out', line, why: 'void', says: `${name} was cancelled or voided.` }]
    const repeat = isOrder && firstOrders.isRepeat(plan, cells)
    return understandLine(plan, record).map(outcome =>
      outcome.kind === 'row' ? { ...outcome, row: asOrder(outcome.row, repeat) } : outcome,
    )
  }
}

function asOrder(row: FigureRow, repeat: boolean): FigureRow {
  const { refunds, ...values } = row.values
  return {
    ...row,
    values: {
      ...values,
      orders: 1,
      ...(repeat ? { repeat_orders: 1 } : {}),
      // Every line says what was given back; that nothing was is no refund.
      ...(refunds ? { refunds } : {}),
    },
  }
}
