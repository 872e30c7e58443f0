import { isMeasure, MEASURES } from '@sextant/contracts/figures/measures'
import type { FileHead } from './head.ts'
import type { Evidence } from './evidence.ts'
import { LIMITS } from './limits.ts'
import { suggestMapping } from './vocabulary.ts'

/** Columns of a platform’s table under headers that it is not known by, which may be a figure that no other column tells. */
function likelyFigures({ platform, columns }: FileHead): string[] {
  if (platform === null) return []
  const taken = new Set(columns.map(({ role }) => role))
  const likely = suggestMapping(columns.map(({ header }) => header))
  return columns.flatMap(({ header, role, first }, at) => {
    const figure = likely[at]!
    const isOpen = role === 'ignore' && isMeasure(figure) && !taken.has(figure)
    if (!isOpen || !/\d/.test(first ?? '')) return []
    return `“${header}” is left out. If it is ${MEASURES[figure].label.toLowerCase()}, choose so among the columns.`
  })
}

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
  notices.push(...likelyFigures(head))
  if (evidence.brokenAt !== null)
    notices.push(`The file ends inside a quoted cell that begins on line ${evidence.brokenAt}.`)
  if (evidence.rows === 0) notices.push('The file has a header and no lines below it.')
  return notices
}
