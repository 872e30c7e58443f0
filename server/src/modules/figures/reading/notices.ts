import type { FileHead } from './head.ts'
import type { Evidence } from './evidence.ts'
import { LIMITS } from './limits.ts'

/** What somebody should know of a file and need not answer. */
export function noticesOf(head: FileHead, evidence: Evidence): string[] {
  const notices: string[] = []
  const [first, ...others] = head.currencies
  if (first)
    for (const { currency, line, lines } of others)
      notices.push(
        `The currency changes: ${currency} from line ${line} on, on ${lines} lines, beside ${first.currency}.`,
      )
  if (head.columns.length === LIMITS.columnsUsed)
    notices.push(`Only the first ${LIMITS.columnsUsed} columns are used.`)
  if (evidence.brokenAt !== null)
    notices.push(`The file ends inside a quoted cell that begins on line ${evidence.brokenAt}.`)
  if (evidence.rows === 0) notices.push('The file has a header and no lines below it.')
  return notices
}
