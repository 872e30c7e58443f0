import type { Answers, FileHead, Outcome } from './head.ts'
import { LIMITS } from './limits.ts'
import { type Plan, planOf } from './plan.ts'
import type { FileRecord } from './record.ts'
import { type Input, recordsOf } from './records.ts'
import { FirstOrders, orderReader } from './shopify-orders.ts'
import { balanceReader, payoutReader } from './stripe-lines.ts'
import { understandLine } from './understand-line.ts'

type ReadLine = (record: FileRecord) => Outcome[]

/** Who bought before is only known once all orders were seen: the newest come first. */
async function firstOrdersOf(input: Input, head: FileHead, plan: Plan): Promise<FirstOrders> {
  const firstOrders = new FirstOrders()
  for await (const records of recordsOf(input, head.form))
    for (const record of records) if (record.line > head.headerLine) firstOrders.note(plan, record)
  return firstOrders
}

async function readerOf(input: Input, head: FileHead, plan: Plan): Promise<ReadLine> {
  if (head.platform === 'shopify-orders')
    return orderReader(plan, await firstOrdersOf(input, head, plan))
  if (head.platform === 'stripe-payouts') return payoutReader(plan)
  if (head.platform === 'stripe-balance') return balanceReader(plan)
  return record => understandLine(plan, record)
}

/** A line may end before its last columns; columns that the file does not have are nowhere. */
function withCorrections(
  record: FileRecord,
  corrections: NonNullable<Answers['corrections']>,
  width: number,
): FileRecord {
  const cells = [...record.cells]
  for (const { column, value } of corrections) {
    if (column >= width) continue
    while (cells.length < column) cells.push('')
    cells[column] = value.trim()
  }
  return { ...record, cells }
}

/** Every line of a file, understood, told to be wrong or left out, in the order of the file. Nothing is held but a piece of it. */
export async function* readRows(
  input: Input,
  head: FileHead,
  answers: Answers,
): AsyncGenerator<Outcome[]> {
  const plan = planOf(head, answers, LIMITS.daysAhead)
  const readLine = await readerOf(input, head, plan)
  const corrected = Map.groupBy(answers.corrections ?? [], ({ line }) => line)
  const right = (record: FileRecord): FileRecord => {
    const corrections = corrected.get(record.line)
    return corrections ? withCorrections(record, corrections, head.columns.length) : record
  }
  for await (const records of recordsOf(input, head.form))
    yield records.flatMap(record => readLine(right(record)))
}
