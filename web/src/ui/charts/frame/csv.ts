/** What a cell of a chart's table holds; null is unknown and stays empty. */
export type Cell = string | number | null

const FORMULA = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

/** Rows as a file for spreadsheets. What would be computed there is made text with an apostrophe; plain numbers stay numbers. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map(row => row.map(cellText).join(','))
  // The mark at the front tells spreadsheets that the file is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellText(cell: Cell): string {
  const text = String(cell ?? '')
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A title as a name for a file: "Cost per order stays" is "cost-per-order-stays". */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name.slice(0, 60).replace(/-$/, '') || 'chart'
}
